import { queryRows } from '../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { stopWords } from '../contract/search/commonWords';
import { toTokens } from '../contract/search/stems';
import { normalizeLetters } from '../contract/search/searchText';
import type { SearchConcept } from './searchConcepts';

/** A word of a text that may have been meant. */
interface Candidate {
  typed: string;
  typedSound: string;
  /** As a text writes it. */
  word: string;
  token: string;
  sound: string;
  /** Whether its consonants are heard alike. */
  isHomophone: boolean;
}

/**
 * The search with the words that nothing has replaced by what they sound like or by the word that is spelled most alike, as
 * texts write them; null if no such word has a near one. One statement.
 */
export async function correctSearch(
  db: Pick<PrismaClient, '$queryRaw'>,
  search: string,
  concepts: readonly SearchConcept[],
): Promise<string | null> {
  const unknown = concepts
    .filter(({ word, isKnown, isRequired }) => !isKnown && isRequired && word.length >= minLetters)
    .map(({ word }) => word);
  if (unknown.length === 0) return null;
  const typed = toTokens(search);
  const candidates = await findCandidates(db, unknown, typed);
  const corrections = new Map(unknown.map((word) => [word, nearestWord(word, candidates)]));
  if ([...corrections.values()].every((word) => word === null)) return null;
  const spellings = new Map(
    candidates.filter(({ token, typed: word }) => token === word).map((same) => [same.token, same.word]),
  );
  return typed.map((token) => corrections.get(token) ?? spellings.get(token) ?? token).join(' ');
}

const minLetters = 3;

/** Of unknown words; of all typed words, how texts write them. */
const findCandidates = (
  db: Pick<PrismaClient, '$queryRaw'>,
  unknown: string[],
  typed: string[],
): Promise<Candidate[]> =>
  queryRows<Candidate>(
    db,
    Prisma.sql`
    SELECT typed AS "typed", search_sound(typed) AS "typedSound", w."word", w."token", search_sound(w."token") AS "sound", w."isHomophone"
    FROM unnest(${unknown}::text[]) AS typed CROSS JOIN LATERAL (
      (SELECT "word", "token", true AS "isHomophone" FROM "search_words"
      WHERE "sound" <> '' AND "sound" IN (SELECT search_sound_key(search_sound(spoken)) FROM unnest(ARRAY[typed,
        regexp_replace(typed, '(..[ae])[th]$', '\\1'), regexp_replace(typed, '^(?:[ae]l|l)(?=.{4})', '')]) AS spoken)
      ORDER BY abs(length("token") - length(typed)), "token" COLLATE "C" LIMIT 100)
      UNION ALL
      SELECT "word", "token", false FROM similar_search_words(typed)
    ) w
    UNION ALL
    SELECT "token", '', "word", "token", '', false FROM "search_words" WHERE "token" = ANY (${typed}::text[])`,
    'search_corrections',
  );

const isArabic = (word: string): boolean => /[\u0620-\u06FF]/.test(word);
const isHeardAs = (one: string, other: string): number => editDistance(one, other) / Math.max(one.length, other.length);
/** Of the letters of a sound, the share that may differ: vowels, which Arabic leaves out. Few consonants say little. */
const maxSoundDifference = (sound: string): number => {
  const consonants = sound.replace(/[aiu]/g, '').length;
  return consonants <= 2 ? 0.25 : consonants === 3 ? 0.34 : 0.5;
};
/** Of homophones, one in the script that was typed is nearer. */
const otherScript = 0.4;
const homophoneShare = 0.5;
const maxHomophoneLetters = 2;
/** Letters that may differ: none in very short words, two in long ones. */
function maxDistance(typed: string): number {
  const { length } = typed.replace(/^ال/, '');
  if (length <= 3) return 0.5;
  if (length <= 5) return 1;
  return length <= 9 ? 1.5 : 2;
}

/** Words of the other script by their sound; of the same script by their letters, and a little by their sound. */
function nearestWord(typed: string, candidates: readonly Candidate[]): string | null {
  let nearest: { word: string; distance: number } | null = null;
  for (const candidate of candidates) {
    if (candidate.typed !== typed || stopWords.has(candidate.token)) continue;
    const { word, distance } = compare(typed, candidate);
    if (nearest === null || distance < nearest.distance) nearest = { word, distance };
  }
  return nearest !== null && nearest.distance <= 1 ? nearest.word : null;
}

/** A distance of at most 1 is near. */
function compare(typed: string, { word, token, typedSound, sound, isHomophone }: Candidate) {
  // The article is compared only if it was typed, and is not suggested otherwise.
  const bareWord = typed.startsWith('ال') ? word : word.replace(/^[وبكف]?ال(?=.{3})/, '');
  const bare = typed.startsWith('ال') ? token : normalizeLetters(bareWord);
  if (isArabic(typed) !== isArabic(token)) {
    const spoken = typedSound.replace(/^[ai]L(?=.{3})/, '');
    const difference = Math.min(isHeardAs(typedSound, sound), isHeardAs(spoken, sound));
    return {
      word: bareWord,
      distance: isHomophone
        ? otherScript + ((1 - otherScript) * difference) / maxSoundDifference(typedSound)
        : Infinity,
    };
  }
  const letters = editDistance(typed, bare);
  return {
    word: bareWord,
    distance: (isHomophone && letters <= maxHomophoneLetters ? letters * homophoneShare : letters) / maxDistance(typed),
  };
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
