import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '../../schema/contract/permissions';
import { completeMutation } from '../../schema/testing/learningDocuments';
import { runBeforeNextCall } from '../../schema/testing/runBeforeNextCall';
import { createLogger } from '../observability/log';
import {
  createTestGateway,
  sessionCookieHeader,
  sendGraphql,
  sendRequest,
  type TestGateway,
} from '../testing/testGateway';

/* Rows are deleted concurrently, between the reads and the write of a request. */

const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-gone-'));
const logLines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  const log = createLogger({ logLevel: 'warn' }, { write: (line) => void logLines.push(line) });
  gateway = await createTestGateway({ config: { dataDir }, limits: { rateLimits: null }, log });
});
beforeEach(() => void logLines.splice(0));
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

/** Runs an action before the next statement that does not run through Prisma and contains a text. */
function runBeforeStatement(part: string, action: () => Promise<unknown>) {
  const { pool } = gateway.database;
  const original = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const hooked = async (...args: unknown[]) => {
    if (JSON.stringify(args[0]).includes(part)) {
      vi.restoreAllMocks();
      await action();
    }
    return original(...args);
  };
  vi.spyOn(pool as unknown as Record<string, () => unknown>, 'query').mockImplementation(hooked);
}

async function createSignedInUser(role: Role) {
  const { id } = await gateway.createUser({ role });
  const headers = { cookie: sessionCookieHeader(await gateway.createToken(id)) };
  return { id, headers, deleteAccount: () => gateway.db.user.delete({ where: { id } }) };
}
const loggedLevels = () => logLines.map((line) => (JSON.parse(line) as { level: number }).level);
const oneWarning = [40];
const enrollment = 'INSERT INTO \\"enrollments\\"';

const enrollInCourse = (courseId: number, headers: Record<string, string>) =>
  sendRequest(gateway.app, 'post', `/api/courses/${courseId}/enroll`, headers);
const firstErrorExtensions = async (query: string, variables: object, headers: Record<string, string>) => {
  const { body } = await sendGraphql(gateway.app, query, variables, headers);
  return (body as { errors?: { extensions: object }[] }).errors?.[0]?.extensions;
};

describe('a known missing row is reported by its own problem and not logged', () => {
  afterEach(() => expect(loggedLevels()).toEqual([]));

  test('enrolling in a deleted course returns 404', async () => {
    const student = await createSignedInUser('student');
    const { id } = await gateway.createCourse();
    runBeforeStatement(enrollment, () => gateway.db.course.delete({ where: { id } }));
    const { status, text } = await enrollInCourse(id, student.headers);
    expect([status, text]).toEqual([404, 'Course not found']);
  });

  test('enrolling with a deleted account returns 401', async () => {
    const student = await createSignedInUser('student');
    const { id } = await gateway.createCourse();
    runBeforeStatement(enrollment, student.deleteAccount);
    expect((await enrollInCourse(id, student.headers)).status).toBe(401);
    expect(await gateway.db.courseCounters.findUnique({ where: { courseId: id } })).toMatchObject({
      enrollmentCount: 0,
    });
  });

  test('completing a deleted lesson returns 409', async () => {
    const student = await createSignedInUser('student');
    const { id: courseId } = await gateway.createCourse();
    const { id } = await gateway.createLesson(courseId);
    await gateway.createEnrollment(student.id, courseId);
    runBeforeStatement('complete_lesson(', () => gateway.db.lesson.delete({ where: { id } }));
    expect(await firstErrorExtensions(completeMutation, { id }, student.headers)).toMatchObject({
      status: 409,
      problem: 'lessonNotOpened',
    });
  });

  test('updating the profile of a deleted account returns 401', async () => {
    const student = await createSignedInUser('student');
    runBeforeNextCall(gateway.db, '$transaction', student.deleteAccount);
    const edit = 'mutation { updateProfile(input: { firstName: "Amel" }) { id } }';
    expect(await firstErrorExtensions(edit, {}, student.headers)).toMatchObject({
      status: 401,
      problem: 'notSignedIn',
    });
  });

  test('changing the password of a deleted account returns 401', async () => {
    const student = await createSignedInUser('student');
    runBeforeNextCall(gateway.db.user, 'findUnique', student.deleteAccount);
    const change = 'mutation { changePassword(input: { currentPassword: "secret-1", newPassword: "secret-2" }) }';
    expect(await firstErrorExtensions(change, {}, student.headers)).toMatchObject({
      status: 401,
      problem: 'notSignedIn',
    });
  });

  test('uploading with a deleted account returns 401 and removes the file', async () => {
    const trainer = await createSignedInUser('trainer');
    runBeforeNextCall(gateway.db, '$transaction', trainer.deleteAccount);
    const headers = { ...trainer.headers, 'content-type': 'application/octet-stream' };
    const sent = sendRequest(gateway.app, 'post', '/api/uploads?kind=attachment&name=a.txt', headers);
    expect((await sent.serialize((body: unknown) => body as string).send('A text.')).status).toBe(401);
    const folder = join(dataDir, 'uploads');
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];
    expect([files, await gateway.db.upload.count()]).toEqual([[], 0]);
  });
});

describe('an unknown missing row is reported as a conflict and logged as a warning', () => {
  const conflict = { status: 409, problem: 'conflict', code: 'CONFLICT' };

  test('foreign key violation over REST', async () => {
    const student = await createSignedInUser('student');
    const { id, options } = await gateway.createPoll();
    runBeforeNextCall(gateway.db, '$transaction', student.deleteAccount);
    const vote = sendRequest(gateway.app, 'post', `/api/polls/${id}/vote`, student.headers);
    const { status, text } = await vote.send({ optionIds: [options[0]?.id] });
    expect([status, text]).toEqual([409, 'This conflicts with existing data']);
    expect(loggedLevels()).toEqual(oneWarning);
    expect(logLines[0]).toContain('poll_votes_userId_fkey');
  });

  test('missing row in an update', async () => {
    const student = await createSignedInUser('student');
    const { id, options } = await gateway.createPoll();
    runBeforeNextCall(gateway.db.poll, 'findUniqueOrThrow', () => gateway.db.poll.delete({ where: { id } }));
    const vote = 'mutation ($id: ID!, $options: [ID!]!) { vote(pollId: $id, optionIds: $options) { id } }';
    expect(await firstErrorExtensions(vote, { id, options: [options[0]?.id] }, student.headers)).toMatchObject(
      conflict,
    );
    expect(loggedLevels()).toEqual(oneWarning);
  });
});
