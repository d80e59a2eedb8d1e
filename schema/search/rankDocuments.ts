import { queryRows } from '../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { conditionSql } from '../../prisma/reads/conditionSql';
import { bounds } from '../contract/bounds';
import { visibleDocuments } from '../core/accessRules';
import type { Viewer } from '../core/context';
import { escapeLike } from '../core/escapeLike';
import { allStems, type ConceptStems, fieldStemsOf, namedStems, type SearchKind, searchKinds } from './fieldStems';
import type { SearchConcept } from './searchConcept';

const { sql, join } = Prisma;

export interface RankedDocument {
  kind: SearchKind;
  id: number;
  /** Found rows of the kind. */
  total: number;
}

/** The stems of headings are those of titles and labels. */
const [titleStems, headingStems] = [sql`"titleStems"`, sql`"headingStems"`];

const anyOf = (conditions: readonly Prisma.Sql[]) => sql`(${join([...conditions], ' OR ')})`;
const allOf = (conditions: Prisma.Sql[]) => sql`(${join(conditions, ' AND ')})`;

const hasOneOf = (column: Prisma.Sql, stems: string[]) =>
  stems.length > 0 ? [sql`${column} && ${stems}::text[]`] : [];
const hasName = (column: Prisma.Sql, names: string[][]) => names.map((stems) => sql`${column} @> ${stems}::text[]`);

/**
 * Found in the index, without the row. By the list itself, the planner would read all rows for a frequent word: it does not
 * know that their stems are stored apart.
 */
const conceptSql = (concept: SearchConcept, { words, names }: ConceptStems): Prisma.Sql =>
  anyOf([
    ...(words.length > 0 ? [sql`"fieldStems" && (SELECT ${words}::text[])`] : []),
    ...names.map((stems) => sql`"fieldStems" @> (SELECT ${stems}::text[])`),
    ...(concept.comparesText ? [sql`"text" LIKE ${`%${escapeLike(concept.word)}%`}`] : []),
  ]);

/** Titles and labels with a word of a typed name are near to it. */
function nearSql(concept: SearchConcept, kinds: readonly SearchKind[]): Prisma.Sql {
  const { words, names } = allStems(concept);
  const heading = { words: [...words, ...concept.wordsOfName], names };
  return conceptSql(concept, fieldStemsOf(kinds, concept, heading, { words, names }));
}

/** Points of a field: for the word, for another name, for a word that contains it. */
type FieldPoints = readonly [word: number, name: number, part: number];

interface Points {
  title: FieldPoints;
  heading: FieldPoints;
  /** For a word of a typed name, in a row that is only near. */
  nameWord?: number;
  elsewhere: number;
}

const fieldCases = (concept: SearchConcept, column: Prisma.Sql, [word, name, part]: FieldPoints): Prisma.Sql[] => {
  const { exact, typedName, others, phrases, parts } = concept;
  const cases = [
    [[...hasOneOf(column, exact), ...hasName(column, typedName)], word],
    [[...hasOneOf(column, others), ...hasName(column, phrases)], name],
    [hasOneOf(column, parts), part],
  ] as const;
  return cases.flatMap(([conditions, points]) =>
    conditions.length > 0 ? [sql`WHEN ${anyOf(conditions)} THEN ${sql([String(points)])}`] : [],
  );
};

/** Points of a row that has the concept. Reads no text and no stems of texts, which are stored apart. */
const pointsSql = (concept: SearchConcept, { title, heading, nameWord, elsewhere }: Points): Prisma.Sql => {
  const near = nameWord === undefined ? [] : hasOneOf(headingStems, concept.wordsOfName);
  const cases = [
    ...fieldCases(concept, titleStems, title),
    ...fieldCases(concept, headingStems, heading),
    ...near.map((condition) => sql`WHEN ${condition} THEN ${sql([String(nameWord)])}`),
  ];
  const rest = sql([String(elsewhere)]);
  return cases.length === 0 ? rest : sql`CASE ${join(cases, ' ')} ELSE ${rest} END`;
};

const requiredPoints: Points = { title: [32, 28, 20], heading: [12, 10, 6], elsewhere: 3 };
const optionalPoints: Points = { title: [6, 5, 3], heading: [2, 2, 1], elsewhere: 0 };

const scoreSql = (concepts: SearchConcept[]): Prisma.Sql =>
  join(
    concepts.map((concept) => pointsSql(concept, concept.isRequired ? requiredPoints : optionalPoints)),
    ' + ',
  );

const requiredOf = (concepts: SearchConcept[]) => concepts.filter(({ isRequired }) => isRequired);
const visibleTo = (viewer: Viewer | null) =>
  conditionSql('SearchDocument', '"search_documents"', visibleDocuments(viewer));
const isPublic = visibleTo(null);

const hasAll = (concepts: SearchConcept[], kinds: readonly SearchKind[]) =>
  allOf(requiredOf(concepts).map((concept) => conceptSql(concept, fieldStemsOf(kinds, concept))));

/**
 * Keys, scores and times of publication of the documents of a kind that have all required concepts, for a list of that
 * kind: of the newest `bounds.search.ranked`.
 * @param concepts at least one
 */
export const rankingSql = (concepts: SearchConcept[], kind: SearchKind, viewer: Viewer | null): Prisma.Sql => {
  const key = sql([`"${kind}Id"`]);
  // With + 0, PostgreSQL does not read the index of all documents of the kind.
  return sql`SELECT ${key} AS "id", "publishedAt", (${scoreSql(concepts)})::int AS "score" FROM "search_documents"
    WHERE ${visibleTo(viewer)} AND ${key} + 0 IS NOT NULL AND ${hasAll(concepts, [kind])}
    ORDER BY ${key} DESC LIMIT ${sql([String(bounds.search.ranked)])}`;
};

/**
 * The best published documents of each kind with all required concepts, best first: of the newest
 * `bounds.search.ranked` of each kind. Callers check the access rules of each kind.
 * @param take rows of each kind
 */
export function rankDocuments(
  db: Pick<PrismaClient, '$queryRaw'>,
  concepts: SearchConcept[],
  take: number,
): Promise<RankedDocument[]> {
  return queryRows<RankedDocument>(
    db,
    sql`
    WITH found AS (
      SELECT split_part("key", ':', 1) AS kind, split_part("key", ':', 2)::int AS id, (${scoreSql(concepts)})::int AS score
      FROM "search_documents" WHERE ${isPublic} AND ${hasAll(concepts, searchKinds)}
    ), newest AS (
      SELECT kind, id, score, row_number() OVER (PARTITION BY kind ORDER BY id DESC) AS position,
        (count(*) OVER (PARTITION BY kind))::int AS total
      FROM found
    ), ranked AS (
      SELECT kind, id, total, row_number() OVER (PARTITION BY kind ORDER BY score DESC, id DESC) AS rank
      FROM newest WHERE position <= ${bounds.search.ranked}::int
    )
    SELECT kind, id, total FROM ranked WHERE rank <= ${take}::int ORDER BY kind, rank`,
  );
}

/** How much of a concept a row has, by the field. */
const share: Points = { title: [1, 0.95, 0.6], heading: [0.9, 0.85, 0.5], nameWord: 0.25, elsewhere: 0.7 };
const optionalShare = 0.2;
const [lessonTitleShare, lessonTextShare] = [0.4, 0.2];
/** Rows count as near if they have this share of what the best one has. */
const nearShare = 0.75;
/** None counts if the best one has less of the search: it is about something else. */
const minShare = 0.15;
/** Weight of a concept that no row has, about that of a rare one. */
const unknownWeight = 3;

/**
 * The published documents that have most of a search, for kinds of which none has all: each concept counts by its rarity
 * in the kind. Texts of lessons count where no document of a course has the concept.
 * @param take rows of each kind
 */
export function rankNearest(
  db: Pick<PrismaClient, '$queryRaw'>,
  concepts: SearchConcept[],
  kinds: readonly SearchKind[],
  take: number,
): Promise<RankedDocument[]> {
  const found = concepts.map(
    (concept, index) => sql`SELECT "key", split_part("key", ':', 1) AS kind, ${rowSql(concept, index)},
      (${concept.isRequired ? pointsSql(concept, share) : sql([String(optionalShare)])})::float8 AS share
      FROM "search_documents" WHERE ${isPublic} AND split_part("key", ':', 1) = ANY (${[...kinds]}::text[]) AND ${nearSql(concept, kinds)}`,
  );
  const ofLessons = kinds.includes('course')
    ? concepts.flatMap((concept, index) => (isInLessons(concept) ? [lessonHitsSql(concept, index)] : []))
    : [];
  return queryRows<RankedDocument>(
    db,
    sql`
    WITH found AS MATERIALIZED (${join(found, ' UNION ALL ')}), hits AS (
      ${join([sql`SELECT * FROM found`, ...ofLessons], ' UNION ALL ')}
    ), sizes AS (
      SELECT kind, greatest(count(DISTINCT "key"), 10) AS rows FROM hits GROUP BY 1
    ), rarities AS (
      SELECT h.kind, h.concept, h.required, ln(1 + max(s.rows)::float8 / count(*)) AS rarity
      FROM hits h JOIN sizes s ON s.kind = h.kind GROUP BY 1, 2, 3
    ), wholes AS (
      SELECT kind, sum(rarity) + ${unknownWeight}::float8 * (${requiredOf(concepts).length}::int - count(*)) AS weight
      FROM rarities WHERE required GROUP BY 1
    ), weighted AS (
      SELECT h.kind, h."key", sum(h.share * r.rarity) AS weight
      FROM hits h JOIN rarities r ON r.kind = h.kind AND r.concept = h.concept
      GROUP BY 1, 2 HAVING bool_or(h.required)
    ), best AS (
      SELECT w.kind, split_part("key", ':', 2)::int AS id, w.weight, max(w.weight) OVER (PARTITION BY w.kind) AS best, wholes.weight AS whole
      FROM weighted w JOIN wholes ON wholes.kind = w.kind
    ), near AS (
      SELECT kind, id, (count(*) OVER (PARTITION BY kind))::int AS total,
        row_number() OVER (PARTITION BY kind ORDER BY weight DESC, id DESC) AS rank
      FROM best WHERE weight >= ${nearShare}::float8 * best AND best >= ${minShare}::float8 * whole
    )
    SELECT kind, id, total FROM near WHERE rank <= ${take}::int ORDER BY kind, rank`,
  );
}

const rowSql = ({ isRequired }: SearchConcept, index: number) =>
  sql([`${index}::int AS concept, ${isRequired} AS required`]);

const isInLessons = ({ isRequired, comparesText }: SearchConcept): boolean => isRequired && !comparesText;

/** Courses by the titles and texts of their published lessons, if no document of a course has the concept. */
function lessonHitsSql(concept: SearchConcept, index: number): Prisma.Sql {
  const { words, names } = namedStems(concept);
  const has = (column: Prisma.Sql) => anyOf([...hasOneOf(column, words), ...hasName(column, names)]);
  return sql`
  SELECT d."key", 'course', ${rowSql(concept, index)}, l.share FROM (
    SELECT "courseId", max(CASE WHEN ${has(titleStems)} THEN ${lessonTitleShare}::float8 ELSE ${lessonTextShare}::float8 END) AS share
    FROM "lesson_search_texts" WHERE ${has(sql`"stems"`)}
      AND NOT EXISTS (SELECT FROM found WHERE found.concept = ${sql([String(index)])} AND found.kind = 'course')
    GROUP BY 1
  ) l CROSS JOIN LATERAL (
    SELECT "key" FROM "search_documents" WHERE "courseId" = l."courseId" AND ${isPublic} LIMIT 1
  ) d`;
}
