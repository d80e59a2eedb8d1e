import { afterAll, beforeAll, expect, test } from 'vitest';
import { aScratchPlace, type ScratchPlace } from './place';
import { aServer } from './server';

/** Enough writers that many writes are under way at every moment, and enough courses for a thousand enrolments. */
const students = 100;
const killAfter = 600;

let scratch: ScratchPlace;
beforeAll(async () => {
  scratch = await aScratchPlace();
});
afterAll(() => scratch.remove());

test('no acknowledged enrolment is lost when the server is killed while a thousand are written', async () => {
  const doomed = await aServer(scratch.place);
  const courses = await coursesAt(doomed.origin);
  const cookies = await Promise.all(Array.from({ length: students }, (_, number) => registered(doomed.origin, number)));
  expect(courses.length * cookies.length).toBeGreaterThanOrEqual(1000);

  const acknowledged: { cookie: string; courseId: number }[] = [];
  let killing: Promise<void> | undefined;
  const enrollAll = async (cookie: string) => {
    for (const courseId of courses) {
      const answer = await post(doomed.origin, `/api/courses/${courseId}/enroll`, cookie).catch(() => null);
      if (!answer) return;
      // Only what has arrived whole counts as acknowledged.
      const whole = await answer.json().then(
        () => true,
        () => false,
      );
      if (answer.ok && whole) acknowledged.push({ cookie, courseId });
      if (acknowledged.length >= killAfter) killing ??= doomed.kill();
    }
  };
  await Promise.all(cookies.map(enrollAll));
  await killing;
  expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
  expect(acknowledged.length, 'the server was killed in the middle').toBeLessThan(courses.length * cookies.length);

  const reborn = await aServer(scratch.place);
  try {
    const lost = [];
    for (const cookie of cookies) {
      const kept = new Set((await enrollmentsOf(reborn.origin, cookie)).map(({ courseId }) => courseId));
      lost.push(...acknowledged.filter((write) => write.cookie === cookie && !kept.has(write.courseId)));
    }
    expect(lost).toEqual([]);
  } finally {
    await reborn.stop();
  }
}, 300_000);

async function coursesAt(origin: string): Promise<number[]> {
  const answer = await fetch(`${origin}/api/courses?isPublished=true`);
  return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
}

/** Makes an account; answers its session cookie. */
async function registered(origin: string, number: number): Promise<string> {
  const username = `writer-${number}`;
  const body = {
    firstName: 'Writer',
    lastName: `No ${number}`,
    username,
    email: `${username}@example.dz`,
    password: 'secret-77',
  };
  const answer = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const post = (origin: string, path: string, cookie: string): Promise<Response> =>
  fetch(`${origin}${path}`, { method: 'POST', headers: { Cookie: cookie } });

async function enrollmentsOf(origin: string, cookie: string): Promise<{ courseId: number }[]> {
  const answer = await fetch(`${origin}/api/my-enrollments`, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { courseId: number }[];
}
