"""Writes what PyTorch makes of some sentences with the weights that ship, in float64, for the tests of the C++.

    python3 model/golden.py
"""

import json
import pathlib

import numpy
import torch
from torch import Tensor

import safetensors
from encoder import Encoder, Shape
from text import normalised, simplified

HERE = pathlib.Path(__file__).parent
START, END, MASK, UNKNOWN = "[CLS]", "[SEP]", "[MASK]", "[UNK]"
# each [ ] in it a token by itself
SENTENCES = [
    "我喜欢人工智能",
    "我喜[MASK]人工智能",
    "好",
    "[MASK][MASK]",
    "朋[MASK]",
    "银行行长",
    "这辆车的[MASK]度很快",
    "他[MASK]天早上都去公园跑步。",
    "你今天过得怎么样?",
    "这家工厂每天生产500辆车。",
    "ai改变了世界",
    "hello,world!",
    "[UNK][UNK]",
    "我们去[UNK]山看日出",
    "「你好」,她说。",
    "3.14159",
    "一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十",
    "老师问了一个很难的问题,没有人能马上[MASK]答出来,大家都沉默了",
    "下雨了,我没带伞",
    "好好好好好好好好",
]
# as a reader may type them
TYPED = [
    "我喜歡人工智慧",
    "ＡＩ 改變了世界！",
    "Hello,\tWORLD!",
    "銀行行長說：「請坐。」",
    "著名的後裡",
    "一公斤＝１㎏",
    "☃雪人\u3000龘",
]
# rows of each intermediate that are written down: the first tokens', the last's
SHOWN = 3
LIKELIEST = 5


def loaded(file: pathlib.Path) -> tuple[Encoder, list[str]]:
    """The model in float64 with a file's weights, and its tokens."""
    tensors, metadata = safetensors.read(file)
    weights = {}
    for name, tensor in tensors.items():
        if not name.endswith(".scale"):
            of = tensor.astype(numpy.float64)
            scale = tensors.get(f"{name}.scale")
            weights[name] = torch.from_numpy(of if scale is None else of * scale[:, None].astype("f8"))
    tokens = [*metadata["specials"].split(" "), *metadata["characters"]]
    model = Encoder(Shape(tokens=len(tokens), hidden=len(tensors["gate.bias"]))).double()
    model.load_state_dict(weights)
    return model.eval(), tokens


def tokens_of(sentence: str) -> list[str]:
    """Its tokens' names."""
    for special in (MASK, UNKNOWN):
        sentence = sentence.replace(special, chr(0xE000 + len(special)))
    names = {chr(0xE000 + len(special)): special for special in (MASK, UNKNOWN)}
    return [START, *(names.get(character, character) for character in sentence), END]


def typed_case(tokens: list[str], sentence: str) -> dict:
    """One sentence as it may be typed, and the rows of its tokens, by the same steps as the text to train on."""
    line = normalised(simplified([sentence])[0])
    return {"sentence": sentence, "rows": [tokens.index(c if c in tokens else UNKNOWN) for c in [START, *line, END]]}


def rounded(tensor: Tensor) -> list:
    """With 13 figures, which is far closer than any test asks for."""
    if tensor.dim() > 0:
        return [rounded(part) for part in tensor]
    return float(f"{tensor.item():.13g}")


def spread(rows: Tensor) -> list:
    """Mean and variance of each, as LayerNorm takes them."""
    return rounded(torch.stack([rows.mean(-1), rows.var(-1, correction=0)], -1))


@torch.no_grad()
def case(model: Encoder, tokens: list[str], sentence: str) -> dict:
    """One sentence: rows, intermediates, and the likeliest characters for the first hidden place, or else the second."""
    names = tokens_of(sentence)
    rows = [tokens.index(name) for name in names]
    steps = model.steps(torch.tensor([rows]))
    place = names.index(MASK) if MASK in names else 1
    logits = model.logits(steps["z"][0, place])[5:]
    probabilities = torch.softmax(logits, 0)
    best = torch.topk(logits, LIKELIEST).indices
    taken = {"x": model.embedding[rows], "y": steps["attended"][0], "z": steps["processed"][0]}
    shown = sorted({*range(min(SHOWN, len(rows))), len(rows) - 1})
    return {
        "sentence": sentence,
        "rows": rows,
        "shown": shown,
        **{name: rounded(steps[name][0, shown]) for name in ("x", "q", "k", "v", "weights", "mixed", "y", "z")},
        "norms": {name: spread(of[shown]) for name, of in taken.items()},
        "place": place,
        "fillings": [
            {"row": int(row) + 5, "logit": rounded(logits[row]), "probability": rounded(probabilities[row])} for row in best
        ],
    }


def main() -> None:
    model, tokens = loaded(HERE / "encoder.safetensors")
    cases = [case(model, tokens, sentence) for sentence in SENTENCES]
    typed = [typed_case(tokens, sentence) for sentence in TYPED]
    about = "PyTorch's float64 intermediates of model/encoder.safetensors, 13 figures, some rows of each. model/golden.py"
    file = HERE.parent / "tests" / "cases" / "encoder.json"
    file.write_text(json.dumps({"about": about, "cases": cases, "typed": typed}, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    print(f"{file}: {len(cases)} sentences, {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
