/** Short vowels, which print leaves out where the word is clear without them; shadda stays. */
const shortVowels = /[\u064B-\u0650\u0652]/g;

/** A text of ours as documents print it: signs above dotted letters are hard to read at small sizes. */
export const toPrinted = (text: string): string => text.replace(shortVowels, '');

/** The same for texts by name and language. */
export const printTexts = <Texts extends object>(texts: Texts): Texts =>
  JSON.parse(
    JSON.stringify(texts, (_name, value: unknown) => (typeof value === 'string' ? toPrinted(value) : value)),
  ) as Texts;
