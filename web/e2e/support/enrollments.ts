import { expect, type APIRequestContext } from '@playwright/test';
import { sendGraphql } from './graphql';

/** Gives a student access to a course without payment, as the admin of the request context. */
export async function enrollAsAdmin(admin: APIRequestContext, courseId: number | undefined, email: string) {
  const enroll = 'mutation ($input: EnrollStudentsInput!) { enrollStudents(input: $input) { enrolled } }';
  const result = await sendGraphql(admin, enroll, { input: { courseId, emails: [email] } });
  expect(result).toMatchObject({ data: { enrollStudents: { enrolled: [email] } } });
}
