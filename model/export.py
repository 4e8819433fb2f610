"""Writes the weights that ship: a checkpoint's matrices as int8 with a scale for each row, its vectors, the vocabulary.

    python3 model/export.py --data build/model --checkpoint build/model/first/checkpoint.pt --command "train.py …"
"""

import argparse
import gzip
import json
import pathlib

import numpy
import torch

import safetensors
from data import SPECIALS
from text import LONGEST, simplified

HERE = pathlib.Path(__file__).parent
FORMAT = "1"
# int8 from −80 to 80: no more characters held out are found with 127, and those compress to a twentieth more
LARGEST = 80
# where a character may be traditional: the blocks of Chinese characters
BLOCKS = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0x20000, 0x2FA1F)]
CREDITS = """Trained by the Attention, step by step project; the weights are under its licence (MIT).
Sentences: Tatoeba, tatoeba.org, CC BY 2.0 FR. Ids: the vocabulary of bert-base-chinese, Apache-2.0. \
Words: jieba, MIT. Traditional to simplified characters: OpenCC, Apache-2.0."""


def with_few_bits(numbers: numpy.ndarray, bits: int, up: bool = False) -> numpy.ndarray:
    """Float32 numbers with so many bits after the first, that they compress; to the nearest, or `up` to no smaller."""
    mantissas, exponents = numpy.frexp(numbers.astype(numpy.float64))
    steps = mantissas * 2.0 ** (bits + 1)
    return numpy.ldexp((numpy.ceil(steps) if up else numpy.rint(steps)) / 2.0 ** (bits + 1), exponents).astype("<f4")


def quantised(matrix: numpy.ndarray) -> tuple[numpy.ndarray, numpy.ndarray]:
    """A matrix as int8 and a scale for each row: row ≈ int8 row · scale, the largest of a row near ±LARGEST."""
    scales = with_few_bits(numpy.abs(matrix).max(axis=1) / LARGEST, 3, up=True)
    return numpy.rint(matrix / scales[:, None]).astype("<i1"), scales


def parts(weights: dict[str, torch.Tensor]) -> dict[str, numpy.ndarray]:
    """The tensors of the file by name."""
    tensors = {}
    for name, tensor in weights.items():
        if tensor.dim() == 2:
            tensors[name], tensors[f"{name}.scale"] = quantised(tensor.numpy())
        else:
            tensors[name] = with_few_bits(tensor.numpy(), 7)
    return tensors


def traditional(known: set[str]) -> str:
    """Characters that the vocabulary lacks, each with the one that it has for it."""
    lacking = [chr(code) for first, last in BLOCKS for code in range(first, last + 1) if chr(code) not in known]
    return "".join(one + other for one, other in zip(lacking, simplified(lacking)) if other in known)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--data", type=pathlib.Path, required=True)
    options.add_argument("--checkpoint", type=pathlib.Path, required=True)
    options.add_argument("--command", required=True, help="how the checkpoint was trained")
    options.add_argument("--to", type=pathlib.Path, default=HERE / "encoder.safetensors")
    told = options.parse_args()

    saved = torch.load(told.checkpoint, map_location="cpu")
    vocabulary = json.loads((told.data / "vocabulary.json").read_text("utf-8"))
    tokens, ids = vocabulary["tokens"], vocabulary["ids"]
    characters = "".join(tokens[SPECIALS:])
    metadata = {
        "format": FORMAT,
        "credits": CREDITS,
        "command": told.command,
        "passes": str(saved["passes"]),
        "longest": str(LONGEST),
        "sentences": str(sum(1 for line in (told.data / "training.txt").read_text("utf-8").split("\n") if line)),
        "specials": " ".join(tokens[:SPECIALS]),
        "characters": characters,
        # how much larger each is than the one before: a third of what the ids themselves take
        "steps": " ".join(str(id - before) for before, id in zip([0, *ids], ids)),
        "traditional": traditional(set(characters)),
    }
    tensors = parts(saved["averaged"])
    safetensors.write(told.to, tensors, metadata)

    def compressed(content: bytes) -> int:
        return len(gzip.compress(content, 9))

    print(f"{told.to}: {told.to.stat().st_size} bytes, {compressed(told.to.read_bytes())} gzipped; by part, gzipped:")
    for name, content in [*metadata.items(), *tensors.items()]:
        print(f"{compressed(content.encode() if isinstance(content, str) else content.tobytes()):8} {name}")


if __name__ == "__main__":
    main()
