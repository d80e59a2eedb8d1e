import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../../prisma/client';
import type { Viewer } from '../../core/context';
import { openTestDatabase } from '../testDatabase';
import { fillLargeDataset } from './largeDataset';
import { createExecutor } from '../fixtures';

/* With 100,000 users, 200,000 enrollments and payments and 22,000 courses, queries use indexes. Requires PostgreSQL's planner. */

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
       myEnrollments { id progress completedLessons nextLesson { id } course { id title lessonCount }
         certificateIssued certificate { number } } }`,
  ],
  [
    'the outline of a course',
    student,
    '{ course(id: 1000) { sections { title lessonIds } lessons { lockedBy } prerequisites { title } } }',
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
    `{ stuck: studioEnrollments(state: stuck) { totalCount rows { id } }
       studioEnrollments(search: "first10 last") { totalCount rows { studentName course { title } } }
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
  ['what waits', admin, '{ waitingCounts { kind count oldestAt } }'],
  [
    'the search of the office',
    admin,
    `{ ${[
      'first10 last',
      '0550123456',
      'user4711',
      'TY-4711',
      'tx4711',
      'TYR-2026-004711',
      'subject 4711',
      'course 17',
      'solar',
    ]
      .map((text, index) => `s${index}: officeSearch(text: "${text}") { kind results { id title subtitle } }`)
      .join(' ')} }`,
  ],
  ["a trainer's search", trainer, '{ officeSearch(text: "first10 last") { kind results { id title } } }'],
  [
    'the overview of the office',
    admin,
    `{ adminOverview { enrollments { days } revenue { days } people { days } completions { days } events { title }
       expiringOrders { count nextAt } activity { count latest { actorName summary { field } } } health { failedJobs } } }`,
  ],
  [
    'the overview of a trainer',
    trainer,
    `{ trainerOverview { stuckEnrollments { count rows { studentName course { title } } } newEnrollments { count rows { id } }
       newReviews { count rows { rating } } drafts { title } } }`,
  ],
  ['what waits for a trainer', trainer, '{ waitingCounts { kind count oldestAt } }'],
  ['pending reviews', admin, '{ adminReviews(sort: isApproved, direction: asc) { rows { comment reviewerName } } }'],
  [
    'the revenue of a trainer',
    trainer,
    '{ studioSummary { revenue totalSales } revenueTrend { startsAt revenue } revenueByCourse { titleAr sales revenue } }',
  ],
  [
    'the enrollment desk',
    admin,
    `{ adminEnrollments(page: 3) { totalCount rows { name email status course { titleAr } } }
       ${['in_progress', 'pending_payment', 'ended']
         .map((status) => `${status}: adminEnrollments(filter: { status: ${status} }) { totalCount rows { name } }`)
         .join(' ')}
       found: adminEnrollments(filter: { search: "user4711" }) { totalCount rows { name } }
       ofCourse: adminEnrollments(filter: { courseId: 1000, status: in_progress }) { totalCount rows { name } }
       recent: adminEnrollments(filter: { from: "${new Date(Date.now() - 3_600_000).toISOString()}" }) { totalCount rows { name } } }`,
  ],
  [
    'a person',
    admin,
    `{ person(id: 1001) { account { email } enrollments { course { titleAr } } enrollmentCount payments { reference } paymentCount
       eventRegistrations { id } eventRegistrationCount reviews { rating } reviewCount sessions { id } sessionCount
       contactMessages { subject } contactMessageCount notes { text } } }`,
  ],
  [
    'the audit log',
    admin,
    `{ ${[
      '{}',
      '{ entity: courses, entityId: "1000" }',
      '{ entity: courses, action: delete }',
      '{ field: "price", from: "2020-01-01" }',
      '{ field: "price", actorId: "2" }',
      '{ actorId: "2", from: "2020-01-01" }',
      `{ from: "${new Date(Date.now() - 3_600_000).toISOString()}" }`,
    ]
      .map(
        (filter, index) =>
          `f${index}: adminAuditEntries(filter: ${filter}) { totalCount rows { entity summary { field } } }`,
      )
      .join(' ')} }`,
  ],
  ['all enrollments', admin, `{ ${enrollments} }`],
];

const paymentRows = 'totalCount totals { count amount net } rows { reference payerName course { titleAr } proofUrl }';

/** Filters of the list of payments, with their sums. */
const paymentFilters = [
  '{}',
  '{ search: "ty-4711" }',
  '{ search: "first17 last17" }',
  '{ status: submitted }',
  '{ status: confirmed }',
  '{ method: cash }',
  '{ method: baridimob }',
  '{ courseId: 1000 }',
  '{ courseId: 1000, status: confirmed, method: ccp }',
  '{ from: "2020-01-01T00:00:00Z", to: "2100-01-01T00:00:00Z" }',
];

/** Views of the admins' side of payments. */
const paymentQueries: typeof dashboardQueries = [
  ...paymentFilters.map((filter): (typeof dashboardQueries)[number] => [
    `the list of payments ${filter}`,
    admin,
    `{ adminPayments(filter: ${filter}) { ${paymentRows} } }`,
  ]),
  ...['createdAt', 'amount', 'status', 'method'].flatMap((sort) =>
    ['asc', 'desc'].map((direction): (typeof dashboardQueries)[number] => [
      `the list of payments by ${sort} ${direction}`,
      admin,
      `{ adminPayments(sort: ${sort}, direction: ${direction}, page: 3) { ${paymentRows} } }`,
    ]),
  ),
  [
    'the review queue',
    admin,
    `{ paymentReviewQueue { reference payerName }
       gatewayProblems { problem payment { reference } } }`,
  ],
  [
    'the review of a payment',
    admin,
    `{ paymentReview(id: 4000) { deciderName payment { reference payerName receipts { number } }
       proofs { url } warnings { kind uses { reference status } } earlierPayments { reference course { titleAr } } } }`,
  ],
];

const certificateRows = 'totalCount rows { number holderName accountName email replacedByNumber }';
const certificateData = 'code number status holderName courseTitle';

/** Filters of the list of certificates. */
const certificateFilters = [
  '{}',
  '{ search: "TYR-2026-004711" }',
  '{ search: "first17 last17" }',
  '{ search: "revoked" }',
  '{ status: revoked }',
  '{ status: awaiting_name }',
  '{ status: valid }',
  '{ courseId: 1000 }',
  '{ courseId: 1000, status: valid }',
  '{ userId: 1001 }',
  '{ from: "2020-01-01T00:00:00Z", to: "2100-01-01T00:00:00Z" }',
];

const certificateQueries: typeof dashboardQueries = [
  ...certificateFilters.map((filter): (typeof dashboardQueries)[number] => [
    `the list of certificates ${filter}`,
    admin,
    `{ adminCertificates(filter: ${filter}) { ${certificateRows} } }`,
  ]),
  ['the oldest certificates', admin, `{ adminCertificates(direction: asc, page: 3) { ${certificateRows} } }`],
  ['own certificates', student, `{ myCertificates { ${certificateData} } }`],
  ['a certificate by code', student, `{ certificate(code: "0000000000004711") { ${certificateData} } }`],
  ['a certificate by code', student, `{ certificate(code: "0123456789ABCDEF") { ${certificateData} } }`],
  ['a certificate by number', student, '{ certificateSummary(number: "TYR-2026-004711") { status courseTitle year } }'],
  ['the page of a learner', student, `{ learner(handle: "amina") { certificates { ${certificateData} } } }`],
  ...[student, trainer, admin].map((viewer): (typeof dashboardQueries)[number] => [
    `certificates visible to a ${viewer.role}`,
    viewer,
    `{ certificates(first: 10) { totalCount nodes { ${certificateData} } }
       ofCourse: certificates(courseId: 1000, first: 10) { totalCount nodes { ${certificateData} } } }`,
  ]),
];

/** Tables that are too large for a sequential scan. */
const largeTables = new Set([
  ...['users', 'enrollments', 'lesson_progress', 'lessons', 'course_sections', 'reviews'],
  ...['payments', 'payment_proofs', 'gateway_events', 'certificates', 'contact_messages', 'audit_entries'],
]);

const cursorOf = (id: number): string => Buffer.from(`GPC:N:${id}`).toString('base64');

/** Pages of the catalogue; a published course is the cursor. */
const cataloguePages = ['relevance', 'newest', 'popular', 'rating', 'priceLow', 'priceHigh'].flatMap((sort) =>
  ['', 'filter: { categoryId: 4 }, ', 'filter: { price: paid }, '].flatMap((filter) =>
    ['', `after: "${cursorOf(1003)}", `].map((after) => `courses(${filter}${after}sort: ${sort}, first: 24)`),
  ),
);

interface QueryPlan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
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

  /** Rows of the courses and of their counters that a statement reads. */
  async function countCourseRowsRead({ text, values }: Statement): Promise<number> {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: QueryPlan }] }>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
      values,
    );
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flattenPlan(Plan)));
    const counts = nodes.map((node) =>
      ['courses', 'course_counters'].includes(node['Relation Name'] ?? '')
        ? ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1)
        : 0,
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  test.each(cataloguePages)('%s reads a bounded number of courses', { timeout: 60_000 }, async (page) => {
    const statements = await statementsOf(`{ ${page} { nodes { id title } } }`, admin);
    expect(statements.length).toBeGreaterThan(0);
    // Of 44,000 rows; every twentieth course is in the category, which PostgreSQL sorts near the end of an order.
    for (const statement of statements) expect(await countCourseRowsRead(statement)).toBeLessThan(6_000);
  });

  test.each([...dashboardQueries, ...paymentQueries, ...certificateQueries])(
    '%s uses indexes',
    { timeout: 60_000 },
    async (_name, viewer, document) => {
      const statements = await statementsOf(document, viewer);
      expect(statements.length).toBeGreaterThan(0);
      expect((await Promise.all(statements.map(findSequentialScans))).flat()).toEqual([]);
    },
  );
});
