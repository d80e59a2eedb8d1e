import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../prisma/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from './testDatabase';
import { fillLargeDataset } from './largeDataset';
import { createExecutor } from './fixtures';

/* With 100,000 users and 200,000 enrolments, what a dashboard asks for is found by indexes. PostgreSQL alone plans like that. */

const viewerWithRole = (id: number, role: Viewer['role']): Viewer => ({ id, role, sessionId: '' });
const admin = viewerWithRole(1, 'admin');
const trainer = viewerWithRole(2, 'trainer');
const student = viewerWithRole(1001, 'student');

const enrollments = `enrollments(first: 10) { nodes { studentName status progress course { id title } } }`;

/** What each view of a dashboard asks for. */
const dashboardQueries: [name: string, viewer: Viewer, document: string][] = [
  [
    'the desk of a student',
    student,
    `{ myLearningSummary { enrolledCourses learningHours } currentEnrollment { id } myEventRegistrations { id }
       myEnrollments { id progress completedLessons nextLesson { id } course { id title lessonCount } } }`,
  ],
  ['recommendations', student, '{ recommendedCourses { id title rating } }'],
  ["a trainer's students", trainer, `{ ${enrollments} }`],
  [
    "a trainer's studio",
    trainer,
    `{ studioSummary { students revenue averageRating } topCourses { id } ratingDistribution { count }
       enrollmentTrend { enrollments } studioCourses(search: "solar") { totalCount rows { id title } } }`,
  ],
  [
    "a trainer's students, by name and lesson by lesson",
    trainer,
    `{ studioEnrollments(search: "first10 last") { totalCount rows { studentName course { title } } }
       one: studioEnrollments(courseId: 1000) { totalCount rows { studentName lessonProgress { title openedAt } } } }`,
  ],
  [
    'how far students come in a course',
    trainer,
    '{ completionFunnel(courseId: 1000) { students completed lessons { opened completed } } ratingDistribution(courseId: 1000) { count } }',
  ],
  [
    'the table of accounts, in each of its orders and narrowed',
    admin,
    `{ ${['name', 'email', 'username', 'role', 'isActive', 'createdAt', 'updatedAt']
      .map((sort) => `${sort}: adminUsers(sort: ${sort}, page: 3) { totalCount rows { id email } }`)
      .join(' ')}
       found: adminUsers(filter: { search: "user4711" }) { totalCount rows { id } }
       trainers: adminUsers(filter: { role: trainer, isActive: true }) { totalCount rows { id } } }`,
  ],
  [
    'the table of courses',
    admin,
    '{ adminCourses(filter: { search: "solar" }, sort: rating, page: 9) { totalCount rows { title trainer { lastName } } } }',
  ],
  ['reviews that wait', admin, '{ adminReviews(sort: isApproved, direction: asc) { rows { comment reviewerName } } }'],
  ['all enrolments', admin, `{ ${enrollments} }`],
];

/** Of these there are so many that reading all of one is no way to answer. */
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

describe.runIf(process.env.TEST_DATABASE_URL)('on a large platform', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await fillLargeDataset(database.pool);
  }, 180_000);
  afterAll(() => database.close());

  /** The statements that a document costs. */
  async function statementsOf(document: string, viewer: Viewer): Promise<Statement[]> {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { errors } = await createExecutor(database.db).ask(document, {}, viewer);
    const asked = query.mock.calls.map(([first]) => first as unknown as Statement | string);
    query.mockRestore();
    expect(errors).toBeUndefined();
    const statements = asked.filter((statement) => typeof statement === 'object');
    return statements.filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text));
  }

  /** Big tables that a statement reads from end to end. */
  async function readWhole({ text, values }: Statement): Promise<string[]> {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: QueryPlan }] }>(
      `EXPLAIN (FORMAT JSON) ${text}`,
      values,
    );
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flattenPlan(Plan)));
    return nodes
      .filter((node) => node['Node Type'] === 'Seq Scan' && largeTables.has(node['Relation Name'] ?? ''))
      .map((node) => `${node['Relation Name']}: ${text.slice(0, 300)}`);
  }

  test.each(dashboardQueries)('%s is found by indexes', { timeout: 60_000 }, async (_name, viewer, document) => {
    const statements = await statementsOf(document, viewer);
    expect(statements.length).toBeGreaterThan(0);
    expect((await Promise.all(statements.map(readWhole))).flat()).toEqual([]);
  });
});
