"""How often a hidden character is found, and what the attention looks at.

    python3 model/evaluate.py --data build/model --checkpoint build/model/model.pt
"""

import argparse
import logging
import pathlib

import torch

from data import MASK, Text, filled
from encoder import Encoder, Shape
from text import is_han


def load(checkpoint: pathlib.Path) -> Encoder:
    """The model of a checkpoint, with its averaged weights."""
    saved = torch.load(checkpoint, map_location="cpu")
    model = Encoder(Shape(**saved["shape"]))
    model.load_state_dict(saved["averaged"])
    return model.eval()


@torch.no_grad()
def accuracy(model: Encoder, text: Text, lines: list[str]) -> dict[str, float]:
    """Each Chinese character hidden, one at a time: the share found first, and among the first five. A character that
    the vocabulary lacks counts as not found."""
    rows, places, truths = [], [], []
    for line in lines:
        row = text.encoded(line)
        for place, character in enumerate(line, 1):
            if is_han(character):
                rows.append([*row[:place], MASK, *row[place + 1 :]])
                places.append(place)
                truths.append(row[place])
    order = sorted(range(len(rows)), key=lambda index: len(rows[index]))
    first = five = 0
    for start in range(0, len(order), 512):
        some = order[start : start + 512]
        tokens = filled([rows[index] for index in some])
        z = model.steps(tokens, tokens != 0)["z"]
        z = z[torch.arange(len(some)), torch.tensor([places[index] for index in some])]
        logits = model.logits(z)
        logits[:, :5] = -torch.inf
        best = logits.topk(5).indices
        right = best == torch.tensor([truths[index] for index in some])[:, None]
        first += int(right[:, 0].sum())
        five += int(right.any(1).sum())
    return {"places": len(rows), "first": first / len(rows), "five": five / len(rows)}


@torch.no_grad()
def looked_at(model: Encoder, text: Text, lines: list[str]) -> dict[str, float]:
    """What the characters of two-character words (jieba's) look at: the mean weights of the word's other character, of
    the neighbour on the other side, and of the character itself."""
    import jieba

    jieba.setLogLevel(logging.WARNING)
    partner = neighbour = itself = 0.0
    count = 0
    for line in lines:
        weights = model.steps(torch.tensor([text.encoded(line)]))["weights"][0]
        at = 1
        for word in jieba.cut(line):
            if len(word) == 2 and all(map(is_han, word)):
                for one, other, beyond in ((at, at + 1, at - 1), (at + 1, at, at + 2)):
                    # beside [CLS] or [SEP] there is no other neighbour
                    if 1 <= beyond <= len(line):
                        partner += float(weights[one, other])
                        neighbour += float(weights[one, beyond])
                        itself += float(weights[one, one])
                        count += 1
            at += len(word)
    return {"partner": partner / count, "other neighbour": neighbour / count, "itself": itself / count}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--data", type=pathlib.Path, required=True)
    options.add_argument("--checkpoint", type=pathlib.Path, required=True)
    told = options.parse_args()
    text = Text(told.data)
    model = load(told.checkpoint)
    print(accuracy(model, text, text.held_out))
    print(looked_at(model, text, text.held_out))


if __name__ == "__main__":
    main()
