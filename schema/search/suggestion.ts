import type { PrismaClient } from '../../prisma/generated/client';
import { stopWords } from '../contract/search/searchVocabulary';
import { stemToken, toTokens } from '../contract/search/stems';
import { normalizeLetters, splitSearchWords } from '../contract/search/searchText';
import { rankDocuments } from './rankDocuments';
import { parseSearch } from './searchParts';

/** Share of a word's trigrams that a heading must have to be compared; half lets two letters of six differ. */
const trigramThreshold = '0.35';
const candidateHeadings = 200;

/** Two words are alike if few letters differ: one in short words, two in long ones. */
const maxDistance = (word: string): number => (word.length <= 4 ? 1 : 2);

/**
 * The search with the nearest words of titles and labels in place of words that occur nowhere; null if no such word
 * has a near one.
 */
export async function suggestSearch(db: PrismaClient, search: string): Promise<string | null> {
  const words = splitSearchWords(search);
  const corrected: string[] = [];
  for (const word of words) corrected.push((await correctWord(db, word)) ?? word);
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null;
}

async function correctWord(db: PrismaClient, word: string): Promise<string | null> {
  const [token, ...others] = toTokens(word);
  if (token === undefined || others.length > 0 || token.length < 3 || stopWords.has(token)) return null;
  const parts = await parseSearch(db, token);
  if ((await rankDocuments(db, parts, { viewer: null, take: 1 })).length > 0) return null;
  const [, rows] = await db.$transaction([
    db.$queryRaw`SELECT set_config('pg_trgm.word_similarity_threshold', ${trigramThreshold}, true)`,
    db.$queryRaw<{ headings: string }[]>`SELECT "headings" FROM "search_documents"
      WHERE "isPublished" AND "headingText" %> ${token}
      ORDER BY word_similarity(${token}, "headingText") DESC, "key" LIMIT ${candidateHeadings}`,
  ]);
  return nearestWord(
    token,
    rows.flatMap(({ headings }) => headings.split(/[^\p{L}\p{M}\p{N}]+/u)),
  );
}

/** The article is compared only if it was typed, and is not suggested otherwise. */
function nearestWord(token: string, candidates: string[]): string | null {
  const hasArticle = token.startsWith('ال');
  let nearest: { word: string; distance: number } | null = null;
  for (const candidate of new Set(candidates)) {
    const word = hasArticle ? candidate : candidate.replace(/^[وبكف]?ال(?=.{3})/, '');
    const normalized = normalizeLetters(word);
    if (normalized.length < 3) continue;
    // The ending is of little weight: a plural of the word is as near as the word.
    const distance = Math.min(
      editDistance(token, normalized),
      editDistance(stemToken(token), stemToken(normalized)) + 0.5,
    );
    if (distance <= maxDistance(token) && (nearest === null || distance < nearest.distance))
      nearest = { word, distance };
  }
  return nearest?.word ?? null;
}
/** Number of inserted, deleted, replaced or exchanged neighboring letters that lead from one word to the other. */
export function editDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  // distances[row][column]: from the first letters of one word to the first letters of the other.
  const distances = Array.from({ length: from.length + 1 }, (_, row) =>
    Array.from({ length: to.length + 1 }, (_cell, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number): number => distances[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row += 1)
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = at(row - 1, column - 1) + Number(from[row - 1] !== to[column - 1]);
      const isExchange = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const exchanged = isExchange ? at(row - 2, column - 2) + 1 : Infinity;
      distances[row]?.splice(
        column,
        1,
        Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, replaced, exchanged),
      );
    }
  return at(from.length, to.length);
}
