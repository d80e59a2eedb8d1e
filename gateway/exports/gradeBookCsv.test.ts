import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestGateway, sendRequest, sessionCookieHeader } from '../testing/testGateway';
import { personas, seedPersonas, type Persona, type SeededPlatform } from '../testing/personas';

let gateway: Awaited<ReturnType<typeof createTestGateway>>;
let platform: SeededPlatform;
beforeAll(async () => {
  gateway = await createTestGateway({ limits: { rateLimits: null } });
  platform = await seedPersonas(gateway);
  const { db } = gateway;
  await db.lesson.update({ where: { id: platform.lesson.id }, data: { title: '=1+1', titleAr: '+cmd|x' } });
  await db.user.update({
    where: { id: platform.users.enrolledStudent.id },
    data: { firstName: '@SUM(A1)', firstNameAr: 'أمل', lastNameAr: 'حداد' },
  });
});
afterAll(() => gateway.close());

async function download(who: Persona, query: string, language = 'en') {
  const token = await platform.tokenFor(who);
  const cookie = [token && sessionCookieHeader(token), `tayyar_language=${language}`].filter(Boolean).join('; ');
  return sendRequest(gateway.app, 'get', `/api/exports/grade-book.csv${query}`, { cookie });
}
const ofCourse = () => `?courseId=${platform.publishedCourse.id}`;

test.each(personas)('%s', async (person) => {
  const expected = { visitor: 401, trainer: 200, admin: 200 }[person as string] ?? 403;
  expect((await download(person, ofCourse())).status).toBe(expected);
});

test('has the filtered learners and a column of each lesson in the language of the request, without formulas', async () => {
  const { text } = await download('trainer', ofCourse());
  const [headings, ...rows] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(headings).toMatch(/^Learner;State;Progress \(%\);Last activity;Why stuck;Stuck at;/);
  expect(headings).toContain(";'=1+1");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^'@SUM\(A1\).*;Not started;0;/);
  expect((await download('trainer', `${ofCourse()}&search=without-match`)).text.trimEnd().split('\r\n')).toHaveLength(
    1,
  );
  const arabic = await download('admin', `${ofCourse()}&state=not_started`, 'ar');
  expect(arabic.text).toContain('المتعلّم;الحالة;');
  expect(arabic.text).toContain('أمل حداد;لم يبدأ;');
  expect(arabic.text).toContain(";'+cmd|x");
});

test('needs a course, and refuses what it does not know', async () => {
  for (const query of [
    '',
    '?courseId=x',
    `${ofCourse()}&state=lost`,
    `${ofCourse()}&sort=id`,
    `${ofCourse()}&search=%00`,
  ])
    expect([query, (await download('admin', query)).status]).toEqual([query, 400]);
  expect((await download('admin', '?courseId=999999')).status).toBe(404);
});
