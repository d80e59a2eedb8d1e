/*
 * The options of a poll as its form holds them: one text, apart by commas (spec.md section 3, polls).
 */

const separatorPattern = /[,،\n]/;

/** A piece in double quotes, or one without a separator in it. */
const listItemPattern = /[^\S\n]*"(?:[^"\n]|"")*"[^\S\n]*(?=[,،\n]|$)|[^,،\n]+/g;

/**
 * The options that a text names: apart by commas of either language, or by line ends; blank ones are dropped. An option
 * that has a comma in it stands in double quotes.
 */
export const parseCommaList = (text: string): string[] =>
  (text.replace(/\r\n?/g, '\n').match(listItemPattern) ?? []).map((each) => unquote(each.trim())).filter(Boolean);

/** The text that names these options; `optionsIn` of it is the same list. */
export const formatCommaList = (options: readonly string[], comma: ', ' | '، ' = ', '): string =>
  options.map(quote).join(comma);

function unquote(text: string): string {
  const inside = /^"(.*)"$/.exec(text)?.[1]?.replaceAll('""', '"') ?? '';
  return separatorPattern.test(inside) ? inside.trim() : text;
}

const quote = (option: string): string =>
  separatorPattern.test(option) ? `"${option.replaceAll('"', '""')}"` : option;
