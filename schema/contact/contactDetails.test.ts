import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { problemOf } from '../testing/learningDocuments';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
let execute: ReturnType<typeof createExecutor>['execute'];
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
  ({ execute } = createExecutor(db));
});
afterAll(() => close());

const update = `mutation ($input: ContactDetailsInput!, $updatedAt: DateTime) {
  updateContactDetails(input: $input, updatedAt: $updatedAt) { address phone email facebook updatedAt } }`;
const read = '{ contactDetails { address addressAr phone email facebook } }';

test('a new site has no contact details', async () => {
  expect(await execute(read)).toEqual({
    data: { contactDetails: { address: '', addressAr: '', phone: '', email: '', facebook: '' } },
  });
});

test('an admin replaces the details, visitors read them, and the audit log keeps the change', async () => {
  const input = { address: ' 1 Station Street ', phone: '021 55 66 77', email: 'Office@Example.dz', facebook: '' };
  await execute(update, { input }, admin);
  expect(await execute(read)).toMatchObject({
    data: { contactDetails: { address: '1 Station Street', addressAr: '', email: 'office@example.dz', facebook: '' } },
  });
  expect(await db.auditEntry.findFirst({ where: { entity: 'contact_details' } })).toMatchObject({
    action: 'update',
    actorId: admin.id,
  });
});

test.each([
  [{ email: 'nobody' }, 'email'],
  [{ facebook: 'javascript:alert(1)' }, 'facebook'],
  [{ x: 'http://x.example' }, 'x'],
  [{ phone: 'call us' }, 'phone'],
])('%j is refused at its field', async (input, field) => {
  expect(problemOf(await execute(update, { input }, admin))).toMatchObject({
    code: 'invalidInput',
    fields: { [field]: expect.any(String) },
  });
});

test('an outdated version changes nothing', async () => {
  const input = { address: 'Old tab' };
  const result = await execute(update, { input, updatedAt: new Date(0).toISOString() }, admin);
  expect(problemOf(result)).toMatchObject({ code: 'changedMeanwhile' });
  expect(await db.contactDetails.count({ where: { address: 'Old tab' } })).toBe(0);
});
