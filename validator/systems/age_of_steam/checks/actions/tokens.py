"""Tokens: whether they are good for anything."""

from collections.abc import Iterator

from model.systems.age_of_steam.rules.effects import GainToken
from model.wording.speech import tr
from validator.check import check
from validator.finding import WARNING, Finding
from validator.systems.age_of_steam.survey.survey import RULES, AgeOfSteamSurvey


@check(
    "RUL149",
    "token-for-nothing",
    WARNING,
    reads=RULES,
    needs=("rules",),
    rules=("SC-TOKEN-02", "SC-TOKEN-08"),
    holds=("VAL-AOS-48",),
    since="0.6.0",
)
def token_for_nothing(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A token can be gained, and it neither buys anything nor gives points.

    Why: nobody wants it.
    Repair: give it `benefits`, or a term of `scoring`.

    Bad:
        rules:
          tokens: [{id: support, benefits: [{id: extra-build, removed: true},
            {id: extra-engine, removed: true}]}]
          scoring: [{term: income, times: 3}]

    Good:
        rules:
          tokens: [{id: support, benefits: [{id: extra-build, removed: true},
            {id: extra-engine, removed: true}]}]
    """
    rules = survey.rules
    gained = {e.gain_token.id for _, _, e in survey.effects() if isinstance(e, GainToken)}
    gained |= {rules.nationalisation.token} if "nationalisation" in rules.modules else set()
    scored = {one.term for one in rules.scoring if one.times}
    for key, token in rules.tokens.items():
        if key in gained and not token.benefits and f"token.{key}" not in scored:
            yield Finding(
                message=tr("{token} buys nothing and gives no points", token=token.name or key),
                route=("rules", "tokens", key),
            )
