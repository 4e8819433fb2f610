"""The text that prepare.py wrote, as batches of token numbers."""

import itertools
import json
import pathlib
import random

import torch
from torch import Tensor

from text import LONGEST

PAD, UNKNOWN, START, END, MASK = range(5)
SPECIALS = 5
FINAL = set("。!?,.?！？…")


class Text:
    """Sentences of Tatoeba, our own, words, and those held out, with the tokens they are made of."""

    def __init__(self, folder: pathlib.Path):
        def lines(name: str) -> list[str]:
            return [line for line in (folder / name).read_text("utf-8").split("\n") if line]

        vocabulary = json.loads((folder / "vocabulary.json").read_text("utf-8"))
        self.tokens: list[str] = vocabulary["tokens"]
        self.numbers = {token: number for number, token in enumerate(self.tokens)}
        self.training = lines("training.txt")
        self.own = lines("own.txt")
        self.held_out = lines("held_out.txt")
        words = [line.split("\t") for line in lines("words.tsv")]
        self.words = [word for word, _ in words]
        # the square root keeps 的-like words from being all there is
        self.chances = list(itertools.accumulate(float(count) ** 0.5 for _, count in words))

    def encoded(self, line: str) -> list[int]:
        return [START, *(self.numbers.get(c, UNKNOWN) for c in line), END]


def words_in_a_row(text: Text, draw: random.Random) -> str:
    """Some words after each other, as long as a sentence may be."""
    wanted = draw.randint(4, 16)
    line = ""
    while len(line) < wanted:
        line += draw.choices(text.words, cum_weights=text.chances)[0]
    return line[:LONGEST]


def one_pass(text: Text, draw: random.Random, batch: int, words: float, own: int) -> list[Tensor]:
    """Batches of one pass over the sentences, `words` of them words, our own `own` times: [B, L], filled with PAD."""
    lines = [*text.training, *(text.own * own)]
    lines = [line[:-1] if len(line) > 2 and line[-1] in FINAL and draw.random() < 0.5 else line for line in lines]
    lines += [words_in_a_row(text, draw) for _ in range(int(len(lines) * words / (1 - words)))]
    draw.shuffle(lines)
    # of like length, so that little is filled up
    pools = [lines[start : start + 50 * batch] for start in range(0, len(lines), 50 * batch)]
    batches = []
    for pool in pools:
        pool.sort(key=len)
        batches += [pool[start : start + batch] for start in range(0, len(pool), batch)]
    draw.shuffle(batches)
    return [filled([text.encoded(line) for line in lines]) for lines in batches]


def filled(rows: list[list[int]]) -> Tensor:
    """Rows of unlike length as one tensor, the rest PAD."""
    longest = max(map(len, rows))
    return torch.tensor([row + [PAD] * (longest - len(row)) for row in rows])


def hidden(
    tokens: Tensor, vocabulary: int, generator: torch.Generator, rate: float, masked: float
) -> tuple[Tensor, Tensor]:
    """Tokens with some places hidden, and which: `rate` of the characters, of these `masked` by [MASK], the rest half
    by a random one of the `vocabulary` and half left as they are."""
    chosen = (torch.rand(tokens.shape, generator=generator) < rate) & (tokens >= SPECIALS)
    how = torch.rand(tokens.shape, generator=generator)
    others = torch.randint(SPECIALS, vocabulary, tokens.shape, generator=generator)
    shown = torch.where(chosen & (how < masked), torch.full_like(tokens, MASK), tokens)
    replaced = chosen & (how >= masked) & (how < (1 + masked) / 2)
    return torch.where(replaced, others, shown), chosen
