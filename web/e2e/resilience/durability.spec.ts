import { expect, test } from '../fixtures';
import { createScratchDatabase, type ScratchDatabase } from '../support/server/scratchDatabase';
import { startTestServer } from '../support/server/testServer';

/** Number of concurrent writers; with all courses they write at least 1000 enrollments. */
const students = 100;
const killAfter = 600;

let database: ScratchDatabase;
test.beforeAll(async () => {
  database = await createScratchDatabase();
});
test.afterAll(() => database.remove());

test('no acknowledged enrollment is lost when the server is killed during writes', { tag: '@embedded' }, async () => {
  test.setTimeout(300_000);
  const killed = await startTestServer(database.location);
  const courses = await publishedCourses(killed.origin);
  const cookies = await Promise.all(
    Array.from({ length: students }, (_, number) => registerStudent(killed.origin, number)),
  );
  expect(courses.length * cookies.length).toBeGreaterThanOrEqual(1000);

  const acknowledged: { cookie: string; courseId: number }[] = [];
  let killing: Promise<void> | undefined;
  const enrollAll = async (cookie: string) => {
    for (const courseId of courses) {
      const response = await post(killed.origin, `/api/courses/${courseId}/enroll`, cookie).catch(() => null);
      if (!response) return;
      // Only a complete response counts as acknowledged.
      const isComplete = await response.json().then(
        () => true,
        () => false,
      );
      if (response.ok && isComplete) acknowledged.push({ cookie, courseId });
      if (acknowledged.length >= killAfter) killing ??= killed.kill();
    }
  };
  await Promise.all(cookies.map(enrollAll));
  await killing;
  expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
  expect(acknowledged.length, 'the server was killed during the writes').toBeLessThan(courses.length * cookies.length);

  const restarted = await startTestServer(database.location);
  try {
    const lost = [];
    for (const cookie of cookies) {
      const stored = new Set((await readEnrollments(restarted.origin, cookie)).map(({ courseId }) => courseId));
      lost.push(...acknowledged.filter((write) => write.cookie === cookie && !stored.has(write.courseId)));
    }
    expect(lost).toEqual([]);
  } finally {
    await restarted.stop();
  }
});

async function publishedCourses(origin: string): Promise<number[]> {
  const response = await fetch(`${origin}/api/courses?isPublished=true`);
  return ((await response.json()) as { id: number }[]).map(({ id }) => id);
}

/** Creates an account; returns its session cookie. */
async function registerStudent(origin: string, number: number): Promise<string> {
  const username = `writer-${number}`;
  const body = {
    firstName: 'Writer',
    lastName: `No ${number}`,
    username,
    email: `${username}@example.dz`,
    password: 'secret-77',
  };
  const response = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const post = (origin: string, path: string, cookie: string): Promise<Response> =>
  fetch(`${origin}${path}`, { method: 'POST', headers: { Cookie: cookie } });

async function readEnrollments(origin: string, cookie: string): Promise<{ courseId: number }[]> {
  const response = await fetch(`${origin}/api/my-enrollments`, { headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  return (await response.json()) as { courseId: number }[];
}
