/** A text in the two languages of the product. */
export interface BilingualText {
  en: string;
  ar: string;
}

/** Tag for long texts: indentation of the source file does not reach the reader; a blank line parts two paragraphs. */
export function dedent(parts: TemplateStringsArray): string {
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** `bilingual('title', { en, ar })` is `{ title: en, titleAr: ar }`, the way the columns are named. */
export function bilingualColumns<Name extends string>(
  name: Name,
  { en, ar }: BilingualText,
): Record<Name | `${Name}Ar`, string> {
  return { [name]: en, [`${name}Ar`]: ar } as Record<Name | `${Name}Ar`, string>;
}
