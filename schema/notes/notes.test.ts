import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import { bounds } from '../contract/bounds';
import { createExecutor, createFixtures } from '../testing/fixtures';
import { createNoteScene } from '../testing/noteFixtures';
import { openTestDatabase } from '../testing/testDatabase';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const createScene = () => createNoteScene(database.db);
const textsOf = (rows: readonly { text: string }[]): string[] => rows.map(({ text }) => text);
const refusal = (code: string) => expect.objectContaining({ code }) as unknown;

describe('whose notes', () => {
  test('a note is read, changed and deleted by its owner alone, also not by the trainer and admins', async () => {
    const { write, run, mine, atLesson, learner, other, trainer, admin } = await createScene();
    const { id } = await write(learner, { text: 'My secret' });
    for (const viewer of [other, trainer, admin]) {
      expect(await atLesson(viewer)).toEqual([]);
      expect((await mine(viewer, { search: 'secret' })).nodes).toEqual([]);
      expect(await run('courses', {}, viewer)).toEqual([]);
      await expect(run('change', { id, text: 'Mine' }, viewer)).rejects.toEqual(refusal('noteNotFound'));
      await expect(run('remove', { id }, viewer)).rejects.toEqual(refusal('noteNotFound'));
    }
    await expect(run('mine', {}, null)).rejects.toEqual(refusal('notSignedIn'));
    expect(textsOf(await atLesson(learner))).toEqual(['My secret']);
    expect(await run('change', { id, text: 'Better' }, learner)).toMatchObject({ text: 'Better' });
    expect(await run('remove', { id }, learner)).toBe(true);
    await expect(run('remove', { id }, learner)).rejects.toEqual(refusal('noteNotFound'));
    expect(await atLesson(learner)).toEqual([]);
  });

  test('nothing of a note is in the audit log, also not what an admin writes', async () => {
    const { db } = database;
    const { write, course, learner, admin } = await createScene();
    await createFixtures(db).createEnrollment(admin.id, course.id);
    const before = await db.auditEntry.count();
    await write(learner);
    await write(admin);
    expect(await db.auditEntry.count()).toBe(before);
  });
});

describe('writing', () => {
  test('needs a lesson that is open to the student', async () => {
    const { write, createLesson, course, learner, stranger, trainer } = await createScene();
    await expect(write(stranger)).rejects.toEqual(refusal('notEnrolled'));
    await expect(write(trainer)).rejects.toEqual(refusal('notEnrolled'));
    const draft = await createLesson(course.id, { isPublished: false });
    await expect(write(learner, {}, draft.id)).rejects.toEqual(refusal('lessonNotFound'));
    const locked = await createLesson(course.id, { needsPrevious: true });
    await expect(write(learner, {}, locked.id)).rejects.toEqual(refusal('lessonLocked'));
    const where = { studentId: learner.id, courseId: course.id };
    await database.db.enrollment.updateMany({ where, data: { status: 'pending_payment' } });
    await expect(write(learner)).rejects.toEqual(refusal('notEnrolled'));
  });

  test('keeps texts and seconds within their bounds', async () => {
    const { write, run, learner } = await createScene();
    for (const text of ['', ' \u200f ', 'a'.repeat(bounds.notes.textMax + 1)])
      await expect(write(learner, { text })).rejects.toEqual(refusal('invalidInput'));
    for (const second of [-1, 86_401])
      await expect(write(learner, { second })).rejects.toEqual(refusal('invalidInput'));
    await expect(write(learner, { clientKey: 'no uuid' })).rejects.toEqual(refusal('invalidInput'));
    const { id } = await write(learner, { text: ' لماذا؟ ', second: 0 });
    await expect(run('change', { id, text: '' }, learner)).rejects.toEqual(refusal('invalidInput'));
    expect(await run('atLesson', { lessonId: 'x' }, learner)).toEqual([]);
  });

  test('a request sent again, also at the same time, creates no second note', async () => {
    const { write, atLesson, learner, other } = await createScene();
    const clientKey = crypto.randomUUID();
    const [first, again] = await Promise.all([write(learner, { clientKey }), write(learner, { clientKey })]);
    expect(again.id).toBe(first.id);
    expect((await write(learner, { clientKey, text: 'Later' })).id).toBe(first.id);
    expect((await write(other, { clientKey })).id).not.toBe(first.id);
    await Promise.all([write(learner), write(learner)]);
    expect(await atLesson(learner)).toHaveLength(3);
  });

  test('a change of an older text is refused, except one sent again', async () => {
    const { write, run, atLesson, learner } = await createScene();
    const { id, updatedAt } = await write(learner);
    await run('change', { id, text: 'On the phone.', updatedAt }, learner);
    await expect(run('change', { id, text: 'On the laptop.', updatedAt }, learner)).rejects.toEqual(
      refusal('changedMeanwhile'),
    );
    const before = await atLesson(learner);
    await run('change', { id, text: 'On the phone.', updatedAt }, learner);
    await run('change', { id, text: 'On the phone.' }, learner);
    expect(before).toMatchObject([{ text: 'On the phone.' }]);
    expect(await atLesson(learner), 'a repetition is no change').toEqual(before);
    await run('change', { id, text: 'Without a lock.' }, learner);
    expect(await atLesson(learner)).toMatchObject([{ text: 'Without a lock.' }]);
  });

  test('ends at the limits of a lesson and of a person, and a note sent again is no new one', async () => {
    const { write, createLesson, course, lesson, learner } = await createScene();
    const { db } = database;
    const fill = (lessonId: number, count: number) =>
      db.lessonNote.createMany({
        data: Array.from({ length: count }, () => ({ userId: learner.id, lessonId, text: 'x', searchText: 'x' })),
      });
    await fill(lesson.id, bounds.notes.perLesson - 2);
    const clientKey = crypto.randomUUID();
    await write(learner, { clientKey });
    const results = await Promise.allSettled([write(learner), write(learner)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(write(learner)).rejects.toEqual(refusal('tooManyNotesAtLesson'));
    await write(learner, { clientKey });
    const next = await createLesson(course.id);
    await fill((await createLesson(course.id)).id, bounds.notes.perPerson - bounds.notes.perLesson);
    await expect(write(learner, {}, next.id)).rejects.toEqual(refusal('tooManyNotes'));
  });
});

describe('reading', () => {
  test('the notes of a lesson are in the order of its video, those without a second first', async () => {
    const { write, atLesson, learner } = await createScene();
    for (const [text, second] of [
      ['c', 90],
      ['b', 5],
      ['a', null],
      ['d', 90],
    ] as const)
      await write(learner, { text, second });
    expect(textsOf(await atLesson(learner))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('all notes come page by page, course by course and lesson by lesson, forwards and backwards', async () => {
    const { db } = database;
    const { write, mine, run, createLesson, course, lesson, learner, other } = await createScene();
    const second = await createLesson(course.id, { order: 9 });
    const first = await createLesson(course.id, { order: 1 });
    await db.lesson.update({ where: { id: lesson.id }, data: { order: 5 } });
    const { createCourse, createEnrollment } = createFixtures(db);
    const later = await createCourse();
    await createEnrollment(learner.id, later.id);
    const ofLater = await createLesson(later.id);
    await write(learner, { text: 'f' }, ofLater.id);
    await write(learner, { text: 'e' }, second.id);
    await write(learner, { text: 'd', second: 10 });
    await write(learner, { text: 'c', second: 9 });
    await write(learner, { text: 'b' });
    await write(learner, { text: 'a', second: 100 }, first.id);
    await write(other, { text: 'not mine' });
    const pages: string[][] = [];
    for (let after: string | null | undefined; after !== null;) {
      const { nodes, pageInfo } = await mine(learner, { first: 4, after });
      pages.push(textsOf(nodes));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    }
    expect(pages).toEqual([
      ['a', 'b', 'c', 'd'],
      ['e', 'f'],
    ]);
    const end = await mine(learner, { last: 2 });
    expect([textsOf(end.nodes), end.pageInfo.hasPreviousPage]).toEqual([['e', 'f'], true]);
    const before = await mine(learner, { last: 2, before: end.pageInfo.startCursor });
    expect(textsOf(before.nodes)).toEqual(['c', 'd']);
    expect(textsOf((await mine(learner, { courseId: later.id })).nodes)).toEqual(['f']);
    expect(await run('courses', {}, learner)).toEqual([
      { courseId: String(course.id), title: course.title, noteCount: 5 },
      { courseId: String(later.id), title: later.title, noteCount: 1 },
    ]);
    // The last note of a page may be deleted before the next page is read.
    const { nodes, pageInfo } = await mine(learner, { first: 4 });
    await run('remove', { id: nodes.at(-1)?.id }, learner);
    expect(textsOf((await mine(learner, { after: pageInfo.endCursor })).nodes)).toEqual(['e', 'f']);
    await expect(mine(learner, { after: 'x' })).rejects.toEqual(refusal('invalidInput'));
  });

  test('the search finds a word by its form with an article or in the plural', async () => {
    const { write, run, mine, learner } = await createScene();
    await write(learner, { text: 'بطارية الجرّ تحت أرضية المركبة' });
    await write(learner, { text: 'One string of modules' });
    const count = async (search: string) => (await mine(learner, { search })).nodes.length;
    for (const found of ['البطارية', 'البطاريات', 'بطارية', 'الجر', 'strings', 'string module'])
      expect([found, await count(found)]).toEqual([found, 1]);
    for (const missing of ['البطاقة', 'stringer']) expect([missing, await count(missing)]).toEqual([missing, 0]);
    // The courses remain, with the number of notes that are found.
    for (const [search, noteCount] of [
      ['', 2],
      ['البطارية', 1],
      ['stringer', 0],
    ] as const)
      expect(await run('courses', { search }, learner)).toMatchObject([{ noteCount }]);
  });

  test('the search finds words with and without hamza, vowel marks and other digits, and no wildcards', async () => {
    const { write, run, mine, learner } = await createScene();
    const { id } = await write(learner, { text: 'أُؤرِّضُ الغِلافَ عند ٤٠٠ فولت، 100% من طرف_واحد' });
    await write(learner, { text: 'Another one' });
    const count = async (search: string) => (await mine(learner, { search })).nodes.length;
    for (const found of ['اؤرض', 'أؤرض الغلاف', 'الغلافَ 400', '٤٠٠', '100%', 'طرف_', 'ANOTHER'])
      expect([found, await count(found)]).toEqual([found, 1]);
    for (const missing of ['الغلاف another', '4%0', 'طرفXواحد'])
      expect([missing, await count(missing)]).toEqual([missing, 0]);
    await run('change', { id, text: 'بعد التعديل' }, learner);
    expect([await count('الغلاف'), await count('تعديل')]).toEqual([0, 1]);
  });
});

describe('what remains', () => {
  test('notes stay with their owner after the access ended and the lesson was archived', async () => {
    const { db } = database;
    const { write, run, mine, atLesson, course, lesson, learner, trainer, admin } = await createScene();
    const { execute } = createExecutor(db);
    const { id, isLessonInCourse } = await write(learner);
    expect(isLessonInCourse).toBe(true);
    await execute('mutation ($id: ID!) { deleteLesson(id: $id) }', { id: lesson.id }, trainer);
    expect(await db.lesson.findUnique({ where: { id: lesson.id } })).toMatchObject({
      archivedAt: expect.any(Date) as Date,
    });
    expect((await mine(learner)).nodes).toMatchObject([{ id, lessonTitle: lesson.title, isLessonInCourse: false }]);
    await db.enrollment.deleteMany({ where: { courseId: course.id } });
    await expect(write(learner)).rejects.toEqual(refusal('lessonNotFound'));
    expect(await atLesson(learner)).toHaveLength(1);
    await db.course.update({ where: { id: course.id }, data: { firstPublishedAt: null, isPublished: false } });
    const { errors } = await execute('mutation ($id: ID!) { deleteCourse(id: $id) }', { id: course.id }, admin);
    expect(errors?.[0]?.originalError).toEqual(refusal('courseHasNotes'));
    await run('change', { id, text: 'Still mine' }, learner);
    await run('remove', { id }, learner);
  });

  test('they end with the account', async () => {
    const { db } = database;
    const { write, learner } = await createScene();
    await write(learner);
    await db.enrollment.deleteMany({ where: { studentId: learner.id } });
    await db.user.delete({ where: { id: learner.id } });
    expect(await db.lessonNote.count({ where: { userId: learner.id } })).toBe(0);
  });
});
