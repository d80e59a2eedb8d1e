import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../prisma/client';
import type { Viewer } from './context';
import { openTestDatabase } from './testing/database';
import { fill } from './testing/multitude';
import { asker } from './testing/world';

/* With 100,000 users and 200,000 enrolments, what a dashboard asks for is found by indexes. PostgreSQL alone plans like that. */

const as = (id: number, role: Viewer['role']): Viewer => ({ id, role, sessionId: '' });
const admin = as(1, 'admin');
const trainer = as(2, 'trainer');
const student = as(1001, 'student');

const enrollments = `enrollments(first: 10) { nodes { studentName status progress course { id title } } }`;

/** What each view of a dashboard asks for. */
const views: [name: string, viewer: Viewer, document: string][] = [
  [
    'the desk of a student',
    student,
    `{ myLearning { enrolledCourses learningHours } continueLearning { id } myEventRegistrations { id }
       myEnrollments { id progress completedLessons nextLesson { id } course { id title lessonCount } } }`,
  ],
  ['recommendations', student, '{ recommendedCourses { id title rating } }'],
  ["a trainer's students", trainer, `{ ${enrollments} }`],
  [
    "a trainer's studio",
    trainer,
    `{ teachingSummary { students revenue averageRating } topCourses { id } ratingSpread { count }
       enrollmentTrend { enrollments } teachingCourses(search: "solar") { totalCount rows { id title } } }`,
  ],
  [
    "a trainer's students, by name and lesson by lesson",
    trainer,
    `{ teachingStudents(search: "first10 last") { totalCount rows { studentName course { title } } }
       one: teachingStudents(courseId: 1000) { totalCount rows { studentName lessonStandings { title openedAt } } } }`,
  ],
  [
    'how far students come in a course',
    trainer,
    '{ completionFunnel(courseId: 1000) { students completed lessons { opened completed } } ratingSpread(courseId: 1000) { count } }',
  ],
  [
    'the table of accounts, in each of its orders and narrowed',
    admin,
    `{ ${['name', 'email', 'username', 'role', 'isActive', 'createdAt', 'updatedAt']
      .map((sort) => `${sort}: userTable(sort: ${sort}, page: 3) { totalCount rows { id email } }`)
      .join(' ')}
       found: userTable(filter: { search: "user4711" }) { totalCount rows { id } }
       trainers: userTable(filter: { role: trainer, isActive: true }) { totalCount rows { id } } }`,
  ],
  [
    'the table of courses',
    admin,
    '{ courseTable(filter: { search: "solar" }, sort: rating, page: 9) { totalCount rows { title trainer { lastName } } } }',
  ],
  ['reviews that wait', admin, '{ reviewTable(sort: isApproved, direction: asc) { rows { comment reviewerName } } }'],
  ['all enrolments', admin, `{ ${enrollments} }`],
];

/** Of these there are so many that reading all of one is no way to answer. */
const big = new Set(['users', 'enrollments', 'lesson_progress', 'lessons', 'reviews']);

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

interface Statement {
  text: string;
  values?: unknown[];
}

describe.runIf(process.env.TEST_DATABASE_URL)('on a large platform', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await fill(database.pool);
  }, 180_000);
  afterAll(() => database.close());

  /** The statements that a document costs. */
  async function statementsOf(document: string, viewer: Viewer): Promise<Statement[]> {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { errors } = await asker(database.db).ask(document, {}, viewer);
    const asked = query.mock.calls.map(([first]) => first as unknown as Statement | string);
    query.mockRestore();
    expect(errors).toBeUndefined();
    const statements = asked.filter((statement) => typeof statement === 'object');
    return statements.filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text));
  }

  /** Big tables that a statement reads from end to end. */
  async function readWhole({ text, values }: Statement): Promise<string[]> {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (FORMAT JSON) ${text}`,
      values,
    );
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
    return nodes
      .filter((node) => node['Node Type'] === 'Seq Scan' && big.has(node['Relation Name'] ?? ''))
      .map((node) => `${node['Relation Name']}: ${text.slice(0, 300)}`);
  }

  test.each(views)('%s is found by indexes', { timeout: 60_000 }, async (_name, viewer, document) => {
    const statements = await statementsOf(document, viewer);
    expect(statements.length).toBeGreaterThan(0);
    expect((await Promise.all(statements.map(readWhole))).flat()).toEqual([]);
  });
});
