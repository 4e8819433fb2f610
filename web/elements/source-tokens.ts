/** Source cut into what is printed alike. */

export type Language = 'python' | 'cpp';
export interface SourceToken {
  kind: 'comment' | 'string' | 'keyword' | 'plain';
  text: string;
}

const keywords: Record<Language, ReadonlySet<string>> = {
  python: new Set(
    'and as assert break class continue def del elif else except False finally for from global if import in is lambda None not or pass raise return True try while with yield'.split(
      ' ',
    ),
  ),
  cpp: new Set(
    'auto bool break case catch char class const constexpr continue default delete do double else enum explicit false float for if inline int long namespace new noexcept nullptr operator private public return short signed sizeof static static_cast struct switch template this throw true try typedef typename unsigned using virtual void volatile while'.split(
      ' ',
    ),
  ),
};

const quoted = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
// a word holds its digits and apostrophes, so that 1'000 opens no string
const word = String.raw`(?<word>\w(?:'?\w)*)`;
const patterns: Record<Language, string> = {
  python: String.raw`(?<comment>#.*)|(?<string>"""[^]*?"""|${quoted})|${word}`,
  cpp: String.raw`(?<comment>\/\/.*|\/\*[^]*?\*\/)|(?<string>${quoted})|${word}`,
};

/** The tokens of `code`, in order; joined, their texts are the code. */
export function sourceTokens(code: string, language: Language): SourceToken[] {
  const tokens: SourceToken[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(new RegExp(patterns[language], 'g'))) {
    const isKeyword = groups.word !== undefined && keywords[language].has(text);
    const kind = groups.comment ? 'comment' : groups.string ? 'string' : isKeyword ? 'keyword' : 'plain';
    if (kind === 'plain') continue;
    if (index > end) tokens.push({ kind: 'plain', text: code.slice(end, index) });
    tokens.push({ kind, text });
    end = index + text.length;
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
  return tokens;
}
