/** An answer as it is written. */
export interface Written {
  optionText: string;
  optionTextAr: string;
}

/** An answer as it is stored. */
export interface Stored extends Written {
  id: number;
  votes: number;
  order: number;
}

/**
 * Which of the stored answers each written one is, so that it keeps its key and its votes: the one of the same text in
 * both languages, else in either, else the one in the same place; null for a new one.
 */
export function matched(written: readonly Written[], stored: readonly Stored[]): (Stored | null)[] {
  const found: (Stored | null)[] = written.map(() => null);
  const free = new Set(stored);
  const isEnglish = (one: Written, other: Written) => one.optionText === other.optionText;
  const isArabic = (one: Written, other: Written) => one.optionTextAr === other.optionTextAr;
  const rules: ((one: Written, other: Stored, place: number) => boolean)[] = [
    (one, other) => isEnglish(one, other) && isArabic(one, other),
    isEnglish,
    isArabic,
    (_one, other, place) => stored[place] === other,
  ];
  for (const rule of rules)
    written.forEach((one, place) => {
      const match = found[place] ? undefined : [...free].find((other) => rule(one, other, place));
      if (!match) return;
      found[place] = match;
      free.delete(match);
    });
  return found;
}
