import { expect, type APIRequestContext } from '@playwright/test';
import { sendGraphql } from './graphql';

/** Gives a student access to a course at the office's desk, where an address need not be confirmed, as the admin of the request context. */
export async function enrollAsAdmin(admin: APIRequestContext, courseId: number | undefined, email: string) {
  const find = 'query ($search: String) { adminUsers(filter: { search: $search }) { rows { id } } }';
  const { data } = await sendGraphql<{ adminUsers: { rows: { id: string }[] } }>(admin, find, { search: email });
  const enroll = 'mutation ($input: OfficeEnrollmentInput!) { enrollAtOffice(input: $input) { person { email } } }';
  const input = { userId: data.adminUsers.rows[0]?.id, courseId, payment: 'free', price: '0' };
  const result = await sendGraphql(admin, enroll, { input });
  expect(result).toMatchObject({ data: { enrollAtOffice: { person: { email } } } });
}
