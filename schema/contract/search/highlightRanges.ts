import { normalizeLetters, splitSearchWords } from './searchText';

/** The end is exclusive. */
type TextRange = readonly [start: number, end: number];

/**
 * A base character with its combining marks, Hangul vowels or half-width kana voicing mark: the unit of normalization.
 */
const letterPattern = /[^\p{M}\u1160-\u11FF\uFF9E\uFF9F]?[\p{M}\u1160-\u11FF\uFF9E\uFF9F]*/gsu;

/** The normalized text and, for each UTF-16 unit of it, the source range in the original text. */
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

/** Ranges that match a word of the search, compared like the search itself. Sorted and not overlapping. */
export function findHighlightRanges(text: string, search: string | null | undefined): TextRange[] {
  const words = splitSearchWords(search);
  if (words.length === 0) return [];
  const { key, origins } = normalizeWithOffsets(text);
  const found = words
    .flatMap((word) => [...findOccurrences(key, word)])
    .map(([start, end]): TextRange => [origins[start]?.[0] ?? 0, origins[end - 1]?.[1] ?? text.length]);
  return mergeRanges(found.sort(([one], [other]) => one - other));
}

/** Merges overlapping and adjacent ranges. */
function mergeRanges(ranges: TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const [start, end] of ranges) {
    const last = merged.at(-1);
    if (last && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}
