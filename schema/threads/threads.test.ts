import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import { createExecutor, createFixtures } from '../testing/fixtures';
import { createThreadScene } from '../testing/threadFixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { uploadsPath } from '../contract/uploads/uploads';
import { deleteUnusedUploads, generateUploadKey } from '../uploads/uploads';
import { takeJobs } from '../testing/takeJobs';
import type { NotificationDelivery } from '../notifications/sendNotification';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const createScene = () => createThreadScene(database.db);
const textsOf = (rows: readonly { text: string }[]): string[] => rows.map(({ text }) => text);
const refusal = (code: string) => expect.objectContaining({ code }) as unknown;

describe('who reads', () => {
  test('people of the course read shared questions, the trainer and admins private ones, too', async () => {
    const { ask, list, learner, other, trainer, admin } = await createScene();
    await ask(learner, { text: 'For all' });
    await ask(learner, { text: 'For the trainer', isPrivate: true, second: 12 });
    await ask(other, { text: 'By another' });
    expect(textsOf(await list(other))).toEqual(['By another', 'For all']);
    for (const viewer of [learner, trainer, admin])
      expect(textsOf(await list(viewer))).toEqual(['By another', 'For the trainer', 'For all']);
  });

  test('people outside the course neither read nor write', async () => {
    const { ask, answer, list, read, run, learner, stranger, otherTrainer, lesson } = await createScene();
    const { id } = await ask(learner);
    const secret = await ask(learner, { isPrivate: true });
    for (const viewer of [stranger, otherTrainer]) {
      await expect(list(viewer)).rejects.toEqual(refusal('notEnrolled'));
      await expect(answer(id, viewer)).rejects.toEqual(refusal('notEnrolled'));
      await expect(answer(secret.id, viewer)).rejects.toEqual(refusal('threadNotFound'));
      expect(await read(id, viewer)).toBeNull();
    }
    await expect(run('ask', { lessonId: lesson.id, input: { text: 'Me?' } }, stranger)).rejects.toEqual(
      refusal('notEnrolled'),
    );
    await expect(list(null)).rejects.toEqual(refusal('notSignedIn'));
  });

  test('a private question of another learner is not there', async () => {
    const { ask, answer, read, run, learner, other } = await createScene();
    const { id } = await ask(learner, { isPrivate: true });
    expect(await read(id, other)).toBeNull();
    await expect(answer(id, other)).rejects.toEqual(refusal('threadNotFound'));
    await expect(run('report', { threadId: id, reason: 'X' }, other)).rejects.toEqual(refusal('threadNotFound'));
  });

  test('an enrollment that ended or waits for a payment reads nothing', async () => {
    const { ask, list, read, learner, course } = await createScene();
    const { id } = await ask(learner);
    const where = { studentId: learner.id, courseId: course.id };
    await database.db.enrollment.updateMany({ where, data: { status: 'pending_payment' } });
    await expect(list(learner)).rejects.toEqual(refusal('notEnrolled'));
    expect(await read(id, learner)).toBeNull();
  });
});

describe('asking and answering', () => {
  test('trainers do not ask, drafts and quizzes are not asked about, and texts have bounds', async () => {
    const { run, ask, learner, trainer, lesson, course } = await createScene();
    await expect(ask(trainer)).rejects.toEqual(refusal('notAllowed'));
    const { createLesson } = createFixtures(database.db);
    for (const hidden of [{ isPublished: false }, { kind: 'quiz' } as const]) {
      const { id: lessonId } = await createLesson(course.id, hidden);
      await expect(run('ask', { lessonId, input: { text: 'Me?' } }, learner)).rejects.toEqual(
        refusal('lessonNotFound'),
      );
    }
    for (const text of ['', ' ؟ ', 'a'.repeat(5001)])
      await expect(run('ask', { lessonId: lesson.id, input: { text } }, learner)).rejects.toEqual(
        refusal('invalidInput'),
      );
    await expect(ask(learner, { second: -1 })).rejects.toEqual(refusal('invalidInput'));
    expect(await ask(learner, { text: ' لماذا؟ ', second: 75 })).toMatchObject({ text: 'لماذا؟', second: 75 });
  });

  test('a question waits until the trainer answers, and again from what its author adds', async () => {
    const { ask, answer, read, learner, other, trainer } = await createScene();
    const asked = await ask(learner);
    const waitingSince = async () => (await read(asked.id, learner))?.waitingSince;
    expect(asked.waitingSince).not.toBeNull();
    await answer(asked.id, other);
    expect(await waitingSince()).toEqual(asked.waitingSince);
    expect(await answer(asked.id, trainer)).toMatchObject({ isTrainer: true });
    expect(await waitingSince()).toBeNull();
    await answer(asked.id, other);
    expect(await waitingSince()).toBeNull();
    await answer(asked.id, learner, 'And at the other end?');
    expect(await waitingSince()).not.toBeNull();
    expect(await read(asked.id, learner)).toMatchObject({ postCount: 4 });
  });

  test('an accepted answer ends the wait until its author adds something', async () => {
    const { ask, answer, run, read, learner, other, trainer } = await createScene();
    const { id } = await ask(learner);
    const waitingSince = async () => (await read(id, learner))?.waitingSince;
    const helpful = await answer(id, other);
    await run('accept', { id: helpful.id, isAccepted: true }, learner);
    expect(await waitingSince()).toBeNull();
    await answer(id, learner, 'And at the other end?');
    expect(await waitingSince()).not.toBeNull();
    await answer(id, trainer);
    expect(await waitingSince()).toBeNull();
    await answer(id, learner, 'And in the middle?');
    expect(await waitingSince()).not.toBeNull();
  });

  test('a request sent again creates no second question or answer, and sends no second notification', async () => {
    const { ask, answer, read, learner, other, lesson } = await createScene();
    const { db } = database;
    await takeJobs(db);
    const clientKey = crypto.randomUUID();
    const [asked, again] = await Promise.all([ask(learner, { clientKey }), ask(learner, { clientKey })]);
    expect(again.id).toBe(asked.id);
    expect((await ask(learner, { clientKey, text: 'Later' })).id).toBe(asked.id);
    expect((await ask(other, { clientKey })).id).not.toBe(asked.id);
    const post = await answer(asked.id, other, 'Because.', clientKey);
    expect((await answer(asked.id, other, 'Because.', clientKey)).id).toBe(post.id);
    await answer(asked.id, learner, 'I see.', clientKey);
    expect(await read(asked.id, learner)).toMatchObject({ postCount: 2 });
    expect(await db.thread.count({ where: { lessonId: lesson.id } })).toBe(2);
    expect(await takeJobs(db)).toHaveLength(4);
    await expect(ask(learner, { clientKey: 'no uuid' })).rejects.toEqual(refusal('invalidInput'));
    await expect(answer(asked.id, other, 'Because.', 'no uuid')).rejects.toEqual(refusal('invalidInput'));
  });

  test('one answer is the one that helped, chosen by who asked or the trainer', async () => {
    const { ask, answer, run, read, learner, other, trainer } = await createScene();
    const { id } = await ask(learner);
    const [first, second] = [await answer(id, other), await answer(id, other)];
    await expect(run('accept', { id: first.id, isAccepted: true }, other)).rejects.toEqual(refusal('notAllowed'));
    const own = await answer(id, learner);
    await expect(run('accept', { id: own.id, isAccepted: true }, learner)).rejects.toEqual(refusal('notAllowed'));
    await run('removePost', { id: own.id }, learner);
    await run('accept', { id: first.id, isAccepted: true }, learner);
    expect(await read(id, learner)).toMatchObject({ waitingSince: null });
    await run('accept', { id: second.id, isAccepted: true }, trainer);
    expect((await read(id, other))?.posts.map(({ isAccepted }) => isAccepted)).toEqual([false, true]);
    await run('accept', { id: second.id, isAccepted: false }, learner);
    expect((await read(id, learner))?.waitingSince).not.toBeNull();
    const { db } = database;
    await db.post.update({ where: { id: Number(first.id) }, data: { isAccepted: true } });
    await expect(db.post.update({ where: { id: Number(second.id) }, data: { isAccepted: true } })).rejects.toThrow();
  });

  test('a text changes or goes while nothing was written after it', async () => {
    const { ask, answer, run, read, learner, other } = await createScene();
    const { id, canEdit } = await ask(learner);
    expect(canEdit).toBe(true);
    expect(await run('change', { id, text: 'Better' }, learner)).toMatchObject({
      text: 'Better',
      editedAt: expect.any(String) as string,
    });
    await expect(run('change', { id, text: 'Mine' }, other)).rejects.toEqual(refusal('notAllowed'));
    const first = await answer(id, other);
    for (const name of ['change', 'remove'] as const)
      await expect(run(name, { id, text: 'Late' }, learner)).rejects.toEqual(refusal('textWasAnswered'));
    await expect(run('removePost', { id: first.id }, learner)).rejects.toEqual(refusal('notAllowed'));
    await run('changePost', { id: first.id, text: 'Shorter' }, other);
    const second = await answer(id, learner);
    await expect(run('changePost', { id: first.id, text: 'Late' }, other)).rejects.toEqual(refusal('textWasAnswered'));
    expect((await read(id, other))?.posts.map((post) => [post.text, post.canEdit])).toEqual([
      ['Shorter', false],
      ['At one end, against loops.', false],
    ]);
    await run('removePost', { id: second.id }, learner);
    await run('removePost', { id: first.id }, other);
    expect(await run('remove', { id }, learner)).toBe(true);
    expect(await read(id, learner)).toBeNull();
  });

  test.each(['change', 'changePost'] as const)(
    '%s of an older text is refused, except one sent again',
    async (name) => {
      const { ask, answer, run, read, learner } = await createScene();
      const thread = await ask(learner);
      const { id, updatedAt } = name === 'change' ? thread : await answer(thread.id, learner);
      const change = (text: string, version?: string) => run(name, { id, text, updatedAt: version }, learner);
      const readText = async () => {
        const current = await read(thread.id, learner);
        return name === 'change' ? current?.text : current?.posts[0]?.text;
      };
      const onPhone = await change('On the phone.', updatedAt);
      await expect(change('On the laptop.', updatedAt)).rejects.toEqual(refusal('changedMeanwhile'));
      expect(await readText()).toBe('On the phone.');
      expect(await change('On the phone.', updatedAt)).toEqual(onPhone);
      await change('Without a lock.');
      expect(await readText()).toBe('Without a lock.');
    },
  );

  test('questions notify the trainer, answers the author, own texts no one', async () => {
    const { ask, answer, learner, other, trainer } = await createScene();
    await takeJobs(database.db);
    const { id } = await ask(learner);
    await answer(id, other);
    await answer(id, trainer);
    await answer(id, learner);
    const sent = (await takeJobs(database.db)).map(({ payload }) => payload as NotificationDelivery);
    expect(sent.map(({ kind, recipients, payload }) => [kind, recipients, payload])).toEqual([
      ['thread_asked', { userIds: [trainer.id] }, expect.objectContaining({ threadId: Number(id) })],
      ['thread_answered', { userIds: [learner.id] }, expect.objectContaining({ isByTrainer: false })],
      ['thread_answered', { userIds: [learner.id] }, expect.objectContaining({ isByTrainer: true })],
      ['thread_asked', { userIds: [trainer.id] }, expect.not.objectContaining({ text: expect.anything() as unknown })],
    ]);
  });
});

test('who asked and has no access any more hears of no answer', async () => {
  const { ask, answer, learner, other, trainer, course } = await createScene();
  const { id } = await ask(learner);
  const where = { studentId: learner.id, courseId: course.id };
  await database.db.enrollment.updateMany({ where, data: { status: 'ended', endedAt: new Date() } });
  await takeJobs(database.db);
  await answer(id, trainer);
  await answer(id, other);
  expect((await takeJobs(database.db)).filter(({ name }) => name === 'deliver_message')).toEqual([]);
});

describe('moderation', () => {
  test('what is hidden is for its author, with the reason, and for moderators', async () => {
    const { ask, answer, run, read, list, learner, other, trainer, admin } = await createScene();
    const { id } = await ask(learner);
    const post = await answer(id, other);
    await run('accept', { id: post.id, isAccepted: true }, learner);
    await expect(run('hide', { threadId: id, reason: 'X' }, learner)).rejects.toEqual(refusal('notAllowed'));
    await run('hide', { threadId: id, postId: post.id, reason: 'Advertising' }, trainer);
    expect(await read(id, learner)).toMatchObject({ postCount: 0, posts: [] });
    expect((await read(id, other))?.posts).toMatchObject([
      { isHidden: true, hiddenReason: 'Advertising', isAccepted: false },
    ]);
    expect((await read(id, learner))?.waitingSince).not.toBeNull();
    await run('hide', { threadId: id, reason: 'Insults' }, admin);
    expect(await list(other)).toEqual([]);
    expect(await list(learner)).toMatchObject([{ isHidden: true, hiddenReason: 'Insults', waitingSince: null }]);
    await expect(answer(id, learner)).rejects.toEqual(refusal('textIsHidden'));
    await run('show', { threadId: id }, trainer);
    expect(await list(other)).toMatchObject([{ isHidden: false, hiddenReason: null }]);
    const entries = await database.db.auditEntry.findMany({
      where: { entityId: { in: [Number(id), Number(post.id)] }, entity: { in: ['threads', 'posts'] } },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ entity, actorId, after }) => [entity, actorId, after])).toEqual([
      ['posts', trainer.id, { hiddenAt: expect.any(String) as string, hiddenReason: 'Advertising' }],
      ['threads', admin.id, { hiddenAt: expect.any(String) as string, hiddenReason: 'Insults' }],
      ['threads', trainer.id, { hiddenAt: null, hiddenReason: null }],
    ]);
  });

  test('a report waits in the inbox until it is decided, and only moderators see it', async () => {
    const { ask, answer, run, read, inbox, learner, other, trainer } = await createScene();
    const { id } = await ask(learner);
    const post = await answer(id, other);
    for (const reason of ['Rude', 'Very rude']) await run('report', { threadId: id, postId: post.id, reason }, learner);
    expect(await inbox(trainer, 'reported')).toMatchObject([
      { id, reports: [{ postId: post.id, reason: 'Very rude' }] },
    ]);
    expect((await read(id, learner))?.reports).toEqual([]);
    await run('dismiss', { threadId: id }, trainer);
    expect(await inbox(trainer, 'reported')).toEqual([]);
    await run('report', { threadId: id, postId: post.id, reason: 'Still rude' }, learner);
    expect(await run('hide', { threadId: id, postId: post.id, reason: 'Rude' }, trainer)).toMatchObject({
      reports: [],
    });
    expect(await inbox(trainer, 'reported')).toEqual([]);
  });
});

describe('what remains', () => {
  test('a lesson with a question is archived, and its course is not deleted', async () => {
    const { ask, learner, admin, trainer, lesson, course } = await createScene();
    const { execute } = createExecutor(database.db);
    await ask(learner);
    const { db } = database;
    await db.enrollment.deleteMany({ where: { courseId: course.id } });
    await db.course.update({ where: { id: course.id }, data: { firstPublishedAt: null, isPublished: false } });
    await execute('mutation ($id: ID!) { deleteLesson(id: $id) }', { id: lesson.id }, trainer);
    expect(await db.lesson.findUnique({ where: { id: lesson.id } })).toMatchObject({ archivedAt: expect.any(Date) });
    const { errors } = await execute('mutation ($id: ID!) { deleteCourse(id: $id) }', { id: course.id }, admin);
    expect(errors?.[0]?.originalError).toEqual(refusal('courseHasThreads'));
  });

  test('an address of a file in a question does not keep the file', async () => {
    const { ask, answer, learner, trainer } = await createScene();
    const { db } = database;
    const key = generateUploadKey('png');
    const data = { key, ownerId: learner.id, kind: 'avatar', name: 'a.png', type: 'image/png', bytes: 1 } as const;
    await db.upload.create({ data: { ...data, createdAt: new Date(0) } });
    const { id } = await ask(learner, { text: `What is ${uploadsPath}/${key}?` });
    await answer(id, trainer, `${uploadsPath}/${key} is nothing.`);
    expect(await deleteUnusedUploads(db, () => Promise.resolve())).toContain(key);
  });

  test('a former learner has no name, text or reason, and is not waited for', async () => {
    const { ask, answer, run, read, learner, other, trainer } = await createScene();
    const { id } = await ask(learner);
    await answer(id, other);
    await run('hide', { threadId: id, reason: 'He was rude' }, trainer);
    await run('show', { threadId: id }, trainer);
    await database.db.thread.update({ where: { id: Number(id) }, data: { authorId: null } });
    expect(await read(id, other)).toMatchObject({ text: '', authorName: null, waitingSince: null, postCount: 1 });
  });
});
