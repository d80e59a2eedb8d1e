import { normalizeLetters, splitSearchWords } from './searchText';

/** Where something stands in a text: from this index, up to but not including that one. */
type TextRange = readonly [start: number, end: number];

/** A letter with the marks on it, the vowels of a Korean syllable and the voicing of a narrow kana: what folds together. */
const letterPattern = /[^\p{M}\u1160-\u11FF\uFF9E\uFF9F]?[\p{M}\u1160-\u11FF\uFF9E\uFF9F]*/gsu;

/** A text in folded letters, and for each of these (in UTF-16 units) the letter of the text that it comes from. */
function normalizeWithOffsets(text: string): { key: string; origins: TextRange[] } {
  let key = '';
  const origins: TextRange[] = [];
  for (const { 0: letter, index } of text.matchAll(letterPattern)) {
    const folded = normalizeLetters(letter);
    key += folded;
    for (let unit = 0; unit < folded.length; unit += 1) origins.push([index, index + letter.length]);
  }
  return { key, origins };
}

function* findOccurrences(key: string, word: string): Generator<TextRange> {
  for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + 1)) yield [at, at + word.length];
}

/**
 * The parts of a text that a search has found: exactly the letters, with the marks on them, in which a word of the search
 * occurs as the search itself compares (hamza, vowel marks, tatweel, digits, case …). In order, apart from each other.
 */
export function findHighlightRanges(text: string, search: string | null | undefined): TextRange[] {
  const words = splitSearchWords(search);
  if (words.length === 0) return [];
  const { key, origins } = normalizeWithOffsets(text);
  const found = words
    .flatMap((word) => [...findOccurrences(key, word)])
    .map(([start, end]): TextRange => [origins[start]?.[0] ?? 0, origins[end - 1]?.[1] ?? text.length]);
  return mergeRanges(found.sort(([one], [other]) => one - other));
}

/** Stretches that overlap or touch become one. */
function mergeRanges(stretches: TextRange[]): TextRange[] {
  const apart: TextRange[] = [];
  for (const [start, end] of stretches) {
    const last = apart.at(-1);
    if (last && start <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], end)];
    else apart.push([start, end]);
  }
  return apart;
}
