/*
 * The options of a poll as its form holds them: one text, apart by commas (spec.md section 3, polls).
 */

const separators = /[,،\n]/;

/** A piece in double quotes, or one without a separator in it. */
const piece = /[^\S\n]*"(?:[^"\n]|"")*"[^\S\n]*(?=[,،\n]|$)|[^,،\n]+/g;

/**
 * The options that a text names: apart by commas of either language, or by line ends; blank ones are dropped. An option
 * that has a comma in it stands in double quotes.
 */
export const optionsIn = (text: string): string[] =>
  (text.replace(/\r\n?/g, '\n').match(piece) ?? []).map((each) => unquoted(each.trim())).filter(Boolean);

/** The text that names these options; `optionsIn` of it is the same list. */
export const optionsText = (options: readonly string[], comma: ', ' | '، ' = ', '): string =>
  options.map(quoted).join(comma);

function unquoted(text: string): string {
  const inside = /^"(.*)"$/.exec(text)?.[1]?.replaceAll('""', '"') ?? '';
  return separators.test(inside) ? inside.trim() : text;
}

const quoted = (option: string): string => (separators.test(option) ? `"${option.replaceAll('"', '""')}"` : option);
