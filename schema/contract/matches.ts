import { foldLetters, searchWords } from './search';

/** Where something stands in a text: from this index, up to but not including that one. */
type Stretch = readonly [start: number, end: number];

/** A letter with the marks on it, the vowels of a Korean syllable and the voicing of a narrow kana: what folds together. */
const letters = /[^\p{M}\u1160-\u11FF\uFF9E\uFF9F]?[\p{M}\u1160-\u11FF\uFF9E\uFF9F]*/gsu;

/** A text in folded letters, and for each of these (in UTF-16 units) the letter of the text that it comes from. */
function foldedWithOrigins(text: string): { key: string; origins: Stretch[] } {
  let key = '';
  const origins: Stretch[] = [];
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const folded = foldLetters(letter);
    key += folded;
    for (let unit = 0; unit < folded.length; unit += 1) origins.push([index, index + letter.length]);
  }
  return { key, origins };
}

function* occurrences(key: string, word: string): Generator<Stretch> {
  for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + 1)) yield [at, at + word.length];
}

/**
 * The parts of a text that a search has found: exactly the letters, with the marks on them, in which a word of the search
 * occurs as the search itself compares (hamza, vowel marks, tatweel, digits, case …). In order, apart from each other.
 */
export function matchesIn(text: string, search: string | null | undefined): Stretch[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const { key, origins } = foldedWithOrigins(text);
  const found = words
    .flatMap((word) => [...occurrences(key, word)])
    .map(([start, end]): Stretch => [origins[start]?.[0] ?? 0, origins[end - 1]?.[1] ?? text.length]);
  return joined(found.sort(([one], [other]) => one - other));
}

/** Stretches that overlap or touch become one. */
function joined(stretches: Stretch[]): Stretch[] {
  const apart: Stretch[] = [];
  for (const [start, end] of stretches) {
    const last = apart.at(-1);
    if (last && start <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], end)];
    else apart.push([start, end]);
  }
  return apart;
}
