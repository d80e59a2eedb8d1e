import { queryRows } from '../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import { comparedWords, requiredWords, splitTypedWords, stopWords } from '../contract/search/commonWords';
import { searchedStems, stemToken, toTokens } from '../contract/search/stems';
import { searchQuerySchema } from '../contract/validation/fields/textFields';
import type { Viewer } from '../core/context';
import { validate } from '../core/problem';
import { escapeLike } from '../core/escapeLike';
import { alignedWords, type TermNames } from './alignedWords';
import { fieldStemsOf, type SearchKind } from './fieldStems';
import type { SearchConcept } from './searchConcept';

interface SearchWord {
  /** The typed word, of which "word" can be a part. */
  typed: string;
  word: string;
  /** Null for a word with signs, whose text is compared. */
  token: string | null;
}

/** Signs that separate or end words; a word with others ("100%", "C++") is compared literally only. */
const joinerPattern = /[-/‐–—'’.,٬:;()«»"“”!?؟،؛]/g;

/** Hyphens, slashes and grouping marks separate words or are ignored; the number in "type-2" is as required as the word. */
function toSearchWords(word: string): SearchWord[] {
  const tokens = toTokens(word);
  const isPlain = [...word.replace(joinerPattern, '')].every((letter) => toTokens(letter).length === 1);
  if (tokens.length === 0 || !isPlain) return [{ typed: word, word, token: null }];
  return tokens.map((token) => ({ typed: word, word: token, token }));
}

/**
 * The words of a search with the names that the vocabulary and the glossary have for them; the longest known names are one
 * concept each. Stop words are concepts only
 * where nothing else is searched, and words that each text could have are required only there. One statement.
 * @param viewer the drafts of trainers and admins are compared by their texts: no other viewer can see them
 * @throws Problem `invalidInput` for an invalid search text
 */
export async function parseSearch(
  db: Pick<PrismaClient, '$queryRaw'>,
  search: string | null | undefined,
  viewer: Viewer | null = null,
): Promise<SearchConcept[]> {
  const words = splitTypedWords(validate(searchQuerySchema, search))
    .flatMap(toSearchWords)
    .slice(0, bounds.search.words);
  if (words.length === 0) return [];
  const keys = words.map(({ token, word }) => (token === null ? word : stemToken(token)));
  const known = await readVocabulary(db, words, keys);
  const typed = words.map((word) => word.typed);
  const [compared, required] = [new Set(comparedWords(typed)), new Set(requiredWords(typed))];
  const options = { known, required, comparesText: viewer !== null && viewer.role !== 'student' };
  const concepts: SearchConcept[] = [];
  for (let position = 0; position < words.length;) {
    const length = typedNameLength(position, words, keys, known);
    const typedWords = words.slice(position, position + length);
    if (length > 1) concepts.push(toNameConcept(typedWords, keys.slice(position, position + length), options));
    else
      concepts.push(...typedWords.filter((word) => compared.has(word.typed)).map((word) => toConcept(word, options)));
    position += length;
  }
  return concepts;
}

/** Words of the longest name of several words that the vocabulary or the glossary has from a position on; 1 without. */
function typedNameLength(position: number, words: SearchWord[], keys: string[], { names }: Vocabulary): number {
  for (let length = Math.min(bounds.search.wordsOfName, keys.length - position); length > 1; length -= 1) {
    const isPlain = words.slice(position, position + length).every(({ token }) => token !== null);
    if (isPlain && names.has(keys.slice(position, position + length).join(' '))) return length;
  }
  return 1;
}

/** Other names of a word or of a name. */
const namesOf = (key: string, { names }: Vocabulary): string[] =>
  [...(names.get(key) ?? [])].filter((name) => name !== key).slice(0, bounds.search.synonyms);

/** A name of several words is one concept: rows have it, or another name of the thing. */
function toNameConcept(
  words: SearchWord[],
  keys: string[],
  { known, required, comparesText }: ConceptOptions,
): SearchConcept {
  const key = keys.join(' ');
  const names = namesOf(key, known);
  return {
    word: words.map(({ word }) => word).join(' '),
    exact: [],
    typedName: [keys],
    parts: [],
    wordsOfName: keys.filter((_, index) => required.has(words[index]?.typed ?? '')),
    others: names.filter((name) => !name.includes(' ')),
    phrases: names.filter((name) => name.includes(' ')).map((name) => name.split(' ')),
    comparesText,
    isRequired: words.some(({ typed }) => required.has(typed)),
    isKnown: true,
  };
}

interface ConceptOptions {
  known: Vocabulary;
  required: ReadonlySet<string>;
  comparesText: boolean;
}

function toConcept(
  { typed, word, token }: SearchWord,
  { known, required, comparesText }: ConceptOptions,
): SearchConcept {
  const isRequired = required.has(typed);
  const concept = { word, exact: [], typedName: [], wordsOfName: [], others: [], parts: [], phrases: [], isRequired };
  if (token === null) return { ...concept, comparesText: true, isKnown: true };
  const exact = searchedStems(token);
  const key = stemToken(token);
  const names = [...namesOf(key, known), ...alignedWords(key, known.terms)].filter((name) => !exact.includes(name));
  const found = isRequired ? (known.parts.get(token) ?? []) : [];
  const isPartOfMany = found.length > bounds.search.wordsOfPart;
  const parts = isPartOfMany
    ? []
    : found.flat().filter((stem) => !exact.some((own) => stem === own || stem === `${own}ه`));
  const others = names.filter((name) => !name.includes(' '));
  return {
    word,
    exact,
    typedName: [],
    wordsOfName: [],
    others,
    isRequired,
    parts: [...new Set(parts)].filter((stem) => !others.includes(stem)),
    phrases: names.filter((name) => name.includes(' ')).map((name) => name.split(' ')),
    comparesText: comparesText || isPartOfMany,
    isKnown: names.length > 0 || found.length > 0 || exact.some((stem) => known.stems.has(stem)),
  };
}

/** The first word, the first two words, and so on. */
const phrasesFrom = (keys: string[]): string[] =>
  keys.slice(0, bounds.search.wordsOfName).map((_, index) => keys.slice(0, index + 1).join(' '));

/** Short words in Latin letters are in very many others: those of three letters are found whole, of four as beginnings. */
const minPartLetters = (token: string): number => (/^[a-z]/.test(token) ? 4 : 2);

/** What the database knows about the words of a search. */
interface Vocabulary {
  /** Stems that some text has. */
  stems: ReadonlySet<string>;
  /** Token → stems of each word that contains it. */
  parts: ReadonlyMap<string, string[][]>;
  /** Phrase key → phrase keys of the names of the same thing. */
  names: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of the terms that have a word of the search. */
  terms: readonly TermNames[];
}

interface VocabularyRow {
  source: 'stem' | 'part' | 'entry' | 'term';
  token: string | null;
  list: string[] | null;
  names: string[] | null;
}

async function readVocabulary(
  db: Pick<PrismaClient, '$queryRaw'>,
  words: SearchWord[],
  keys: string[],
): Promise<Vocabulary> {
  const tokens = words.flatMap(({ token }) => token ?? []);
  const stems = [...new Set(tokens.flatMap(searchedStems))];
  const phrases = [...new Set(keys.flatMap((_, start) => phrasesFrom(keys.slice(start))))];
  const wordsOfNames = keys.filter((_, index) => !stopWords.has(words[index]?.word ?? ''));
  const required = new Set(requiredWords(words.map(({ typed }) => typed)));
  const partTokens = words.flatMap(({ typed, token }) =>
    token !== null && token.length >= minPartLetters(token) && required.has(typed) ? [token] : [],
  );
  const rows = await queryRows<VocabularyRow>(
    db,
    Prisma.sql`
    SELECT 'stem' AS "source", stem AS "token", NULL::text[] AS "list", NULL::text[] AS "names" FROM unnest(${stems}::text[]) AS stem
    WHERE EXISTS (SELECT FROM "search_words" w WHERE w."stems" && ARRAY[stem] UNION ALL
      SELECT FROM "lesson_search_texts" l JOIN "courses" c ON c."id" = l."courseId" WHERE l."stems" && ARRAY[stem] AND c."isPublished")
    UNION ALL
    SELECT 'part', part, w."stems", NULL FROM unnest(${partTokens}::text[]) AS part CROSS JOIN LATERAL (
      SELECT "stems" FROM "search_words" WHERE "token" LIKE CASE WHEN part ~ '^[a-z]{4}$' THEN '' ELSE '%' END || part || '%' LIMIT ${bounds.search.wordsOfPart + 1}::int) w
    UNION ALL
    (SELECT 'entry', NULL, "keys", NULL FROM "search_vocabulary" WHERE "keys" && ${phrases}::text[] ORDER BY "id" LIMIT 60)
    UNION ALL
    (SELECT 'term', NULL, "nameKeys", "names" FROM "search_documents"
    WHERE ("nameKeys" && ${phrases}::text[] OR "nameWords" && ${wordsOfNames}::text[]) AND "isPublished"
    ORDER BY "glossaryTermId" LIMIT 60)`,
    'search_vocabulary',
  );
  const of = (source: VocabularyRow['source']) => rows.filter((row) => row.source === source);
  const stemsOfPart = (part: string) => of('part').flatMap(({ token, list }) => (token === part && list ? [list] : []));
  return {
    stems: new Set(of('stem').map(({ token }) => token ?? '')),
    parts: new Map(partTokens.map((token) => [token, stemsOfPart(token)])),
    names: groupNames(phrases, [...of('entry'), ...of('term')]),
    terms: of('term').map(({ names }) => (names ?? []).map((name) => name.split(' '))),
  };
}

/** Anyone can register as a trainer and give many terms the same name: the oldest terms decide. */
function groupNames(phrases: string[], rows: VocabularyRow[]): Map<string, Set<string>> {
  const lists = rows.map(({ list }) => list ?? []);
  return new Map(
    phrases.flatMap((phrase): [string, Set<string>][] => {
      const found = lists.filter((list) => list.includes(phrase)).slice(0, bounds.search.termsOfName);
      return found.length > 0 ? [[phrase, new Set(found.flat())]] : [];
    }),
  );
}

function conceptWhere(concept: SearchConcept, kind: SearchKind): Prisma.SearchDocumentWhereInput {
  const { words, names } = fieldStemsOf([kind], concept);
  return {
    OR: [
      { fieldStems: { hasSome: words } },
      ...names.map((stems) => ({ fieldStems: { hasEvery: stems } })),
      ...(concept.comparesText ? [{ text: { contains: escapeLike(concept.word) } }] : []),
    ],
  };
}

/** A condition on the rows of a list: their document has every required concept. None for an empty search. */
export const searchWhere = (
  concepts: SearchConcept[],
  kind: SearchKind,
): { searchDocument?: { is: Prisma.SearchDocumentWhereInput } } =>
  concepts.length === 0
    ? {}
    : {
        searchDocument: {
          is: { AND: concepts.filter(({ isRequired }) => isRequired).map((concept) => conceptWhere(concept, kind)) },
        },
      };
