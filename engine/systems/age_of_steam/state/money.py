"""Money and income of players: all changes of income go through here, since it has limits."""

from engine.systems.age_of_steam.state.play import Play


def change_income(play: Play, seat: int, amount: int) -> int:
    """Changes income within its limits; how much it changed (AOM-DELIVERY-06, OPEN-10)."""
    player, money = play.state.seats[seat], play.table.rules.money
    after = player.income + amount
    if amount < 0:
        after = max(after, min(money.bankrupt_below, player.income))
    elif money.income_cap is not None:
        after = min(after, max(money.income_cap, player.income))
    gained = after - player.income
    player.income = after
    return gained


def dollars(amount: int) -> str:
    return f"${amount}"
