import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestGateway, sendGraphql, sendRequest, type TestGateway } from '../../gateway/testing/testGateway';
import { seedDemo } from '../../prisma/seed';
import { hashPassword } from '../../schema/accounts/passwords/passwordHash';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
  await seedDemo(gateway.db, { now: new Date(), hashPassword });
});
afterAll(() => gateway.close());

/** Names of the object that docs/rest.md writes behind these words, without those in its parts. */
function readShape(words: string): string[] {
  const [, list = ''] = new RegExp(`${words} \`\\{([^\`]*)\\}\``).exec(readFileSync('docs/rest.md', 'utf8')) ?? [];
  expect(list).not.toBe('');
  return list
    .replace(/\[?\{[^}]*\}\]?/g, '')
    .split(',')
    .map((name) => name.trim().replace(/[:?].*$/s, ''))
    .toSorted();
}

const keysOf = (value: unknown): string[] => Object.keys(value as object).toSorted();

test('lessons, sections, attempts and their questions have the names that docs/rest.md states', async () => {
  const login = 'mutation ($input: LoginInput!) { login(input: $input, withToken: true) { token } }';
  const signedIn = await sendGraphql(gateway.app, login, {
    input: { email: 'student@demo.dz', password: 'demo-1234' },
  });
  const { token } = (signedIn.body as { data: { login: { token: string } } }).data.login;
  const attempt = await gateway.db.quizAttempt.findFirstOrThrow({
    where: { enrollment: { student: { email: 'student@demo.dz' } } },
    select: { id: true, enrollment: { select: { courseId: true } } },
  });
  const get = async (path: string): Promise<unknown> =>
    (await sendRequest(gateway.app, 'get', path, { authorization: `Bearer ${token}` }).expect(200)).body;
  const shown = (await get(`/api/attempts/${attempt.id}`)) as { questions: unknown[] };
  expect(keysOf(shown)).toEqual(readShape('An attempt is'));
  expect(keysOf(shown.questions[0])).toEqual(readShape('A question of an attempt is'));
  for (const [list, words] of [
    ['lessons', 'A lesson is'],
    ['sections', 'a section is'],
  ] as const) {
    const rows = (await get(`/api/courses/${attempt.enrollment.courseId}/${list}`)) as unknown[];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(keysOf(row)).toEqual(readShape(words));
  }
});
