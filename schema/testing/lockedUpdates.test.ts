import type { ExecutionResult } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import { schema } from '..';
import type { AuditedEntity } from '../contract/audit/auditedEntities';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from './fixtures';
import { openTestDatabase } from './testDatabase';

/*
 * What holds for every update of a row with an optimistic lock: it changes the given fields only, is in the audit log, and
 * overwrites no change of others, and repeated with the same version it changes nothing. Settings, which are saved as a whole, have tests of their own.
 */

let database: Database;
let fixtures: ReturnType<typeof createFixtures>;
let admin: Viewer;
beforeAll(async () => {
  database = await openTestDatabase();
  fixtures = createFixtures(database.db);
  admin = viewerFor(await fixtures.createUser({ role: 'admin' }));
});
afterAll(() => database.close());

type Row = Record<string, unknown> & { id: number };

interface UpdatedEntity {
  /** Also the name of the table. */
  entity: AuditedEntity;
  create: () => Promise<{ id: number }>;
  /** A change of one column. */
  change: Record<string, unknown>;
  /** The change by another admin, which is late. */
  lateChange: Record<string, unknown>;
}

const [title, lateTitle] = [{ title: 'Changed' }, { title: 'Late' }];

const updates: Record<string, UpdatedEntity> = {
  updateBlogPost: {
    entity: 'blog_posts',
    create: () => fixtures.createBlogPost(),
    change: title,
    lateChange: lateTitle,
  },
  updateCategory: {
    entity: 'categories',
    create: () => fixtures.createCategory({ icon: 'solar' }),
    change: { name: 'Changed' },
    lateChange: { name: 'Late' },
  },
  updateCoupon: {
    entity: 'coupons',
    create: () => database.db.coupon.create({ data: { code: 'LOCKED', percent: 20, totalLimit: 5 } }),
    change: { percent: 25 },
    lateChange: { percent: 30 },
  },
  updateCourse: { entity: 'courses', create: () => fixtures.createCourse(), change: title, lateChange: lateTitle },
  updateEvent: {
    entity: 'events',
    create: () => fixtures.createEvent({ capacity: 9, meetingUrl: 'https://meeting.example' }),
    change: title,
    lateChange: lateTitle,
  },
  updateFaq: {
    entity: 'faqs',
    create: () => fixtures.createFaq({ order: 7 }),
    change: { answer: 'Changed.' },
    lateChange: { answer: 'Late.' },
  },
  updateGlossaryTerm: {
    entity: 'glossary_terms',
    create: () => fixtures.createGlossaryTerm(),
    change: { definition: 'Changed.' },
    lateChange: { definition: 'Late.' },
  },
  updateLesson: {
    entity: 'lessons',
    create: async () => fixtures.createLesson((await fixtures.createCourse()).id),
    change: title,
    lateChange: lateTitle,
  },
  updateNewsletterIssue: {
    entity: 'newsletter_issues',
    create: () =>
      database.db.newsletterIssue.create({
        data: { subject: 'News', subjectAr: 'أخبار', intro: 'Hello.', introAr: 'مرحبا.', blogPostIds: [] },
      }),
    change: { subject: 'Changed' },
    lateChange: { subject: 'Late' },
  },
  updatePoll: {
    entity: 'polls',
    create: () => fixtures.createPoll({ allowMultiple: true }),
    change: { question: 'Changed?' },
    lateChange: { question: 'Late?' },
  },
  updateSearchVocabularyEntry: {
    entity: 'search_vocabulary',
    create: () => database.db.searchVocabularyEntry.create({ data: { words: ['verrou', 'قفل'] } }),
    change: { words: ['verrou', 'قفل', 'lock'] },
    lateChange: { words: ['verrou', 'serrure'] },
  },
  updateSection: {
    entity: 'course_sections',
    create: async () => {
      const { id: courseId } = await fixtures.createCourse();
      return database.db.courseSection.create({ data: { courseId, title: 'Safety', titleAr: 'السلامة' } });
    },
    change: title,
    lateChange: lateTitle,
  },
  updateSiteDocument: {
    entity: 'site_documents',
    create: () =>
      database.db.siteDocument.create({
        data: { name: 'help', title: 'Help', titleAr: 'مساعدة', body: 'Text.', bodyAr: 'نص.' },
      }),
    change: title,
    lateChange: lateTitle,
  },
  updateUser: {
    entity: 'users',
    create: () => fixtures.createUser({ phone: '+213 555' }),
    change: { firstName: 'Changed' },
    lateChange: { firstName: 'Late' },
  },
};

const mutations = schema.getMutationType()?.getFields() ?? {};

test('these are all mutations with an optimistic lock that change a row, but those that save drafts', () => {
  const isLocked = (names: string[]) => ['id', 'input', 'updatedAt'].every((name) => names.includes(name));
  const locked = Object.values(mutations).filter(({ args }) => isLocked(args.map(({ name }) => name)));
  expect(locked.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(updates), 'autosaveCourse', 'updateQuestionDraft'].sort(),
  );
});

/** Columns that follow from others. */
const derivedColumns = new Set(['updatedAt', 'searchText', 'adminSearchText', 'keys', 'sortKey', 'sortKeyAr']);

test.each(Object.entries(updates))(
  '%s leaves omitted fields unchanged, is audited, rejects an outdated version, overwrites nothing and can be repeated',
  async (name, { entity, create, change, lateChange }) => {
    const { id } = await create();
    // In the past, so that the change has another time.
    await database.pool.query(`UPDATE ${entity} SET "updatedAt" = '2026-01-01' WHERE id = $1`, [id]);
    await database.db.auditEntry.deleteMany();
    const before = await readRow(entity, id);
    const save = (input: object) => execute(name, { id, input, updatedAt: '2026-01-01T00:00:00.000Z' });

    expect(problemOf(await save(change))).toBeUndefined();
    const after = await readRow(entity, id);
    expect(after).toEqual({ ...before, ...change, ...pick(after, derivedColumns) });
    expect(await database.db.auditEntry.findMany({ where: { entity, entityId: id } })).toMatchObject([
      { actorId: admin.id, action: 'update', before: pick(before, new Set(Object.keys(change))), after: change },
    ]);

    // The answer was lost: the repetition is answered with the row, and writes nothing.
    expect(problemOf(await save(change)), 'a repeated save').toBeUndefined();
    expect(await readRow(entity, id)).toEqual(after);
    expect(await database.db.auditEntry.count({ where: { entity, entityId: id } })).toBe(1);

    expect(problemOf(await save(lateChange))).toMatchObject({ code: 'changedMeanwhile' });
    expect(await readRow(entity, id)).toEqual(after);
    expect(
      problemOf(await execute(name, { id, input: lateChange })),
      'without a version the last one wins',
    ).toBeUndefined();
    expect(await readRow(entity, id)).toMatchObject(lateChange);
    const unknown = await execute(name, { id: 999_999, input: change });
    expect(problemOf(unknown)).toMatchObject({ code: expect.stringMatching(/notFound$/i) as string });
  },
);

const problemOf = ({ errors }: ExecutionResult) => errors?.[0]?.originalError ?? errors?.[0];

const readRow = async (table: string, id: number): Promise<Row> => {
  const { rows } = await database.pool.query<Row>(`SELECT * FROM ${table} WHERE id = $1`, [id]);
  return rows[0] ?? { id: 0 };
};

const pick = (row: Row, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)));

function execute(name: string, variables: Record<string, unknown>) {
  const declared = `$id: ID!, $input: U${name.slice(1)}Input!, $updatedAt: DateTime`;
  const call = `${name}(id: $id, input: $input, updatedAt: $updatedAt)`;
  return createExecutor(database.db).execute(`mutation (${declared}) { ${call} { updatedAt } }`, variables, admin);
}
