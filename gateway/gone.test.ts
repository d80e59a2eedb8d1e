import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '../schema/contract/permissions';
import { createLog } from './log';
import { aGateway, asCookie, askGraphql, call } from './testing/gateway';

/*
 * Somebody deletes what a request is about while the request is on its way: between what it has read and what it writes.
 */

const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-gone-'));
const lines: string[] = [];
let gateway: Awaited<ReturnType<typeof aGateway>>;
beforeAll(async () => {
  const log = createLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
  gateway = await aGateway({ config: { dataDir }, limits: { attempts: null }, log });
});
beforeEach(() => void lines.splice(0));
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

/** Has something done just before the database is next asked for this. */
function justBefore<Owner extends object>(owner: Owner, method: keyof Owner & string, deed: () => Promise<unknown>) {
  const original = (owner[method] as (...args: unknown[]) => Promise<unknown>).bind(owner);
  const hooked = async (...args: unknown[]) => {
    vi.restoreAllMocks();
    await deed();
    return original(...args);
  };
  vi.spyOn(owner as Record<string, () => unknown>, method).mockImplementationOnce(hooked);
}

async function somebody(role: Role) {
  const { id } = await gateway.aUser({ role });
  const headers = { cookie: asCookie(await gateway.aToken(id)) };
  return { id, headers, leave: () => gateway.db.user.delete({ where: { id } }) };
}
const levels = () => lines.map((line) => (JSON.parse(line) as { level: number }).level);
const warned = [40];

const enrol = (courseId: number, headers: Record<string, string>) =>
  call(gateway.app, 'post', `/api/courses/${courseId}/enroll`, headers);
const told = async (query: string, variables: object, headers: Record<string, string>) => {
  const { body } = await askGraphql(gateway.app, query, variables, headers);
  return (body as { errors?: { extensions: object }[] }).errors?.[0]?.extensions;
};

describe('where the writer can tell, the caller hears what is gone, and nobody is warned', () => {
  afterEach(() => expect(levels()).toEqual([]));

  test('the course that one enrols in', async () => {
    const student = await somebody('student');
    const { id } = await gateway.aCourse();
    justBefore(gateway.db.enrollment, 'createMany', () => gateway.db.course.delete({ where: { id } }));
    const { status, text } = await enrol(id, student.headers);
    expect([status, text]).toEqual([404, 'Course not found']);
  });

  test('the account of who enrols', async () => {
    const student = await somebody('student');
    const { id } = await gateway.aCourse();
    justBefore(gateway.db.enrollment, 'createMany', student.leave);
    expect((await enrol(id, student.headers)).status).toBe(401);
    expect(await gateway.db.course.findUnique({ where: { id } })).toMatchObject({ enrollmentCount: 0 });
  });

  test('the account whose profile is edited', async () => {
    const student = await somebody('student');
    justBefore(gateway.db, '$transaction', student.leave);
    const edit = 'mutation { updateProfile(input: { firstName: "Amel" }) { id } }';
    expect(await told(edit, {}, student.headers)).toMatchObject({ status: 401, problem: 'notSignedIn' });
  });

  test('the account that is given a new password', async () => {
    const student = await somebody('student');
    justBefore(gateway.db.user, 'findUnique', student.leave);
    const change = 'mutation { changePassword(input: { current: "secret-1", next: "secret-2" }) }';
    expect(await told(change, {}, student.headers)).toMatchObject({ status: 401, problem: 'notSignedIn' });
  });

  test('the account that a file is uploaded by; the file goes as well', async () => {
    const trainer = await somebody('trainer');
    justBefore(gateway.db, '$transaction', trainer.leave);
    const headers = { ...trainer.headers, 'content-type': 'application/octet-stream' };
    const sent = call(gateway.app, 'post', '/api/uploads?kind=attachment&name=a.txt', headers);
    expect((await sent.serialize((body: unknown) => body as string).send('A text.')).status).toBe(401);
    const folder = join(dataDir, 'uploads');
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];
    expect([files, await gateway.db.upload.count()]).toEqual([[], 0]);
  });
});

describe('where it cannot, it is a conflict, and whoever runs the server is warned', () => {
  const conflict = { status: 409, problem: 'conflict', code: 'CONFLICT' };

  test('a foreign key, by REST', async () => {
    const student = await somebody('student');
    const { id, options } = await gateway.aPoll();
    justBefore(gateway.db, '$transaction', student.leave);
    const vote = call(gateway.app, 'post', `/api/polls/${id}/vote`, student.headers);
    const { status, text } = await vote.send({ optionIds: [options[0]?.id] });
    expect([status, text]).toEqual([409, 'This conflicts with what is already stored']);
    expect(levels()).toEqual(warned);
    expect(lines[0]).toContain('poll_votes_userId_fkey');
  });

  test('a foreign key of a statement of our own, by GraphQL', async () => {
    const student = await somebody('student');
    const { id: courseId } = await gateway.aCourse();
    const lesson = await gateway.aLesson(courseId);
    await gateway.anEnrollment(student.id, courseId);
    justBefore(gateway.db, '$transaction', () => gateway.db.lesson.delete({ where: { id: lesson.id } }));
    const complete = 'mutation ($id: ID!) { completeLesson(lessonId: $id) { id } }';
    expect(await told(complete, { id: lesson.id }, student.headers)).toMatchObject(conflict);
    expect(levels()).toEqual(warned);
  });

  test('a row', async () => {
    const student = await somebody('student');
    const { id, options } = await gateway.aPoll();
    justBefore(gateway.db.poll, 'findUniqueOrThrow', () => gateway.db.poll.delete({ where: { id } }));
    const vote = 'mutation ($id: ID!, $options: [ID!]!) { vote(pollId: $id, optionIds: $options) { id } }';
    expect(await told(vote, { id, options: [options[0]?.id] }, student.headers)).toMatchObject(conflict);
    expect(levels()).toEqual(warned);
  });
});
