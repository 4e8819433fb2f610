"""Makes the text to train on of its sources (README.md names them): sentences, words, characters with their ids.

    python3 model/prepare.py --tatoeba tatoeba_cmn.tsv --bert-vocabulary bert_base_chinese_vocab.txt --to build/model
"""

import argparse
import collections
import hashlib
import json
import pathlib

from text import LONGEST, SHORTEST, is_han, normalised, simplified

HELD_OUT = 1500
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
HERE = pathlib.Path(__file__).parent


def sentences_of(tatoeba: pathlib.Path) -> list[str]:
    """Its sentences, simplified and normalised, each once, in an order that depends on their own text alone."""
    rows = [line.split("\t", 2) for line in tatoeba.read_text("utf-8").splitlines()]
    lines = [normalised(line) for line in simplified([row[2] for row in rows])]
    fitting = {line for line in lines if SHORTEST <= len(line) <= LONGEST}
    return sorted(fitting, key=lambda line: hashlib.sha256(line.encode()).digest())


def words_of(dictionary: pathlib.Path, known: set[str]) -> list[tuple[str, int]]:
    """Words of 2 to 4 Chinese characters, all of them known, with their frequencies."""
    found = []
    for line in dictionary.read_text("utf-8").splitlines():
        word, count, *_ = line.split(" ")
        if SHORTEST <= len(word) <= 4 and all(is_han(c) and c in known for c in word) and int(count) > 0:
            found.append((word, int(count)))
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tatoeba", type=pathlib.Path, required=True, help="id, language, text, a line each")
    options.add_argument("--bert-vocabulary", type=pathlib.Path, required=True, help="a token a line")
    options.add_argument("--words", type=pathlib.Path, help="jieba's dict.txt; that of the installed jieba unless told")
    options.add_argument("--own", type=pathlib.Path, default=HERE / "own_sentences.txt")
    options.add_argument("--rarest", type=int, default=2, help="how often a character must occur to be known")
    options.add_argument("--to", type=pathlib.Path, required=True)
    told = options.parse_args()
    if told.words is None:
        import jieba

        told.words = pathlib.Path(jieba.__file__).parent / "dict.txt"

    sentences = sentences_of(told.tatoeba)
    held_out, training = sentences[:HELD_OUT], sentences[HELD_OUT:]
    own = [normalised(line) for line in told.own.read_text("utf-8").splitlines() if line and line[0] != "#"]
    own = sorted(set(own) - set(held_out))

    ids = {token: place for place, token in enumerate(told.bert_vocabulary.read_text("utf-8").split("\n"))}
    counts = collections.Counter("".join(training))
    counts.update("".join(own) * told.rarest)
    known = sorted(c for c, count in counts.items() if count >= told.rarest and c in ids)
    characters = [*SPECIAL, *known]

    told.to.mkdir(parents=True, exist_ok=True)
    (told.to / "training.txt").write_text("\n".join(training), "utf-8")
    (told.to / "own.txt").write_text("\n".join(own), "utf-8")
    (told.to / "held_out.txt").write_text("\n".join(held_out), "utf-8")
    words = words_of(told.words, set(known))
    (told.to / "words.tsv").write_text("\n".join(f"{word}\t{count}" for word, count in words), "utf-8")
    (told.to / "vocabulary.json").write_text(
        json.dumps({"tokens": characters, "ids": [ids[c] for c in characters]}, ensure_ascii=False), "utf-8"
    )
    unknown = sum(c not in set(known) for line in held_out for c in line) / sum(map(len, held_out))
    print(f"{len(training)} sentences of Tatoeba, {len(own)} of our own, {len(held_out)} held out,")
    print(f"{len(words)} words, {len(characters)} tokens; {unknown:.2%} of the held-out characters are unknown")


if __name__ == "__main__":
    main()
