import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../prisma/client';
import { createExecutor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';

/* With 30,000 search documents, searches use indexes. Requires PostgreSQL's planner. */

const rows = 30_000;

const fillStatements = [
  `INSERT INTO "users" ("id", "username", "usernameKey", "email", "passwordHash", "role", "firstName", "lastName")
   VALUES (1, 'u', 'u', 'u@example.dz', '-', 'trainer', 'A', 'B')`,
  `INSERT INTO "categories" ("id", "name", "nameAr", "slug") VALUES (1, 'C', 'ف', 'c')`,
  `INSERT INTO "courses" ("id", "title", "titleAr", "description", "descriptionAr", "slug", "categoryId", "trainerId", "isPublished", "searchText")
   SELECT n, 'Course ' || n, 'دورة ' || n, 'text', 'نص', 'course-' || n, 1, 1, true, ''
   FROM generate_series(1, ${rows}) n`,
  `INSERT INTO "search_documents" ("key", "courseId", "isPublished", "titleText", "headingText", "text",
     "titleStems", "headingStems", "bodyStems", "bodyHash", "nameKeys")
   SELECT 'course:' || n, n, true, heading, heading, heading || ' ' || md5(n::text),
     stems, stems, stems, '', '{}'
   FROM generate_series(1, ${rows}) n,
     LATERAL (SELECT 'word' || n % 5000 || ' كلمة' || n % 7000 AS heading,
       ARRAY['word' || n % 5000, 'كلم' || n % 7000] || CASE WHEN n % 3 = 0 THEN '{frequent}' ELSE '{}'::text[] END AS stems) AS texts`,
  `INSERT INTO "search_words" ("token", "word", "stems", "sound")
   SELECT 'word' || n, 'word' || n, ARRAY['word' || n], 'FRD' || n FROM generate_series(0, 4999) n`,
  `INSERT INTO "search_words" ("token", "word", "stems", "sound")
   SELECT 'كلمه' || n, 'كلمة' || n, ARRAY['كلم' || n], 'KLMT' || n FROM generate_series(0, 6999) n`,
];

/** None may scan the table of documents, courses or words, or take more statements. */
const searches: [name: string, statements: number, document: string][] = [
  ['the search of all kinds', 4, '{ search(query: "word4711 كلمة4711") { courseCount courses { id } } }'],
  ['a search without a row that has all', 4, '{ search(query: "word4711 كلمة611") { courseCount courses { id } } }'],
  ['a misspelled search', 6, '{ search(query: "wrod4711") { suggestion courses { id } } }'],
  ['the course list', 5, '{ courses(filter: { search: "word4711" }) { totalCount nodes { id } } }'],
  [
    'the sorted course list',
    5,
    '{ courses(filter: { search: "كلمة611" }, sort: popular) { totalCount nodes { id } } }',
  ],
];

interface QueryPlan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: QueryPlan[];
}
const flattenPlan = (plan: QueryPlan): QueryPlan[] => [plan, ...(plan.Plans ?? []).flatMap(flattenPlan)];

describe.runIf(process.env.TEST_DATABASE_URL)('with 30,000 documents', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    const client = await database.pool.connect();
    try {
      await client.query('SET statement_timeout = 0');
      await client.query('ALTER TABLE "courses" DISABLE TRIGGER USER');
      for (const statement of fillStatements) await client.query(statement);
      await client.query('ALTER TABLE "courses" ENABLE TRIGGER USER');
      await client.query('VACUUM ANALYZE');
      await client.query('RESET statement_timeout');
    } finally {
      client.release();
    }
  }, 240_000);
  afterAll(() => database.close());

  async function recordStatements(document: string) {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { errors } = await createExecutor(database.db).execute(document);
    const statements = query.mock.calls
      .map(([first]) => first as unknown as { text: string; values?: unknown[] } | string)
      .filter((statement) => typeof statement === 'object')
      .filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text) && !text.includes('set_config'));
    query.mockRestore();
    return { statements, errors };
  }

  async function explain(text: string, values?: unknown[]): Promise<QueryPlan[]> {
    const plans = await database.pool.query<{ 'QUERY PLAN': [{ Plan: QueryPlan }] }>(
      `EXPLAIN (FORMAT JSON) ${text}`,
      values,
    );
    return plans.rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flattenPlan(Plan)));
  }

  test.each(['frequent', 'frequent كلمة611', 'frequent word4711 كلمة611'])(
    'the courses with "%s" are found in one scan of the index of stems',
    async (search) => {
      const { statements } = await recordStatements(`{ courses(filter: { search: "${search}" }) { nodes { id } } }`);
      const ranking = statements.find(({ text }) => text.includes('"score"'));
      const nodes = await explain(ranking?.text ?? '', ranking?.values);
      expect(nodes.flatMap((node) => node['Index Name'] ?? [])).toEqual([
        'search_documents_fieldStems_idx',
        'courses_pkey',
      ]);
    },
  );

  test.each(searches)(
    '%s uses indexes, in at most %i statements',
    { timeout: 60_000 },
    async (_name, limit, document) => {
      const { statements, errors } = await recordStatements(document);
      expect(errors).toBeUndefined();
      expect(statements.length).toBeGreaterThan(0);
      expect(statements.length).toBeLessThanOrEqual(limit);
      for (const { text, values } of statements) {
        const scans = (await explain(text, values)).filter(
          (node) =>
            node['Node Type'] === 'Seq Scan' &&
            ['courses', 'search_documents', 'search_words'].includes(node['Relation Name'] ?? ''),
        );
        expect(scans.map((node) => `${node['Relation Name']}: ${text.slice(0, 400)}`)).toEqual([]);
      }
    },
  );
});
