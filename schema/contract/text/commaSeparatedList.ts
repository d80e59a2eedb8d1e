const separatorPattern = /[,،\n]/;

/** A quoted item, or an item without a separator. */
const listItemPattern = /[^\S\n]*"(?:[^"\n]|"")*"[^\S\n]*(?=[,،\n]|$)|[^,،\n]+/g;

/**
 * Splits at commas of either language and line ends; blank items are dropped. Items with a comma are in double quotes.
 */
export const parseCommaList = (text: string): string[] =>
  (text.replace(/\r\n?/g, '\n').match(listItemPattern) ?? []).map((item) => unquote(item.trim())).filter(Boolean);

/** Inverse of {@link parseCommaList}. */
export const formatCommaList = (options: readonly string[], comma: ', ' | '، ' = ', '): string =>
  options.map(quote).join(comma);

function unquote(text: string): string {
  const inside = /^"(.*)"$/.exec(text)?.[1]?.replaceAll('""', '"') ?? '';
  return separatorPattern.test(inside) ? inside.trim() : text;
}

const quote = (option: string): string =>
  separatorPattern.test(option) ? `"${option.replaceAll('"', '""')}"` : option;
