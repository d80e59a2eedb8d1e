/** Positions of a search text, from left to right without overlaps; the comparison ignores case unless it matters. */
export function findMatches(text: string, search: string, isCaseSensitive: boolean): number[] {
  if (search === '') return [];
  const pattern = new RegExp(search.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'), isCaseSensitive ? 'g' : 'gi');
  return [...text.matchAll(pattern)].map(({ index }) => index);
}

export const replaceMatches = (text: string, matches: readonly number[], length: number, by: string): string =>
  matches.toReversed().reduce((changed, at) => changed.slice(0, at) + by + changed.slice(at + length), text);

/** The match that follows a position, or the first one behind the last. */
export const nextMatch = (matches: readonly number[], position: number): number =>
  Math.max(
    0,
    matches.findIndex((at) => at >= position),
  );

/** Words a minute of an attentive reader. */
const readingSpeed = 180;

/** Words of a text without its marks and addresses, and the whole minutes to read it. */
export function measureText(text: string): { words: number; minutes: number } {
  const bare = text.replace(/\]\([^)\s]*/g, ' ').replace(/^:::\s*[a-z]*/gim, ' ');
  const words = bare.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}.,'’_-]*/gu)?.length ?? 0;
  return { words, minutes: Math.ceil(words / readingSpeed) };
}
