import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../../schema/testing/testDatabase';
import { warnWithoutContactDetails } from './contactDetailsWarning';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

test.each([
  ['no details', {}, 1],
  ['those of the demonstration', { email: 'info@tayyar.example', phone: '+213 21 00 00 00' }, 1],
  ['an address alone', { address: '1 Station Street' }, 1],
  ['an email address', { email: 'office@example.dz' }, 0],
  ['a phone number', { phone: '+213 21 45 67 89' }, 0],
])('with %s (%j) there are %d warnings', async (_name, details, warnings) => {
  const none = { address: '', email: '', phone: '' };
  const data = { ...none, ...details };
  await db.contactDetails.upsert({ where: { id: 1 }, create: data, update: data });
  const warn = vi.fn();
  await warnWithoutContactDetails(db, { warn });
  expect(warn).toHaveBeenCalledTimes(warnings);
  if (warnings > 0) expect(warn).toHaveBeenCalledWith(expect.stringContaining('/dashboard/admin/contact-details'));
});
