import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../prisma/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from './testDatabase';
import { fillLargeDataset } from './largeDataset';
import { createExecutor } from './fixtures';

/* With 100,000 users and 200,000 enrollments, dashboard queries use indexes. Requires PostgreSQL's planner. */

const viewerWithRole = (id: number, role: Viewer['role']): Viewer => ({ id, role, sessionId: '' });
const admin = viewerWithRole(1, 'admin');
const trainer = viewerWithRole(2, 'trainer');
const student = viewerWithRole(1001, 'student');

const enrollments = `enrollments(first: 10) { nodes { studentName status progress course { id title } } }`;

/** Queries of the dashboard views. */
const dashboardQueries: [name: string, viewer: Viewer, document: string][] = [
  [
    'the student dashboard',
    student,
    `{ myLearningSummary { enrolledCourses learningHours } currentEnrollment { id } myEventRegistrations { id }
       myEnrollments { id progress completedLessons nextLesson { id } course { id title lessonCount } } }`,
  ],
  ['recommended courses', student, '{ recommendedCourses { id title rating } }'],
  ['enrollments of a trainer', trainer, `{ ${enrollments} }`],
  [
    'the trainer dashboard',
    trainer,
    `{ studioSummary { students revenue averageRating } topCourses { id } ratingDistribution { count }
       enrollmentTrend { enrollments } studioCourses(search: "solar") { totalCount rows { id title } } }`,
  ],
  [
    "a trainer's enrollments, by name and by lesson",
    trainer,
    `{ studioEnrollments(search: "first10 last") { totalCount rows { studentName course { title } } }
       one: studioEnrollments(courseId: 1000) { totalCount rows { studentName lessonProgress { title openedAt } } } }`,
  ],
  [
    'the completion funnel',
    trainer,
    '{ completionFunnel(courseId: 1000) { students completed lessons { opened completed } } ratingDistribution(courseId: 1000) { count } }',
  ],
  [
    'the admin user list, sorted and filtered',
    admin,
    `{ ${['name', 'email', 'username', 'role', 'isActive', 'createdAt', 'updatedAt']
      .map((sort) => `${sort}: adminUsers(sort: ${sort}, page: 3) { totalCount rows { id email } }`)
      .join(' ')}
       found: adminUsers(filter: { search: "user4711" }) { totalCount rows { id } }
       trainers: adminUsers(filter: { role: trainer, isActive: true }) { totalCount rows { id } } }`,
  ],
  [
    'the admin course list',
    admin,
    '{ adminCourses(filter: { search: "solar" }, sort: rating, page: 9) { totalCount rows { title trainer { lastName } } } }',
  ],
  ['pending reviews', admin, '{ adminReviews(sort: isApproved, direction: asc) { rows { comment reviewerName } } }'],
  ['all enrollments', admin, `{ ${enrollments} }`],
];

/** Tables that are too large for a sequential scan. */
const largeTables = new Set(['users', 'enrollments', 'lesson_progress', 'lessons', 'reviews']);

interface QueryPlan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: QueryPlan[];
}

const flattenPlan = (plan: QueryPlan): QueryPlan[] => [plan, ...(plan.Plans ?? []).flatMap(flattenPlan)];

interface Statement {
  text: string;
  values?: unknown[];
}

describe.runIf(process.env.TEST_DATABASE_URL)('with a large dataset', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await fillLargeDataset(database.pool);
  }, 180_000);
  afterAll(() => database.close());

  /** SQL statements issued for a document. */
  async function statementsOf(document: string, viewer: Viewer): Promise<Statement[]> {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { errors } = await createExecutor(database.db).execute(document, {}, viewer);
    const queries = query.mock.calls.map(([first]) => first as unknown as Statement | string);
    query.mockRestore();
    expect(errors).toBeUndefined();
    const statements = queries.filter((statement) => typeof statement === 'object');
    return statements.filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text));
  }

  /** Large tables that a statement scans sequentially. */
  async function findSequentialScans({ text, values }: Statement): Promise<string[]> {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: QueryPlan }] }>(
      `EXPLAIN (FORMAT JSON) ${text}`,
      values,
    );
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flattenPlan(Plan)));
    return nodes
      .filter((node) => node['Node Type'] === 'Seq Scan' && largeTables.has(node['Relation Name'] ?? ''))
      .map((node) => `${node['Relation Name']}: ${text.slice(0, 300)}`);
  }

  test.each(dashboardQueries)('%s uses indexes', { timeout: 60_000 }, async (_name, viewer, document) => {
    const statements = await statementsOf(document, viewer);
    expect(statements.length).toBeGreaterThan(0);
    expect((await Promise.all(statements.map(findSequentialScans))).flat()).toEqual([]);
  });
});
