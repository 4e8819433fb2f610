"""How often counting alone finds a hidden character: what the model is to be measured by.

    python3 model/ngrams.py --data build/model
"""

import argparse
import collections
import math
import pathlib
from collections.abc import Callable

from data import Text
from text import is_han

LEFT, RIGHT = "\x02", "\x03"

Candidates = dict[str, float]


class Counts:
    """How often characters stand beside each other in the text that is trained on."""

    def __init__(self, lines: list[str]):
        self.single: collections.Counter[str] = collections.Counter()
        # by what stands left of a character, right of it, on both sides, and by two on either side
        self.after: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
        self.before: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
        for line in lines:
            padded = LEFT * 2 + line + RIGHT * 2
            for i in range(2, len(padded) - 2):
                c = padded[i]
                self.single[c] += 1
                left2, left, right, right2 = padded[i - 2], padded[i - 1], padded[i + 1], padded[i + 2]
                self.after[left][c] += 1
                self.before[right][c] += 1
                self.after[left2 + left][c] += 1
                self.before[right + right2][c] += 1
                self.after[left + "_" + right][c] += 1
        self.total = sum(self.single.values())

    def chance(
        self, table: dict[str, collections.Counter[str]], near: str, c: str, prior: float, weight: float
    ) -> float:
        """The share of `c` beside `near`, as if `prior` had been seen `weight` times more."""
        found = table.get(near)
        seen, total = (found[c], found.total()) if found else (0, 0)
        return (seen + weight * prior) / (total + weight)


def bigrams(counts: Counts, left2: str, left: str, right: str, right2: str) -> Callable[[str], float]:
    def score(c: str) -> float:
        own = counts.single[c] / counts.total
        by_left = counts.chance(counts.after, left, c, own, 1)
        by_right = counts.chance(counts.before, right, c, own, 1)
        return math.log(by_left) + math.log(by_right) - math.log(own)

    return score


def trigrams(counts: Counts, left2: str, left: str, right: str, right2: str) -> Callable[[str], float]:
    def score(c: str) -> float:
        own = counts.single[c] / counts.total
        by_left = counts.chance(counts.after, left2 + left, c, counts.chance(counts.after, left, c, own, 2), 2)
        by_right = counts.chance(counts.before, right + right2, c, counts.chance(counts.before, right, c, own, 2), 2)
        # what both sides say of it each on its own, the prior of what was seen between the two
        product = by_left * by_right / own
        return product

    return score


def judged(counts: Counts, lines: list[str], of: str) -> tuple[float, float]:
    first = five = places = 0
    for line in lines:
        padded = LEFT * 2 + line + RIGHT * 2
        for i in range(2, len(padded) - 2):
            c = padded[i]
            if not is_han(c):
                continue
            places += 1
            left2, left, right, right2 = padded[i - 2], padded[i - 1], padded[i + 1], padded[i + 2]
            candidates = set(counts.after.get(left, ())) | set(counts.before.get(right, ()))
            if of == "bigrams":
                score = bigrams(counts, left2, left, right, right2)
                scores = {other: score(other) for other in candidates}
            else:
                score = trigrams(counts, left2, left, right, right2)
                products = {other: score(other) for other in candidates}
                total = sum(products.values()) or 1
                scores = {
                    other: counts.chance(counts.after, left + "_" + right, other, product / total, 2)
                    for other, product in products.items()
                }
            best = sorted(scores, key=lambda other: -scores[other])[:5]
            first += best[:1] == [c]
            five += c in best
    return first / places, five / places


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--data", type=pathlib.Path, required=True)
    told = options.parse_args()
    text = Text(told.data)
    counts = Counts([*text.training, *text.own])
    for of in ("bigrams", "trigrams"):
        first, five = judged(counts, text.held_out, of)
        print(f"{of}: first {first:.1%}, among five {five:.1%}")


if __name__ == "__main__":
    main()
