"""Self-attention with one head, in PyTorch."""

import math

import torch
from torch import nn


class SelfAttention(nn.Module):
    """One head, as wide as the tokens' vectors: d_k = hidden_size."""

    def __init__(self, hidden_size=768):
        super().__init__()
        self.query = nn.Linear(hidden_size, hidden_size)
        self.key = nn.Linear(hidden_size, hidden_size)
        self.value = nn.Linear(hidden_size, hidden_size)

    def forward(self, x):  # [batch, length, hidden_size]
        # project: the same shape as x, three times
        q = self.query(x)
        k = self.key(x)
        v = self.value(x)

        # 1. scores: every query with every key
        scores = q @ k.transpose(-2, -1)  # [batch, length, length]

        # 2. scale
        scaled = scores / math.sqrt(k.shape[-1])  # d_k

        # 3. softmax, row by row
        weights = torch.softmax(scaled, dim=-1)

        # 4. mix the values
        output = weights @ v  # [batch, length, hidden_size]
        return output, weights


if __name__ == "__main__":
    x = torch.randn(1, 9, 768)  # stands in for 我喜欢人工智能, with [CLS] and [SEP]
    attention = SelfAttention()
    output, weights = attention(x)
    print(f"output: {output.shape}")
    print(f"weights: {weights.shape}")
    print(f"sum of the row of 喜: {weights[0, 2].sum()}")
