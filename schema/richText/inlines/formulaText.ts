const command = /\\(?:text|mathrm|operatorname|textbf|mbox)\s*\{[^{}]*\}|\\[a-zA-Z]+/g;
const operator = /[=+*/^_<>≤≥×·÷−∑∫√±≈∝]|\\[a-zA-Z]/;

/** A single symbol, or an amount with its unit. */
const singleTerm = /^(?:[^\s,;]+|[\d.,]+[\s~]?\S{1,5})$/;

/** Symbols with signs between them, such as `(x, y)`, but not `5, or 6`. */
const symbolList = /^[^\p{L}]*(?:\p{L}{1,2}[^\p{L}]+)*\p{L}{0,2}[^\p{L}]*$/u;
const wordBetweenAmounts = /^\p{N}.*\p{L}{2,}.*\p{N}$/u;

/** Words beside each other, in any language. */
const prose = /\p{L}{3,}[\s,;:]+\p{L}{2,}[\s,;:]+\p{L}{3,}|\p{L}{4,}[\s,;:]+\p{L}{3,}/u;

/** Whether the text between two dollar signs is a formula and not a sentence between two amounts. */
export function isFormulaText(source: string): boolean {
  const bare = source.replace(command, ' ').trim();
  if (prose.test(bare) && !source.includes('=')) return false;
  if (operator.test(source)) return true;
  return singleTerm.test(source) || (symbolList.test(bare) && !wordBetweenAmounts.test(bare));
}
