import { printed } from '../number.ts';
import { zhExhibits } from './zh-CN-exhibits.ts';
import { type CellPlace, shortened, type Text } from './text.ts';

const of = ({ token }: CellPlace) => (token === undefined ? '' : `“${token}”的`);
const dimension = ({ dimension }: CellPlace) => (dimension === undefined ? '' : `第 ${dimension} 维`);

const told = (limit = NaN) => printed(limit, 'all');
const range = (least?: number, most?: number) =>
  most === undefined
    ? `不小于 ${told(least)} `
    : least === undefined
      ? `不大于 ${told(most)} `
      : ` ${told(least)} 到 ${told(most)} 之间`;

export const zhCN: Text = {
  lang: 'zh-CN',
  cell: {
    headSize: () => '每个头的维度 dₖ',
    divisor: () => '除数',
    scores: (place) => `${of(place)}分数`,
    scaled: (place) => `${of(place)}缩放后的分数`,
    max: () => '最大值',
    shifted: (place) => `${of(place)}缩放后的分数减去最大值`,
    exps: (place) => `${of(place)}指数`,
    sum: () => '分母（指数之和）',
    weights: (place) => `${of(place)}权重`,
    weightsSum: () => '权重之和',
    values: (place) => `${of(place)}值向量${dimension(place)}`,
    contributions: (place) => `${of(place)}贡献${dimension(place)}`,
    output: (place) => `新向量${dimension(place)}`,
  },
  numberProblem(label, whole, problem, { least, most }) {
    const typed = shortened(whole);
    const reasons: Record<typeof problem, string> = {
      empty: '这里空着。空着不等于 0，请填一个数。',
      unfinished: `“${typed}”还没写完，比如可以写成 -1、1.5 或 1e-3。`,
      comma: `“${typed}”里的逗号是小数点还是千位分隔？小数请写 1.5，大数请直接写 1500。`,
      'not-a-number': `“${typed}”不是一个数，比如可以写成 1.5、-2 或 1e-3。`,
      'too-large': `“${typed}”太大了，float64 最大只到约 1.8e308。`,
      'too-small': `“${typed}”离 0 太近，float64 写不下，最小约 4.9e-324；要 0 就写 0。`,
      'not-positive': `这里要填大于 0 的数，“${typed}”不行。`,
      'not-whole': `这里要填整数，“${typed}”不是。`,
      'out-of-range': `请填${range(least, most)}的数，“${typed}”不在其中。`,
    };
    return `${label}：${reasons[problem]}`;
  },
  lineProblem: (label, typed, problem, longest) =>
    `${label}：${
      {
        empty: `这里空着，请填 1 到 ${longest} 个字。`,
        control: '里面有制表符，或是会改变文字方向的符号，请删掉。',
        unseen: '填的都是看不见的字符，请填看得见的字。',
        'too-long': `“${shortened(typed)}”太长了，最多 ${longest} 个字。`,
      }[problem]
    }`,
  still: (value) => `改好之前，用的仍是“${shortened(value)}”。`,

  reset: '还原',
  undo: '撤销',
  redo: '重做',
  explain: {
    title: (cell) => `${cell}是怎么来的`,
    where: '其中',
    byHand: (number) => `照这里印的数算，得 ${number}；差在舍入。`,
    leaf: {
      given: '这个数是直接填的。',
      chosen: '这个数由你的选择决定。',
      drawn: '这个数来自随机抽取；种子不变，它也不变。',
      convention: '整行都被遮住，本页约定取 0。',
      fixed: '不管输入什么，这个数都一样。',
      unkept: '这个数是边算边得的，中间的数一个也没有留下，所以没有算式可看。',
    },
    close: '收起',
    copyText: '复制算式',
    copyLatex: '复制 LaTeX',
    copied: '已复制',
    copyByHand: '浏览器不让自动复制，请选中下面的文字自己复制：',
  },
  notes: {
    rounding: ({ name, sum, onPaper }, others) =>
      `舍入：照印出来的数相加，${name}得 ${onPaper}，不是 ${sum}${others > 0 ? `；另有 ${others} 处合计也差一点` : ''}。`,
    scaledOverflow:
      '分数除以这个除数，大到 float64 装不下了，成了 ∞，后面就算不出权重（NaN）。请把除数改大，或把分数改小。',
    attendsToNothing:
      '除以这个除数之后，每个分数都小到 float64 写不下，成了 −∞。整行都是 −∞，就谁也不关注：0 ÷ 0 没有意义，权重按规定取 0。',
    partialUnderflow: '指数太小，float64 只留得住前几位，甚至一位也留不住，所以权重不准。先减去最大值就不会这样。',
    overflow:
      '指数或它们的和大到 float64 装不下，成了 ∞，权重就不对了：∞ ÷ ∞ 是 NaN，别的数 ÷ ∞ 是 0。改成先减去最大值，就不会溢出。',
    underflow: '所有指数都小到 float64 记成了 0，0 ÷ 0 没有意义（NaN）。改成先减去最大值，就不会这样。',
  },
  settings: {
    label: '页面设置',
    digits: '小数位数',
    digitsChoice: (digits) => (digits === 'all' ? '全部小数' : `${digits} 位小数`),
    theme: '明暗',
    themeChoice: { system: '颜色随系统', light: '浅色', dark: '深色' },
  },
  loading: '正在载入计算模块……',
  noEngine: (reason) => `计算模块没能启动，下面的数字是事先算好的，不能改。原因：${reason}`,
  notComputed: (reason) => `没能算出来，下面还是之前算好的数字。原因：${reason}`,
  noExhibit: (show) => `没有叫“${show}”的展台。`,

  token: '词元',
  tokenName: (token) => `词元“${token}”的名字`,
  total: '合计',
  percent: (share) =>
    Number.isNaN(share) ? 'NaN' : share > 0 && share < 0.005 ? '不到 1%' : `${(share * 100).toFixed(0)}%`,

  table: {
    tint: '底色',
    masked: (cell) => `${cell}，已遮住`,
    marked: (cell, mark) =>
      `${cell}，${{ broken: '从这里出问题', spoiled: '受连累', underflow: '太小，成了 0' }[mark]}`,
  },
  progress: { cancel: '取消', at: (label, percent) => `${label}：${percent}` },
  player: {
    steps: '各步',
    back: '上一步',
    play: '播放',
    pause: '暂停',
    next: '下一步',
    at: (step, of, name) => `第 ${step} 步，共 ${of} 步：${name}`,
  },
  chart: {
    numbers: '看具体数字',
    below: (count) => `‹ 更小的还有 ${count} 个`,
    above: (count) => `更大的还有 ${count} 个 ›`,
  },
  code: { copy: '复制代码', source: (language, name) => `${language}：${name}` },

  ...zhExhibits,
};
