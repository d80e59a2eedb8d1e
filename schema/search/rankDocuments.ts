import { queryRows } from '../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { conditionSql } from '../../prisma/reads/conditionSql';
import { bounds } from '../contract/bounds';
import { visibleDocuments } from '../core/accessRules';
import type { Viewer } from '../core/context';
import { escapeLike } from '../core/escapeLike';
import { stemsOf, type SearchConcept } from './searchConcepts';

const { sql, join } = Prisma;

export const searchKinds = ['course', 'blogPost', 'event', 'glossaryTerm', 'faq'] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface RankedDocument {
  kind: SearchKind;
  id: number;
  /** Found rows of the kind. */
  total: number;
}

/** From the most to the least important; the stems of headings are those of titles and labels. */
const [titleStems, headingStems, allStems] = [sql`"titleStems"`, sql`"headingStems"`, sql`"stems"`];

const anyOf = (conditions: Prisma.Sql[]) => sql`(${join(conditions, ' OR ')})`;
const allOf = (conditions: Prisma.Sql[]) => sql`(${join(conditions, ' AND ')})`;

const hasOneOf = (column: Prisma.Sql, stems: string[]) => sql`${column} && ${stems}::text[]`;
const hasPhrase = (column: Prisma.Sql, { phrases }: SearchConcept) =>
  phrases.map((stems) => sql`${column} @> ${stems}::text[]`);

/** Without the text of the row, the conditions of a concept are found in the index of the column. */
const conceptSql = (concept: SearchConcept, column = allStems): Prisma.Sql =>
  anyOf([
    hasOneOf(column, stemsOf(concept)),
    ...hasPhrase(column, concept),
    ...(concept.comparesText ? [sql`"text" LIKE ${`%${escapeLike(concept.word)}%`}`] : []),
  ]);

/** Points of a field: for the word, for another name, for a word that contains it. */
type FieldPoints = readonly [word: number, name: number, part: number];

interface Points {
  title: FieldPoints;
  heading: FieldPoints;
  elsewhere: number;
}

const fieldCases = (concept: SearchConcept, column: Prisma.Sql, [word, name, part]: FieldPoints): Prisma.Sql[] => [
  ...(concept.exact.length > 0 ? [sql`WHEN ${hasOneOf(column, concept.exact)} THEN ${sql([String(word)])}`] : []),
  ...(concept.others.length + concept.phrases.length > 0
    ? [
        sql`WHEN ${anyOf([hasOneOf(column, concept.others), ...hasPhrase(column, concept)])} THEN ${sql([String(name)])}`,
      ]
    : []),
  ...(concept.parts.length > 0 ? [sql`WHEN ${hasOneOf(column, concept.parts)} THEN ${sql([String(part)])}`] : []),
];

/** Points of a row that has the concept. Reads no text and no stems of texts, which are stored apart. */
const pointsSql = (concept: SearchConcept, { title, heading, elsewhere }: Points): Prisma.Sql => {
  const cases = [...fieldCases(concept, titleStems, title), ...fieldCases(concept, headingStems, heading)];
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

const hasAll = (concepts: SearchConcept[]) => allOf(requiredOf(concepts).map((concept) => conceptSql(concept)));

/**
 * Keys and scores of the documents of a kind that have all required concepts, for a list of that kind: of the newest
 * `bounds.search.ranked`.
 * @param concepts at least one
 */
export const rankingSql = (concepts: SearchConcept[], kind: SearchKind, viewer: Viewer | null): Prisma.Sql => {
  const key = sql([`"${kind}Id"`]);
  // With + 0, PostgreSQL does not read the index of all documents of the kind.
  return sql`SELECT ${key} AS "id", (${scoreSql(concepts)})::int AS "score" FROM "search_documents"
    WHERE ${visibleTo(viewer)} AND ${key} + 0 IS NOT NULL AND ${hasAll(concepts)}
    ORDER BY ${key} DESC LIMIT ${bounds.search.ranked}::int`;
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
      FROM "search_documents" WHERE ${isPublic} AND ${hasAll(concepts)}
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
const share: Points = { title: [1, 0.95, 0.6], heading: [0.9, 0.85, 0.5], elsewhere: 0.7 };
const optionalShare = 0.2;
const lessonShare = 0.4;
/** Rows count as near if they have this share of what the best one has. */
const nearShare = 0.75;

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
      FROM "search_documents" WHERE ${isPublic} AND split_part("key", ':', 1) = ANY (${[...kinds]}::text[]) AND ${conceptSql(concept)}`,
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
      SELECT kind, concept, count(*) AS rows FROM hits GROUP BY 1, 2
    ), weighted AS (
      SELECT h.kind, h."key", sum(h.share * ln(1 + s.rows::float8 / r.rows)) AS weight
      FROM hits h JOIN rarities r ON r.kind = h.kind AND r.concept = h.concept JOIN sizes s ON s.kind = h.kind
      GROUP BY 1, 2 HAVING bool_or(h.required)
), best AS (
      SELECT kind, split_part("key", ':', 2)::int AS id, weight, max(weight) OVER (PARTITION BY kind) AS "bestWeight" FROM weighted
    ), near AS (
      SELECT kind, id, (count(*) OVER (PARTITION BY kind))::int AS total,
        row_number() OVER (PARTITION BY kind ORDER BY weight DESC, id DESC) AS rank
      FROM best WHERE weight >= ${nearShare}::float8 * "bestWeight"
    )
    SELECT kind, id, total FROM near WHERE rank <= ${take}::int ORDER BY kind, rank`,
  );
}

const rowSql = ({ isRequired }: SearchConcept, index: number) =>
  sql([`${index}::int AS concept, ${isRequired} AS required`]);

const isInLessons = ({ isRequired, comparesText }: SearchConcept): boolean => isRequired && !comparesText;

/** Courses by the texts of their published lessons, if no document of a course has the concept. */
const lessonHitsSql = (concept: SearchConcept, index: number): Prisma.Sql => sql`
  SELECT d."key", 'course', ${rowSql(concept, index)}, ${sql([String(lessonShare)])}::float8 FROM (
    SELECT DISTINCT "courseId" FROM "lesson_search_texts"
    WHERE ${anyOf([hasOneOf(allStems, [...concept.exact, ...concept.others]), ...hasPhrase(allStems, concept)])}
      AND NOT EXISTS (SELECT FROM found WHERE found.concept = ${sql([String(index)])} AND found.kind = 'course')
  ) l CROSS JOIN LATERAL (
    SELECT "key" FROM "search_documents" WHERE "courseId" = l."courseId" AND ${isPublic} LIMIT 1
  ) d`;
