import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { createMissingSiteDocuments } from '../../prisma/seed/siteDocuments';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
  await createMissingSiteDocuments(db);
});
afterAll(() => close());

const updateMutation =
  'mutation ($id: ID!, $input: UpdateSiteDocumentInput!, $updatedAt: DateTime) { updateSiteDocument(id: $id, input: $input, updatedAt: $updatedAt) { title body } }';

test.each(['privacy', 'terms', 'refunds', 'help'])('%s has a text in both languages', async (name) => {
  const { data } = await createExecutor(db).execute<{ siteDocument: Record<string, string> }>(
    `{ siteDocument(name: ${name}) { title titleAr body bodyAr } }`,
  );
  expect(data?.siteDocument.titleAr).toMatch(/^[\p{Script=Arabic}\s]+$/u);
  for (const field of ['body', 'bodyAr']) expect(data?.siteDocument[field]?.length).toBeGreaterThan(500);
});

test('the refund policy names no other period than the guarantee, whose days are a setting', async () => {
  const { body, bodyAr } = await db.siteDocument.findUniqueOrThrow({ where: { name: 'refunds' } });
  expect(body).toContain('guarantee period');
  expect(bodyAr).toContain('مدة الضمان');
  expect(`${body} ${bodyAr}`).not.toMatch(/\d/);
});

test('the documents say what the site does: reviews have no name, and a refund goes to the account of the request', async () => {
  const documents = await db.siteDocument.findMany();
  const textOf = (name: string) => documents.find((document) => document.name === name);
  expect(textOf('privacy')?.body).toContain('Your reviews are shown without your name and picture.');
  expect(textOf('privacy')?.bodyAr).toContain('تظهر تقييماتك بلا اسم ولا صورة.');
  expect(textOf('refunds')?.body).toContain('the account that you name in the request');
  expect(textOf('refunds')?.bodyAr).toContain('إلى الحساب الذي تذكره في الطلب');
  const all = documents.map(({ body, bodyAr }) => `${body}\n${bodyAr}`).join('\n');
  expect(all).not.toMatch(/beside your reviews|بجانب تقييماتك|دفعت منه|beside what you write/);
});

test.each([
  ['terms', 'if it falls before you pay, you pay the lower one', 'وإن انخفض قبل أن تدفع سرى السعر الأدنى'],
  ['terms', 'We may deactivate accounts that send forged ones', 'وقد نعطّل الحسابات التي ترسل إثباتات مزوّرة'],
  ['refunds', 'the certificate of the course is revoked', 'وتُلغى شهادة الدورة إن صدرت'],
  ['privacy', 'the account that a refund goes to', 'والحساب الذي يُرجع إليه المبلغ'],
  ['help', 'no paid seat is held for you', 'لا يُحجز لك مقعد مدفوع ولا تُنشر تقييماتك إلا بعده'],
  ['help', 'the player chooses a lower quality by itself', 'يختار المشغّل جودة أقل من تلقاء نفسه'],
] as const)('%s says in both languages what the site does: %s', async (name, english, arabic) => {
  const { body, bodyAr } = await db.siteDocument.findUniqueOrThrow({ where: { name } });
  expect(body).toContain(english);
  expect(bodyAr).toContain(arabic);
});

test.each([
  ['20261205000000_site_document_texts', 'e57f693283e82ca83a495ab110ca0d96'],
  ['20261206020000_true_site_documents', '125e3ef8f0fead4d615be40ca7f83971'],
])('the migration %s removes only texts that were not edited', async (name, hashOfHelp) => {
  const sql = readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8');
  expect(sql).toContain(hashOfHelp);
  const before = await db.siteDocument.count();
  await db.$executeRawUnsafe(sql);
  expect(await db.siteDocument.count()).toBe(before);
  const help = await db.siteDocument.findUniqueOrThrow({ where: { name: 'help' } });
  const [row] = await db.$queryRaw<{ hash: string }[]>`
    SELECT md5(concat_ws(E'\n', "title", "titleAr", "body", "bodyAr")) AS hash FROM "site_documents" WHERE "id" = ${help.id}`;
  await db.$executeRawUnsafe(sql.replaceAll(hashOfHelp, row?.hash ?? ''));
  expect(await db.siteDocument.findUnique({ where: { name: 'help' } })).toBeNull();
  await createMissingSiteDocuments(db);
  expect(await db.siteDocument.count()).toBe(before);
});

test('a start does not overwrite what an admin has edited, and the audit log has the change', async () => {
  const { id } = await db.siteDocument.findUniqueOrThrow({ where: { name: 'terms' } });
  const { errors } = await createExecutor(db).execute(updateMutation, { id, input: { body: 'New terms.' } }, admin);
  expect(errors).toBeUndefined();
  await createMissingSiteDocuments(db);
  expect(await db.siteDocument.findUniqueOrThrow({ where: { id } })).toMatchObject({ body: 'New terms.' });
  expect(await db.auditEntry.findFirst({ where: { entity: 'site_documents' } })).toMatchObject({
    action: 'update',
    entityName: 'شروط الخدمة',
    after: { body: 'New terms.' },
  });
});

test('rejects a blank text', async () => {
  const { id } = await db.siteDocument.findUniqueOrThrow({ where: { name: 'help' } });
  const { errors } = await createExecutor(db).execute(updateMutation, { id, input: { bodyAr: ' ' } }, admin);
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'invalidInput', fields: { bodyAr: 'required' } });
});
