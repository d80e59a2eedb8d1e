export interface BilingualText {
  en: string;
  ar: string;
}

/** Template tag for long texts: removes indentation; a blank line separates paragraphs, backslashes of formulas stay. */
export function trimLines({ raw }: TemplateStringsArray): string {
  return raw
    .join('')
    .replaceAll('\\`', '`')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** `bilingualColumns('title', { en, ar })` returns `{ title: en, titleAr: ar }`. */
export function bilingualColumns<Name extends string>(
  name: Name,
  { en, ar }: BilingualText,
): Record<Name | `${Name}Ar`, string> {
  return { [name]: en, [`${name}Ar`]: ar } as Record<Name | `${Name}Ar`, string>;
}

/** `bilingualLists('outcomes', [{ en, ar }])` returns `{ outcomes: [en], outcomesAr: [ar] }`. */
export function bilingualLists<Name extends string>(
  name: Name,
  items: readonly BilingualText[],
): Record<Name | `${Name}Ar`, string[]> {
  const columns = { [name]: items.map(({ en }) => en), [`${name}Ar`]: items.map(({ ar }) => ar) };
  return columns as Record<Name | `${Name}Ar`, string[]>;
}
