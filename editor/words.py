"""The words of the editor: every text for people goes through these, so that it is translated."""

from model.wording.speech import later, tr, trn

__all__ = ["later", "tr", "trn"]
