"""Runs the class of the file given on the cases read from standard input, in float64; prints JSON."""

import importlib.util
import json
import sys

import torch

spec = importlib.util.spec_from_file_location("shown", sys.argv[1])
shown = importlib.util.module_from_spec(spec)
spec.loader.exec_module(shown)


def tensor(numbers):
    return torch.tensor(numbers, dtype=torch.float64)


outcomes = []
for case in json.load(sys.stdin):
    attention = shown.SelfAttention(hidden_size=1)
    for layer, letter in ((attention.query, "q"), (attention.key, "k"), (attention.value, "v")):
        layer.weight = torch.nn.Parameter(tensor(case[f"w_{letter}"]))
        layer.bias = torch.nn.Parameter(tensor(case[f"b_{letter}"]))
    output, weights = attention(tensor(case["x"]))
    shapes = {"output": list(output.shape), "weights": list(weights.shape)}
    outcomes.append({"shapes": shapes, "output": output.tolist(), "weights": weights.tolist()})
print(json.dumps(outcomes))
