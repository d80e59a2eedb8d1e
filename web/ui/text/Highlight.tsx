import { Fragment } from 'react';
import { comparedWords, splitTypedWords } from '../../../schema/contract/search/commonWords';
import { normalizeLetters } from '../../../schema/contract/search/searchText';
import { searchedStems, tokenPattern, tokenStems, toTokens } from '../../../schema/contract/search/stems';

/** Bounds the cost of texts with very many matches. */
const maxMarks = 20;

export function Highlight({ text, search }: { text: string; search: string }) {
  const matches = findHighlightRanges(text, search).slice(0, maxMarks);
  return (
    <>
      {matches.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.[1] ?? 0)}
    </>
  );
}

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
    const normalizedLetter = normalizeLetters(letter);
    key += normalizedLetter;
    for (let unit = 0; unit < normalizedLetter.length; unit += 1) origins.push([index, index + letter.length]);
  }
  return { key, origins };
}

function* findOccurrences(key: string, word: string): Generator<TextRange> {
  for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + 1)) yield [at, at + word.length];
}

/** Shorter words are compared literally only. */
const minFormLength = 3;

/** Whole words of the text that are another form of a searched word. */
function* findForms(key: string, words: readonly string[]): Generator<TextRange> {
  const tokens = words.flatMap(toTokens).filter(({ length }) => length >= minFormLength);
  const searched = new Set(tokens.flatMap(searchedStems));
  for (const { 0: token, index } of key.matchAll(tokenPattern)) {
    const isLiteral = words.some((word) => token.includes(word));
    if (!isLiteral && tokenStems(token).some((stem) => searched.has(stem))) yield [index, index + token.length];
  }
}

/** Ranges that match a word of the search, literally or in another form. Sorted and not overlapping. */
export function findHighlightRanges(text: string, search: string | null | undefined): TextRange[] {
  const words = comparedWords(splitTypedWords(search));
  if (words.length === 0) return [];
  const { key, origins } = normalizeWithOffsets(text);
  const found = [...words.flatMap((word) => [...findOccurrences(key, word)]), ...findForms(key, words)].map(
    ([start, end]): TextRange => [origins[start]?.[0] ?? 0, origins[end - 1]?.[1] ?? text.length],
  );
  return mergeRanges(found.sort(([one], [other]) => one - other));
}

function mergeRanges(ranges: TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const [start, end] of ranges) {
    const last = merged.at(-1);
    if (last && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}
