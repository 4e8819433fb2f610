"""The model: one encoder layer with one attention head. B sentences of L tokens, D = d_k = 64 numbers a token.

    x       = LayerNorm(embedding[token])                  [B, L, D]
    q, k, v = R(x Wqᵀ), R(x Wkᵀ), R(x Wvᵀ)                 [B, L, D] each; R turns each row by its position
    mixed   = softmax(q kᵀ / √D) v                         [B, L, D]
    y       = LayerNorm(x + R⁻¹(mixed) Woᵀ)                turned back by the asking token's position; residual
    z       = LayerNorm(y + (relu(y Wgᵀ + bg) * (y W1ᵀ + b1)) W2ᵀ + b2)      gated feed-forward, residual
    logits  = z embeddingᵀ + bias                          [B, L, tokens], the embedding used again

Turning: rotary position embedding (Su et al. 2021), of values as well, at angles that are learned. Gate: ReGLU (Shazeer
2020). What was tried beside it can be chosen by `Shape`.
"""

import dataclasses
import math

import torch
from torch import Tensor, nn
from torch.nn import functional


@dataclasses.dataclass(frozen=True)
class Shape:
    tokens: int
    width: int = 64
    longest: int = 32
    hidden: int = 432
    tied: bool = True
    """whether logits are made with the embedding, or with rows of their own"""
    rotary: bool = True
    """whether queries, keys and values are turned by position"""
    added: bool = False
    """whether a learned row for each position is added to the embedding"""
    gated: bool = True
    """whether the feed-forward has a gate"""


class Encoder(nn.Module):
    def __init__(self, shape: Shape, dropout: float = 0.0):
        super().__init__()
        self.shape = shape
        width = shape.width
        self.embedding = nn.Parameter(torch.randn(shape.tokens, width) * 0.1)
        self.position = nn.Parameter(torch.randn(shape.longest, width) * 0.1) if shape.added else None
        # from a quarter turn a place down to a turn in a hundred places
        angles = math.pi / 2 * 0.04 ** torch.linspace(0, 1, width // 2)
        self.angles = nn.Parameter(angles) if shape.rotary else None
        self.entry = nn.LayerNorm(width)
        self.query = nn.Linear(width, width, bias=False)
        self.key = nn.Linear(width, width, bias=False)
        self.value = nn.Linear(width, width, bias=False)
        self.out = nn.Linear(width, width, bias=False)
        self.after_attention = nn.LayerNorm(width)
        self.inner = nn.Linear(width, shape.hidden)
        self.gate = nn.Linear(width, shape.hidden) if shape.gated else None
        self.outer = nn.Linear(shape.hidden, width)
        self.after_feed_forward = nn.LayerNorm(width)
        self.unembedding = None if shape.tied else nn.Parameter(torch.randn(shape.tokens, width) * 0.1)
        self.bias = nn.Parameter(torch.zeros(shape.tokens))
        self.dropout = nn.Dropout(dropout)

    def turned(self, rows: Tensor, way: float = 1.0) -> Tensor:
        """Pairs (i, i + D/2) of each row turned by its position times angle i."""
        if self.angles is None:
            return rows
        at = torch.arange(rows.shape[-2], dtype=rows.dtype)[:, None] * self.angles * way
        cos, sin = torch.cos(at), torch.sin(at)
        a, b = rows.chunk(2, -1)
        return torch.cat([a * cos - b * sin, a * sin + b * cos], -1)

    def steps(self, tokens: Tensor, kept: Tensor | None = None, chosen: Tensor | None = None) -> dict[str, Tensor]:
        """Every intermediate by name. tokens: [B, L]; kept: [B, L], True where there is a token; chosen: [B, L],
        where given, y and z are of these places alone, [places, D]."""
        x = self.embedding[tokens]
        if self.position is not None:
            x = x + self.position[: tokens.shape[1]]
        x = self.entry(x)
        x = self.dropout(x)
        q, k, v = self.turned(self.query(x)), self.turned(self.key(x)), self.turned(self.value(x))
        scores = q @ k.transpose(-2, -1)
        scaled = scores / math.sqrt(self.shape.width)
        if kept is not None:
            scaled = scaled.masked_fill(~kept[:, None, :], -math.inf)
        weights = torch.softmax(scaled, dim=-1)
        mixed = weights @ v
        back = self.turned(mixed, -1.0)
        at, back = (x, back) if chosen is None else (x[chosen], back[chosen])
        attended = at + self.dropout(self.out(back))
        y = self.after_attention(attended)
        inner = functional.relu(self.inner(y)) if self.gate is None else functional.relu(self.gate(y)) * self.inner(y)
        fed = self.outer(self.dropout(inner))
        processed = y + fed
        z = self.after_feed_forward(processed)
        return {
            "x": x,
            "q": q,
            "k": k,
            "v": v,
            "scores": scores,
            "scaled": scaled,
            "weights": weights,
            "mixed": mixed,
            "attended": attended,
            "y": y,
            "processed": processed,
            "z": z,
        }

    def logits(self, z: Tensor) -> Tensor:
        """z: [..., D] of the places that are asked about."""
        rows = self.embedding if self.unembedding is None else self.unembedding
        return z @ rows.T + self.bias
