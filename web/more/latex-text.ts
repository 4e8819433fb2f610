/** A text inside `\text{…}`. */

/** what has a meaning in LaTeX, and signs that fonts for text lack */
const replacements: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
  '−': '$-$',
  '×': '$\\times$',
  '÷': '$\\div$',
  '·': '$\\cdot$',
  '±': '$\\pm$',
  '√': '$\\surd$',
  '∞': '$\\infty$',
  '≈': '$\\approx$',
  '≠': '$\\ne$',
  '≤': '$\\le$',
  '≥': '$\\ge$',
  '→': '$\\to$',
  '∂': '$\\partial$',
  'Σ': '$\\Sigma$',
  'σ': '$\\sigma$',
  'ᵀ': '$^T$',
  '✓': '$\\checkmark$',
  '✗': '$\\times$',
  'ˣ': '$^x$',
}; // prettier-ignore

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';
const loweredLetters: Readonly<Record<string, string>> = { ₖ: 'k', ᵢ: 'i', ⱼ: 'j', ᵥ: 'v', ₙ: 'n' };

function written(character: string): string {
  if (character === '⁻') return '$^-$';
  if (raised.includes(character)) return `$^${raised.indexOf(character)}$`;
  if (lowered.includes(character)) return `$_${lowered.indexOf(character)}$`;
  if (Object.hasOwn(loweredLetters, character)) return `$_${loweredLetters[character]}$`;
  return replacements[character] ?? character;
}

export const latexText = (text: string): string => Array.from(text, written).join('').replace(/\s+/g, ' ');
