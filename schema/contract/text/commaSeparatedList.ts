const separatorPattern = /[,،\n]/;

/** A quoted item, or an item without a separator. */
const listItemPattern = /[^\S\n]*"(?:[^"\n]|"")*"[^\S\n]*(?=[,،\n]|$)|[^,،\n]+/g;

/**
 * Splits at commas of either language and line ends; blank items are dropped. Items with a comma are in double quotes.
 */
export const parseCommaList = (text: string): string[] =>
  (text.replace(/\r\n?/g, '\n').match(listItemPattern) ?? [])
    .map((item) => unquoteListItem(item.trim()))
    .filter(Boolean);

/** Inverse of {@link parseCommaList}. */
export const formatCommaList = (options: readonly string[], comma: ', ' | '، ' | '\n' = ', '): string =>
  options.map(quoteListItem).join(comma);

function unquoteListItem(text: string): string {
  const inside = /^"(.*)"$/.exec(text)?.[1]?.replaceAll('""', '"') ?? '';
  return separatorPattern.test(inside) ? inside.trim() : text;
}

const quoteListItem = (option: string): string =>
  separatorPattern.test(option) ? `"${option.replaceAll('"', '""')}"` : option;
