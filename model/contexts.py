"""How well attention tells a character's senses apart: the cosine of its vectors after attention, in two sentences.

    python3 model/contexts.py --data build/model --checkpoint build/model/first/checkpoint.pt

A vector is what attention gives, turned back by its own position. Before attention all vectors of a character are one.
Printed, as rows of a Markdown table: the mean cosine of pairs of sentences with one sense and of pairs with two, and the
pair with two that is least alike. Those in web/parts/context-pairs.ts are such pairs.
"""

import argparse
import itertools
import pathlib

import torch

from data import Text
from encoder import Encoder
from evaluate import load

# by character, then by sense: sentences of ours
SENSES = {
    "喜": [["我喜欢人工智能", "她喜欢唱歌", "你喜欢什么"], ["恭喜发财", "恭喜你考上大学", "恭喜恭喜"]],
    "行": [["他在银行工作", "我去银行取钱", "银行几点开门"], ["他们步行回家", "我步行上学", "步行要十分钟"]],
    "长": [["校长来了", "他是我们的校长", "校长在办公室"], ["这条河很长", "她的头发很长", "这座桥有多长"]],
    "打": [["我给她打电话", "请给我打电话", "他在打电话"], ["他喜欢打篮球", "我们打篮球吧", "他篮球打得好"]],
    "花": [["这朵花很美", "花开了", "她送我一朵花"], ["他花了很多钱", "别乱花钱", "这花了我两天时间"]],
    "会": [["他会说中文", "你会游泳吗", "我不会开车"], ["我们明天开会", "会议几点开始", "他在开会"]],
    "重": [["这个箱子很重", "石头太重了", "它有多重"], ["请重新开始", "他重新做了一遍", "我要重新写"]],
    "发": [["他的头发很短", "我去理发", "她剪了头发"], ["发生了什么", "这件事发生在昨天", "事故发生了"]],
    "好": [["你好吗", "今天天气很好", "这本书很好"], ["他爱好音乐", "你有什么爱好", "我的爱好是读书"]],
    "着": [["他看着我", "门开着", "她笑着说"], ["我睡着了", "孩子睡着了", "他终于睡着了"]],
    "东": [["我们去买东西", "这是什么东西", "他吃了点东西"], ["太阳从东方升起", "他住在东京", "东边有一座山"]],
    "面": [["我想吃面条", "他在煮面条", "面条很好吃"], ["外面很冷", "他在外面等你", "外面下雨了"]],
    "机": [["飞机起飞了", "我坐飞机去北京", "飞机晚点了"], ["我的手机坏了", "他在看手机", "手机没电了"]],
    "生": [["他是学生", "学生们在上课", "我是大学生"], ["今天是我的生日", "生日快乐", "他的生日是几号"]],
    "白": [["我明白了", "你明白吗", "他不明白"], ["雪是白的", "他穿白衣服", "白色的猫"]],
}


@torch.no_grad()
def after(model: Encoder, text: Text, sentence: str, character: str) -> torch.Tensor:
    """The vector of the first `character` after attention, turned back by its position: [D]."""
    steps = model.steps(torch.tensor([text.encoded(sentence)]))
    return model.turned(steps["mixed"], -1.0)[0, 1 + sentence.index(character)]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--data", type=pathlib.Path, required=True)
    options.add_argument("--checkpoint", type=pathlib.Path, required=True)
    told = options.parse_args()
    text, model = Text(told.data), load(told.checkpoint)

    rows = []
    for character, senses in SENSES.items():
        vectors = [[(each, after(model, text, each, character)) for each in sense] for sense in senses]
        alike = [
            float(torch.cosine_similarity(one, other, dim=0))
            for sense in vectors
            for (_, one), (_, other) in itertools.combinations(sense, 2)
        ]
        apart = [
            (float(torch.cosine_similarity(one, other, dim=0)), first, second)
            for sense, others in itertools.combinations(vectors, 2)
            for first, one in sense
            for second, other in others
        ]
        same = sum(alike) / len(alike)
        different = sum(cosine for cosine, _, _ in apart) / len(apart)
        rows.append((different - same, character, same, different, min(apart)))
    print("| character | one sense | two senses | least alike |")
    print("|---|---|---|---|")
    for _, character, same, different, (cosine, first, second) in sorted(rows):
        print(f"| {character} | {same:.2f} | {different:.2f} | {first} / {second}: {cosine:.2f} |")


if __name__ == "__main__":
    main()
