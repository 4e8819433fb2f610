"""Trains the model; goes on from its last checkpoint when started again.

    python3 model/train.py --data build/model --to build/model/first --passes 300
"""

import argparse
import dataclasses
import json
import math
import pathlib
import random
import time

import torch
from torch.nn import functional

from data import Text, hidden, one_pass
from encoder import Encoder, Shape
from evaluate import accuracy


def arguments() -> argparse.Namespace:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--data", type=pathlib.Path, required=True)
    options.add_argument("--to", type=pathlib.Path, required=True)
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--passes", type=int, default=300)
    options.add_argument("--until", type=int, help="break off after this pass, as if it had been stopped")
    options.add_argument("--batch", type=int, default=256)
    options.add_argument("--rate", type=float, default=3e-3, help="the largest step of AdamW")
    options.add_argument("--decay", type=float, default=0.01)
    options.add_argument("--hidden", type=int, default=432)
    options.add_argument("--dropout", type=float, default=0.0)
    options.add_argument("--untied", action="store_true", help="logits by rows of their own")
    options.add_argument("--still", action="store_true", help="positions added to the embedding, nothing turned")
    options.add_argument("--ungated", action="store_true", help="a feed-forward of relu alone")
    options.add_argument("--hide", type=float, default=0.25, help="share of the characters hidden")
    options.add_argument("--masked", type=float, default=0.6, help="share of these shown as [MASK]")
    options.add_argument("--words", type=float, default=0.25)
    options.add_argument("--own", type=int, default=3)
    options.add_argument("--late", type=float, default=0.2, help="share of the passes, the last, with fewer hidden")
    options.add_argument("--late-hide", type=float, default=0.15)
    options.add_argument("--late-masked", type=float, default=0.85)
    options.add_argument("--late-words", type=float, default=0.1)
    options.add_argument("--smoothing", type=float, default=0.0)
    return options.parse_args()


def main() -> None:
    told = arguments()
    torch.set_num_threads(1)
    text = Text(told.data)
    shape = Shape(
        tokens=len(text.tokens),
        hidden=told.hidden,
        tied=not told.untied,
        rotary=not told.still,
        added=told.still,
        gated=not told.ungated,
    )
    torch.manual_seed(told.seed)
    model = Encoder(shape, told.dropout)
    averaged = {name: value.clone() for name, value in model.state_dict().items()}
    matrices = [p for p in model.parameters() if p.dim() > 1]
    vectors = [p for p in model.parameters() if p.dim() == 1]
    optimiser = torch.optim.AdamW(
        [{"params": matrices, "weight_decay": told.decay}, {"params": vectors, "weight_decay": 0.0}],
        lr=told.rate,
        betas=(0.9, 0.98),
    )
    told.to.mkdir(parents=True, exist_ok=True)
    checkpoint, curve = told.to / "checkpoint.pt", told.to / "curve.jsonl"
    step = first_pass = 0
    seconds = 0.0
    if checkpoint.exists():
        saved = torch.load(checkpoint)
        model.load_state_dict(saved["model"])
        optimiser.load_state_dict(saved["optimiser"])
        averaged, step, first_pass, seconds = saved["averaged"], saved["step"], saved["passes"], saved["seconds"]

    for one in range(first_pass, min(told.passes, told.until or told.passes)):
        began = time.process_time()
        # a pass is the same whether the run was broken off before it or not
        draw = random.Random(f"{told.seed} {one}")
        generator = torch.Generator().manual_seed(draw.getrandbits(62))
        is_late = one >= told.passes * (1 - told.late)
        hide, masked, words = (
            (told.late_hide, told.late_masked, told.late_words) if is_late else (told.hide, told.masked, told.words)
        )
        batches = one_pass(text, draw, told.batch, words, told.own)
        losses = []
        model.train()
        for index, tokens in enumerate(batches):
            warm = min(1.0, (step + 1) / 500)
            done = (one + index / len(batches)) / told.passes
            rate = told.rate * warm * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * done)))
            for group in optimiser.param_groups:
                group["lr"] = rate
            shown, chosen = hidden(tokens, len(text.tokens), generator, hide, masked)
            if not chosen.any():
                continue
            z = model.steps(shown, tokens != 0, chosen)["z"]
            loss = functional.cross_entropy(model.logits(z), tokens[chosen], label_smoothing=told.smoothing)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            step += 1
            keep = min(0.9995, step / (step + 10))
            for name, value in model.state_dict().items():
                averaged[name].mul_(keep).add_(value, alpha=1 - keep)
            losses.append(float(loss.detach()))
        seconds += time.process_time() - began
        saved = {
            "shape": dataclasses.asdict(shape),
            "model": model.state_dict(),
            "averaged": averaged,
            "optimiser": optimiser.state_dict(),
            "step": step,
            "passes": one + 1,
            "seconds": seconds,
        }
        torch.save(saved, told.to / "next.pt")
        (told.to / "next.pt").replace(checkpoint)
        if one % 5 == 4 or one + 1 == told.passes:
            judged = Encoder(shape).eval()
            judged.load_state_dict(averaged)
            found = accuracy(judged, text, text.held_out)
            told_so_far = {"pass": one + 1, "step": step, "seconds": round(seconds), "loss": sum(losses) / len(losses)}
            line = {**told_so_far, **found}
            with curve.open("a") as file:
                file.write(json.dumps(line) + "\n")
            print(line, flush=True)


if __name__ == "__main__":
    main()
