import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { queryRows } from '../../prisma/directConnection';
import { limits } from '../contract/limits';
import type { Viewer } from '../core/context';
import { escapeLike } from '../core/escapeLike';
import { hasAdminRights } from '../core/permissionProblem';
import type { SearchPart } from './searchParts';

const { sql, join } = Prisma;

export type SearchKind = 'course' | 'blogPost' | 'event' | 'glossaryTerm' | 'faq';

export interface RankedDocument {
  kind: SearchKind;
  id: number;
  /** Higher first; equal for rows that match equally well. */
  score: number;
  /** Matching rows of the kind. */
  total: number;
}

interface Columns {
  text: Prisma.Sql;
  stems: Prisma.Sql;
}

/** From the most to the least important. */
const title: Columns = { text: sql`"titleText"`, stems: sql`"titleStems"` };
const heading: Columns = { text: sql`"headingText"`, stems: sql`"headingStems"` };
const anywhere: Columns = { text: sql`"text"`, stems: sql`"stems"` };

const anyOf = (conditions: Prisma.Sql[]) => sql`(${join(conditions, ' OR ')})`;
const allOf = (conditions: Prisma.Sql[]) => sql`(${join(conditions, ' AND ')})`;

const stemsMatchSql = ({ words }: SearchPart, { stems: column }: Columns) =>
  allOf(words.map(({ stems }) => (stems.length > 0 ? sql`${column} && ${stems}::text[]` : sql`false`)));

const wordsMatchSql = ({ words }: SearchPart, { text, stems: column }: Columns) =>
  allOf(
    words.map(({ literals, stems }) =>
      // Stems first: a row that has them is found without reading its text.
      anyOf([
        ...(stems.length > 0 ? [sql`${column} && ${stems}::text[]`] : []),
        ...literals.map((literal) => sql`${text} LIKE ${`%${escapeLike(literal)}%`}`),
      ]),
    ),
  );

const synonymMatchSql = ({ synonyms }: SearchPart, { stems: column }: Columns) =>
  synonyms.length > 0 ? anyOf(synonyms.map((stems) => sql`${column} @> ${stems}::text[]`)) : sql`false`;

const partMatchSql = (part: SearchPart) => anyOf([wordsMatchSql(part, anywhere), synonymMatchSql(part, anywhere)]);

/** Titles before labels before texts; in each, whole words before synonyms and parts of words. */
const partScore = (part: SearchPart) => sql`CASE
  WHEN ${stemsMatchSql(part, title)} THEN 32 WHEN ${synonymMatchSql(part, title)} THEN 28 WHEN ${wordsMatchSql(part, title)} THEN 24
  WHEN ${stemsMatchSql(part, heading)} THEN 12 WHEN ${synonymMatchSql(part, heading)} THEN 10 WHEN ${wordsMatchSql(part, heading)} THEN 8
  WHEN ${stemsMatchSql(part, anywhere)} THEN 3 WHEN ${wordsMatchSql(part, anywhere)} THEN 2 WHEN ${synonymMatchSql(part, anywhere)} THEN 1
  ELSE 0 END`;

/** As the rules of each kind in core/accessRules.ts. */
function visibleTo(viewer: Viewer | null): Prisma.Sql {
  if (hasAdminRights(viewer)) return sql`true`;
  if (viewer === null) return sql`"isPublished"`;
  const ownKinds = viewer.role === 'trainer' ? sql`true` : sql`"courseId" IS NULL AND "glossaryTermId" IS NULL`;
  return sql`("isPublished" OR ("ownerId" = ${viewer.id} AND ${ownKinds}))`;
}

const scoreSql = (parts: SearchPart[]): Prisma.Sql => join(parts.map(partScore), ' + ');

/**
 * Keys and scores of the documents of a kind that match, for a list of that kind: of the newest `limits.search.ranked`.
 * @param parts at least one
 */
export const rankingSql = (parts: SearchPart[], kind: SearchKind, viewer: Viewer | null): Prisma.Sql => {
  const key = Prisma.raw(`"${kind}Id"`);
  // With + 0, PostgreSQL does not read the index of all documents of the kind.
  return sql`SELECT ${key} AS "id", (${scoreSql(parts)})::int AS "score" FROM "search_documents"
    WHERE ${visibleTo(viewer)} AND ${key} + 0 IS NOT NULL AND ${allOf(parts.map(partMatchSql))}
    ORDER BY ${key} DESC LIMIT ${limits.search.ranked}`;
};

interface RankOptions {
  viewer: Viewer | null;
  /** Rows per kind. */
  take: number;
  /** `some` also finds rows that lack words, after those with more of them. */
  match?: 'all' | 'some';
}

/**
 * The best documents of each kind, best first. Candidates are found by index; the newest
 * `limits.search.ranked` of a kind are ranked. Callers check the access rules of each kind.
 */
export function rankDocuments(
  db: Pick<PrismaClient, '$queryRaw'>,
  parts: SearchPart[],
  { viewer, take, match = 'all' }: RankOptions,
): Promise<RankedDocument[]> {
  if (parts.length === 0) return Promise.resolve([]);
  const conditions = parts.map(partMatchSql);
  const matched = join(
    parts.map((part) => sql`${partMatchSql(part)}::int`),
    ' + ',
  );
  return queryRows<RankedDocument>(
    db,
    sql`
    WITH matching AS MATERIALIZED (
      SELECT "key", row_number() OVER kinds AS position, (count(*) OVER (PARTITION BY split_part("key", ':', 1)))::int AS total
      FROM "search_documents"
      WHERE ${visibleTo(viewer)} AND ${match === 'all' ? allOf(conditions) : anyOf(conditions)}
      WINDOW kinds AS (PARTITION BY split_part("key", ':', 1) ORDER BY split_part("key", ':', 2)::int DESC)
    ), scored AS (
      SELECT split_part(d."key", ':', 1) AS kind, split_part(d."key", ':', 2)::int AS id, total,
        (1000 * (${match === 'all' ? sql`0` : matched}) + ${scoreSql(parts)})::int AS score
      FROM matching JOIN "search_documents" d ON d."key" = matching."key" WHERE position <= ${limits.search.ranked}
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY kind ORDER BY score DESC, id DESC) AS rank FROM scored
    )
    SELECT kind, id, total, score FROM ranked WHERE rank <= ${take} ORDER BY rank, kind`,
  );
}
