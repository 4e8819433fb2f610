"""How a sentence becomes characters: what the page's C++ does, done for training."""

import subprocess
import unicodedata

SHORTEST, LONGEST = 2, 30


def normalised(text: str) -> str:
    """NFKC, lower case, without spaces: one character, one token."""
    return "".join(unicodedata.normalize("NFKC", text).lower().split())


def simplified(lines: list[str]) -> list[str]:
    """Traditional characters as simplified ones, by OpenCC's command."""
    told = subprocess.run(
        ["opencc", "-c", "t2s.json"], input="\n".join(lines), capture_output=True, text=True, check=True
    )
    converted = told.stdout.split("\n")[: len(lines)]
    if len(converted) != len(lines):
        raise ValueError(f"[simplified] expected {len(lines)} lines from opencc; found {len(converted)}")
    return converted


def is_han(character: str) -> bool:
    """Whether it is a Chinese character of the Unified Ideographs block, which bert-base-chinese has one by one."""
    return "\u4e00" <= character <= "\u9fff"
