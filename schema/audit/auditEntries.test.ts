import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { auditedEntities, type AuditedEntity } from '../contract/audit/auditedEntities';
import { findReferencedEntity, maxNamedReferences } from '../contract/audit/auditReferences';
import { fieldLabelsAr } from '../contract/labels/fieldLabelsAr';
import { problemOf } from '../testing/learningDocuments';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' }));
});
afterAll(() => close());

const adminAuditEntriesQuery = /* GraphQL */ `
  query ($filter: AdminAuditEntryFilter, $page: Int! = 1, $pageSize: Int! = 10) {
    adminAuditEntries(filter: $filter, page: $page, pageSize: $pageSize) {
      totalCount
      rows {
        action
        entity
        entityId
        actorName
      }
      actors {
        name
      }
    }
  }
`;
interface AdminAuditEntriesResponse {
  adminAuditEntries: { totalCount: number; rows: { action: string; entity: string }[]; actors: { name: string }[] };
}

const expectedEntry = (action: string, entity: string, hour: number, overrides: object = {}) => ({
  actorId: admin.id,
  actorName: 'Lina Cherif',
  action,
  entity,
  entityId: 7,
  at: new Date(Date.UTC(2026, 10, 21, hour)),
  ...overrides,
});

test('audited entities match the tables with an audit trigger', async () => {
  const auditedTables = await db.$queryRaw<{ table: string }[]>`
    SELECT tgrelid::regclass::text AS table FROM pg_trigger WHERE tgname LIKE '%_log_audit_entry'`;
  const tables = auditedTables.map(({ table: name }) => name.replaceAll('"', ''));
  expect([...tables, 'jobs', 'office_messages', 'course_messages'].sort()).toEqual([...auditedEntities].sort());
});

test('every audited column has an Arabic label', async () => {
  // The arguments of a trigger, and a list in its function, name the columns that the log does not contain.
  const auditedColumns = await db.$queryRaw<{ column: string }[]>`
    SELECT DISTINCT a.attname AS column
    FROM pg_trigger t
    JOIN pg_proc p ON p.oid = t.tgfoid
    JOIN pg_attribute a ON a.attrelid = t.tgrelid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE t.tgname LIKE '%_log_audit_entry'
      AND a.attname <> ALL (string_to_array(encode(t.tgargs, 'escape'), '\\000'))
      AND strpos(substring(p.prosrc FROM 'ARRAY\\[([^]]*)\\]'), quote_literal(a.attname)) = 0
    ORDER BY 1`;
  const columns = auditedColumns.map(({ column }) => column);
  expect(columns).toContain('titleAr');
  expect(columns).not.toContain('passwordHash');
  expect(columns).not.toContain('enrollmentCount');
  expect([...columns, 'password'].filter((column) => !(column in fieldLabelsAr))).toEqual([]);
});

test('lists entries newest first and filters by entity, action, actor and time', async () => {
  await db.auditEntry.createMany({
    data: [
      expectedEntry('create', 'faqs', 8),
      expectedEntry('update', 'faqs', 9),
      expectedEntry('delete', 'polls', 10),
      expectedEntry('update', 'users', 11, { actorId: 4711, actorName: 'Gone' }),
    ],
  });
  const read = async (filter: object) =>
    (await createExecutor(db).execute<AdminAuditEntriesResponse>(adminAuditEntriesQuery, { filter }, admin)).data
      ?.adminAuditEntries;
  const all = await read({});
  expect(all).toMatchObject({ totalCount: 4, actors: [{ name: 'Lina Cherif' }] });
  expect(all?.rows.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    'update users',
    'delete polls',
    'update faqs',
    'create faqs',
  ]);
  expect(await read({ entity: 'faqs', action: 'update' })).toMatchObject({ totalCount: 1 });
  expect(await read({ entity: 'faqs', entityId: '8' })).toMatchObject({ totalCount: 0 });
  expect(await read({ actorId: '4711' })).toMatchObject({ totalCount: 1, rows: [{ actorName: 'Gone' }] });
  expect(await read({ from: '2026-11-21T09:00:00Z', to: '2026-11-21T10:00:00Z' })).toMatchObject({
    totalCount: 1,
    rows: [{ action: 'update', entity: 'faqs' }],
  });
});

test('a day as the end of a filter counts as a whole, in Algerian time', async () => {
  await db.auditEntry.deleteMany();
  await db.auditEntry.createMany({
    data: ['2026-12-09T22:59Z', '2026-12-09T23:00Z', '2026-12-12T22:59Z', '2026-12-12T23:00Z'].map((at, index) =>
      expectedEntry('create', 'faqs', 0, { at: new Date(at), entityId: index }),
    ),
  });
  const { data } = await createExecutor(db).execute(
    `query ($from: DateTime, $to: DateTime) {
      adminAuditEntries(filter: { from: $from, to: $to }) { rows { entityId } }
      literals: adminAuditEntries(filter: { from: "2026-12-10", to: "2026-12-12" }) { rows { entityId } }
    }`,
    { from: '2026-12-10', to: '2026-12-12' },
    admin,
  );
  const rows = { rows: [{ entityId: '2' }, { entityId: '1' }] };
  expect(data).toEqual({ adminAuditEntries: rows, literals: rows });
});

test('an entry lists each changed field with its old and new value', async () => {
  const { id } = await db.auditEntry.create({
    data: expectedEntry('update', 'courses', 12, {
      before: { title: 'Old', price: '0.00', duration: null },
      after: { title: 'New', price: '1500.00', duration: 90 },
    }),
  });
  const { data } = await createExecutor(db).execute(
    'query ($id: ID!) { auditEntry(id: $id) { changes { field before after } } }',
    { id },
    admin,
  );
  expect(data).toEqual({
    auditEntry: {
      changes: expect.arrayContaining([
        { field: 'title', before: '"Old"', after: '"New"' },
        { field: 'price', before: '"0.00"', after: '"1500.00"' },
        { field: 'duration', before: null, after: '90' },
      ]),
    },
  });
});

test('an update is summarized: important fields first, long texts cut, secrets absent', async () => {
  await db.auditEntry.deleteMany();
  const long = 'ن'.repeat(5000);
  const before = { titleAr: 'قديم', description: 'a', price: 15000, title: 'Old', isPublished: false };
  const { id } = await db.auditEntry.create({
    data: expectedEntry('update', 'courses', 12, {
      before,
      after: { ...before, titleAr: 'جديد', description: long, price: 15500, title: 'New', isPublished: true },
    }),
  });
  await db.auditEntry.create({ data: expectedEntry('create', 'courses', 13, { after: { price: 1 } }) });
  const document = `query ($field: String) {
    adminAuditEntries(filter: { field: $field }) { totalCount rows { id changedFields summary { field before after } } }
  }`;
  const read = async (field: string) => (await createExecutor(db).execute(document, { field }, admin)).data;
  expect(await read('price')).toEqual({
    adminAuditEntries: {
      totalCount: 1,
      rows: [
        {
          id: String(id),
          changedFields: ['price', 'isPublished', 'description', 'title', 'titleAr'],
          summary: [
            { field: 'price', before: '15000', after: '15500' },
            { field: 'isPublished', before: 'false', after: 'true' },
            { field: 'description', before: '"a"', after: JSON.stringify(`${'ن'.repeat(79)}…`) },
          ],
        },
      ],
    },
  });
  expect(await read('slug')).toMatchObject({ adminAuditEntries: { totalCount: 0 } });
  // Redaction of the values changes the summary, too.
  await db.auditEntry.update({ where: { id }, data: { before: { title: null }, after: { title: null } } });
  expect(await db.auditEntry.findUnique({ where: { id } })).toMatchObject({
    changedFields: ['title'],
    summary: [{ field: 'title', before: null, after: null }],
  });
});

test("an admin's changes to terms, messages and subscribers are logged", async () => {
  await db.auditEntry.deleteMany();
  const term = await createFixtures(db).createGlossaryTerm();
  const message = await db.contactMessage.create({
    data: { name: 'A', email: 'a@example.dz', subject: 'S', message: 'M', dedupeHash: 'k' },
  });
  const address = await db.newsletterSubscriber.create({ data: { email: 'b@example.dz' } });
  const { errors } = await createExecutor(db).execute(
    `mutation {
      publishGlossaryTerms(ids: [${term.id}], isPublished: false) { succeeded }
      deleteGlossaryTerm(id: ${term.id})
      markContactMessageHandled(id: ${message.id}) { id }
      deleteContactMessages(ids: [${message.id}]) { succeeded }
      deleteNewsletterSubscriber(id: ${address.id})
    }`,
    {},
    admin,
  );
  expect(errors).toBeUndefined();
  const entries = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
  const summaries = entries.map(({ action, entity, actorName, entityName }) => [actorName, action, entity, entityName]);
  expect(summaries).toEqual([
    ['Lina Cherif', 'update', 'glossary_terms', term.termAr],
    ['Lina Cherif', 'delete', 'glossary_terms', term.termAr],
    ['Lina Cherif', 'update', 'contact_messages', 'A'],
    ['Lina Cherif', 'delete', 'contact_messages', 'A'],
    ['Lina Cherif', 'delete', 'newsletter_subscribers', 'b@example.dz'],
  ]);
});

test('an entry of a review names its author and its course', async () => {
  const fixtures = createFixtures(db);
  const student = await fixtures.createUser({ firstName: 'Nour', lastName: 'Saidi' });
  const course = await fixtures.createCourse({ titleAr: 'بطاريات الليثيوم' });
  const { id } = await db.review.create({
    data: { userId: student.id, courseId: course.id, trainerId: course.trainerId, rating: 4 },
  });
  const mutation = 'mutation ($ids: [ID!]!) { approveReviews(ids: $ids, isApproved: true) { succeeded } }';
  expect((await createExecutor(db).execute(mutation, { ids: [id] }, admin)).errors).toBeUndefined();
  const entry = await db.auditEntry.findFirst({ where: { entity: 'reviews', entityId: id } });
  expect(entry?.entityName).toBe('Nour Saidi – بطاريات الليثيوم');
});

test('names the rows that changed fields refer to, without deleted ones', async () => {
  const fixtures = createFixtures(db);
  const trainer = await fixtures.createUser({ role: 'trainer', firstName: 'Nour', lastName: 'Saidi' });
  const course = await fixtures.createCourse({ titleAr: 'بطاريات الليثيوم' });
  const references = [
    { entity: 'users', id: trainer.id },
    { entity: 'courses', id: course.id },
    { entity: 'categories', id: course.categoryId },
    { entity: 'courses', id: 999_999 },
    { entity: 'jobs', id: 1 },
  ];
  const query = 'query ($references: [RowReference!]!) { referenceNames(references: $references) { entity id name } }';
  const read = (list: object[]) => createExecutor(db).execute(query, { references: list }, admin);
  const category = await db.category.findUniqueOrThrow({ where: { id: course.categoryId } });
  expect(await read(references)).toEqual({
    data: {
      referenceNames: [
        { entity: 'users', id: String(trainer.id), name: 'Nour Saidi' },
        { entity: 'courses', id: String(course.id), name: 'بطاريات الليثيوم' },
        { entity: 'categories', id: String(category.id), name: category.nameAr },
      ],
    },
  });
  const tooMany = await read(Array.from({ length: maxNamedReferences + 1 }, (_, id) => ({ entity: 'users', id })));
  expect(problemOf(tooMany)).toMatchObject({ code: 'invalidInput', fields: { references: 'tooMany' } });
});

test('every foreign key of an audited table has a name for its rows', async () => {
  const keys = await db.$queryRaw<{ entity: AuditedEntity; field: string; referenced: string }[]>`
    SELECT c.conrelid::regclass::text AS entity, a.attname AS field, c.confrelid::regclass::text AS referenced
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND cardinality(c.conkey) = 1
      AND c.conrelid IN (SELECT tgrelid FROM pg_trigger WHERE tgname LIKE '%_log_audit_entry')
    ORDER BY 1, 2`;
  const missing = keys.filter(({ entity, field, referenced }) => {
    const found = findReferencedEntity(entity.replaceAll('"', '') as AuditedEntity, field);
    // A quiz has the key of its lesson.
    return found !== (referenced === 'quizzes' ? 'lessons' : referenced);
  });
  // Columns without a foreign key, because they outlive the account.
  const persons = await db.$queryRaw<{ column: string }[]>`
    SELECT DISTINCT attname AS column FROM pg_attribute a JOIN pg_trigger t ON t.tgrelid = a.attrelid
    WHERE t.tgname LIKE '%_log_audit_entry' AND attname LIKE '%By' AND atttypid = 'int4'::regtype`;
  expect(persons.filter(({ column }) => findReferencedEntity('payments', column) !== 'users')).toEqual([]);
  // Enrollments and threads have no names of their own: the entry has one.
  expect(missing.filter(({ field }) => !['enrollmentId', 'threadId'].includes(field))).toEqual([]);
});
