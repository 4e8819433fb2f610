import { examplesOf, isAllowed, printed, withoutCommas } from '../number.ts';
import { zhExhibits } from './zh-CN-exhibits.ts';
import { type CellPlace, shortened, type Text } from './text.ts';

const of = ({ token }: CellPlace) => (token === undefined ? '' : `“${token}”的`);
const dimension = ({ dimension }: CellPlace) => (dimension === undefined ? '' : `第 ${dimension} 维`);

const either = (numbers: readonly string[]) => numbers.join('、').replace(/、([^、]*)$/, ' 或 $1');
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
  numberProblem(label, whole, problem, limits) {
    const typed = shortened(whole);
    const { least, most } = limits;
    const examples = either(examplesOf(limits));
    const reasons: Record<typeof problem, string> = {
      empty: '这里空着。空着不等于 0，请填一个数。',
      unfinished: `“${typed}”还没写完，比如可以写成 ${examples}。`,
      comma: `“${typed}”里的逗号是小数点还是千位分隔？请写 ${either(withoutCommas(whole, limits))}。`,
      'not-a-number': `“${typed}”不是一个数，比如可以写成 ${examples}。`,
      'too-large': `“${typed}”太大了，float64 最大只到约 1.8e308。`,
      'too-small': `“${typed}”离 0 太近，float64 写不下，最小约 4.9e-324${isAllowed('0', limits) ? '；要 0 就写 0' : ''}。`,
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
        control: '里面有制表符、半个字符，或是会改变文字方向的符号，请删掉。',
        unseen: '填的都是看不见的字符，请填看得见的字。',
        'too-long': `“${shortened(typed)}”太长了，最多 ${longest} 个字。`,
      }[problem]
    }`,
  still: (value) => `改好之前，用的仍是“${shortened(value)}”。`,

  reset: '还原',
  takeAway: {
    label: '带走',
    missing: '这里不能导出：没有读到 attention-steps-more.js，它应当和页面的脚本放在一起。',
  },
  undo: '撤销',
  redo: '重做',
  explain: {
    title: (cell) => `${cell}${/[\w)ₖ]$/.test(cell) ? ' ' : ''}是怎么来的`,
    where: '其中',
    byHand: (number) => `照这里印的数算，得 ${number}；差在舍入。`,
    leaf: {
      given: '这个数是直接给定的，不是算出来的。',
      chosen: '这个数由你的选择决定。',
      drawn: '这个数来自随机抽取；种子不变，它也不变。',
      convention: '整行都被遮住，本页约定取 0。',
      fixed: '不管输入什么，这个数都一样。',
      unkept: '这个数是边算边得的，中间的数一个也没有留下，所以没有算式可看。',
      learned: '这个数来自训练过的模型。',
    },
    close: '收起',
    copyText: '复制算式',
    copyLatex: '复制 LaTeX',
    copied: '已复制',
    copyByHand: '浏览器不让自动复制，请选中下面的文字自己复制：',
  },
  link: {
    copy: '复制链接',
    notice: (problems, more) =>
      `给出的内容里有用不上的，其余都已照用。${problems.join('')}${more > 0 ? `另外还有 ${more} 处。` : ''}`,
    unknown: (name, known) => `${name}：没有这个名字，可用的有 ${known}。`,
    repeated: (name) => `${name}：给了两次，以第一次为准。`,
    absent: (name, found) => `${name}：那里没有“${shortened(found)}”。`,
    count: (name, found, least, most) =>
      `${name}：给了 ${found} 个，应为 ${least === most ? least : `${least} 到 ${most}`} 个，用逗号隔开。`,
    choice: (name, found, choices) => `${name}：“${shortened(found)}”不在可选的 ${choices} 之中。`,
    damaged: (found) => `“${shortened(found)}”已损坏，链接是否复制完整？`,
    tooLong: '它比本页的任何链接都长。',
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
  noEngine: (reason, obstacle) =>
    `计算模块没能启动，下面的数字是事先算好的，不能改。${
      obstacle
        ? {
            absent: '这个浏览器没有 WebAssembly，或者把它关了（锁定模式就会关）。请对本页放行，或换一个浏览器。',
            forbidden:
              '这个网站的安全策略不许运行 WebAssembly：要在 script-src 里加上“wasm-unsafe-eval”；存到硬盘上打开也行。',
            outdated: '浏览器太旧。请用 Chrome、Edge 111，Firefox 125，Safari 16.4 或更新的版本。',
          }[obstacle]
        : `原因：${reason}`
    }`,
  notComputed: (reason) => `没能算出来，下面还是之前算好的数字。原因：${reason}`,
  twoVersions:
    '网页和脚本不是同一个版本，有的地方可能会出错。请过一会儿刷新，或清除本站的缓存；在硬盘上的，请把文件全部重新复制一遍。',
  noExhibit: (show, near) => `没有叫“${shortened(show)}”的展台。${near ? `是不是“${near}”？` : ''}`,
  locked: '已锁定：这里的数可以看，可以问它怎么来的，但不能改。',
  otherVersions: (version, others) => `这个网页装了几个版本的脚本：运行的是 ${version}，不是 ${others}。`,

  token: '词元',
  tokenName: (token) => `词元“${token}”的名字`,
  total: '合计',
  percent: (share) =>
    Number.isNaN(share) ? 'NaN' : share > 0 && share < 0.005 ? '不到 1%' : `${(share * 100).toFixed(0)}%`,

  table: {
    notPasted: (reason) => `${reason}粘贴的数都没有填进去。`,
    noRoom: (rows, columns) => `从这一格起，放不下 ${rows} 行 ${columns} 列的数。`,
    tint: '底色',
    masked: (cell) => `${cell}，已遮住`,
    typed: (cell) => `${cell}，你改的`,
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
