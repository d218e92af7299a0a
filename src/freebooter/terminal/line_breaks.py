"""Where Rich may break a line of Japanese: between characters, for no spaces are there to break at.

Rich breaks at spaces alone, cuts what does not fit into a column, and elsewhere folds it wherever the line is full. It
has no setting for this, but takes a line apart into words by one expression, which is replaced here. Words of other
scripts stay whole; no line begins with a closing mark or a small letter, and none ends with an opening mark.
"""

from __future__ import annotations

import re

from rich import _wrap

OPENING = "「『（［｛【〈《“"
CLOSING = "、。，．：；！？」』）］｝】〉》”…‥・ー々％ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
JAPANESE = "\u3040-\u30ff\u4e00-\u9fff"
"""Kana and kanji, as a range of an expression."""

WORD = re.compile(
    rf"\s*[{OPENING}]*(?:[{JAPANESE}]|[^\s{JAPANESE}{OPENING}{CLOSING}]+|(?=[{CLOSING}]))[{CLOSING}]*\s*|\s*[{OPENING}]+\s*"
)


def break_japanese_lines() -> None:
    """From now on, in everything that is shown."""
    _wrap.re_word = WORD
