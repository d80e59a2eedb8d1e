import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { deleteUnusedUploads } from '../uploads/uploads';
import { mayReadFile } from '../uploads/lessonFiles';
import { createFixtures, viewerFor } from '../testing/fixtures';
import { problemOf } from '../testing/learningDocuments';
import { lessonChanges } from '../testing/lessonFixtures';
import { quizQuery } from '../testing/quizzes/quizDocuments';
import { createQuizFixtures, createQuizScene, sampleContents } from '../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const updateMutation = `mutation ($lessonId: ID!, $input: UpdateQuizInput!, $updatedAt: DateTime) {
  updateQuiz(lessonId: $lessonId, input: $input, updatedAt: $updatedAt) {
    passPercent timeLimitSeconds questionCount maxPoints criticalCount missingCount updatedAt
    slots { position questionId drawTag drawCount points isCritical usableCount } } }`;

type Scene = Awaited<ReturnType<typeof createQuizScene>>;
const update = ({ execute, lessonId, trainer }: Scene, input: object, updatedAt?: Date, viewer = trainer) =>
  execute<{ updateQuiz: { updatedAt: Date } }>(updateMutation, { lessonId, input, updatedAt }, viewer);

describe('updateQuiz', () => {
  test('changes rules and places; questions, points and critical ones are counted as they are drawn', async () => {
    const scene = await createQuizScene(db, {}, ['single', 'boolean', 'text']);
    const [first] = scene.questionIds;
    await db.question.updateMany({ where: { courseId: scene.course.id }, data: { tags: ['safety'] } });
    const slots = [
      { questionId: first, points: 5, isCritical: true },
      { drawTag: 'safety', drawCount: 2, points: 3 },
    ];
    const { data, errors } = await update(scene, { passPercent: 80, timeLimitSeconds: 900, slots });
    expect(errors).toBeUndefined();
    expect(data?.updateQuiz).toMatchObject({
      passPercent: 80,
      timeLimitSeconds: 900,
      questionCount: 3,
      maxPoints: 11,
      criticalCount: 1,
      slots: [
        { position: 1, questionId: String(first), drawCount: 1, usableCount: 1 },
        { position: 2, drawTag: 'safety', usableCount: 3 },
      ],
    });
    expect((await update(scene, { timeLimitSeconds: null })).data?.updateQuiz).toMatchObject({
      timeLimitSeconds: null,
    });
  });

  test('a published quiz asks for no more than the bank has; a draft says how many are missing', async () => {
    const scene = await createQuizScene(db, {}, ['single', 'boolean']);
    await db.question.updateMany({ where: { courseId: scene.course.id }, data: { tags: ['safety'] } });
    const [questionId] = scene.questionIds;
    const slots = [{ questionId }, { drawTag: 'safety', drawCount: 2 }];
    expect(problemOf(await update(scene, { slots }))).toMatchObject({
      code: 'quizLacksQuestions',
      fields: { slots: expect.stringMatching(/^missingQuestions\|.+\|1$/) as string },
    });
    await db.lesson.update({ where: { id: scene.lessonId }, data: { isPublished: false } });
    const { data } = await update(scene, { slots });
    expect(data?.updateQuiz).toMatchObject({ questionCount: 3, missingCount: 1 });
    const publish = await scene.execute(lessonChanges.publish, { id: scene.lessonId }, scene.trainer);
    expect(problemOf(publish)).toMatchObject({ code: 'quizLacksQuestions' });
  });

  test('refuses questions of other courses, places of both sources, and the same question twice', async () => {
    const [scene, other] = [await createQuizScene(db, {}, ['single']), await createQuizScene(db, {}, ['single'])];
    const [own, foreign] = [scene.questionIds[0], other.questionIds[0]];
    const refused: [object[], string][] = [
      [[{ questionId: foreign }], 'slots.0.questionId'],
      [[{ questionId: own, drawTag: 'a' }], 'slots.0.questionId'],
      [[{}], 'slots.0.questionId'],
      [[{ questionId: own }, { questionId: own }], 'slots.1.questionId'],
      [[{ drawTag: 'a', drawCount: 0 }], 'slots.0.drawCount'],
      [
        [
          { drawTag: 'a', drawCount: 60 },
          { drawTag: 'b', drawCount: 60 },
        ],
        'slots',
      ],
      [[{ questionId: own, points: 0 }], 'slots.0.points'],
    ];
    for (const [slots, field] of refused) {
      const problem = problemOf(await update(scene, { slots })) as { fields: Record<string, string> };
      expect([slots, Object.keys(problem.fields)]).toEqual([slots, [field]]);
    }
    expect(await db.quizSlot.count({ where: { quizId: scene.lessonId } })).toBe(1);
  });

  test('of two editors the second learns of the first; a lesson with content has no quiz', async () => {
    const scene = await createQuizScene(db, {}, ['single']);
    const { updatedAt } = await db.quiz.findUniqueOrThrow({ where: { lessonId: scene.lessonId } });
    expect((await update(scene, { passPercent: 60 }, updatedAt)).errors).toBeUndefined();
    expect(problemOf(await update(scene, { passPercent: 50 }, updatedAt))).toMatchObject({ code: 'changedMeanwhile' });
    const { id } = await createFixtures(db).createLesson(scene.course.id);
    expect(problemOf(await update({ ...scene, lessonId: id }, { passPercent: 60 }))).toMatchObject({
      code: 'lessonHasNoQuiz',
    });
  });

  test('an admin leaves an entry for rules and one for places that have changed', async () => {
    const scene = await createQuizScene(db, {}, ['single', 'boolean']);
    const slots = scene.questionIds.map((questionId) => ({ questionId }));
    await update(scene, { passPercent: 60, slots }, undefined, scene.admin);
    await update(scene, { slots: slots.toReversed() }, undefined, scene.admin);
    const entries = await db.auditEntry.findMany({
      where: { entity: 'quizzes', entityId: scene.lessonId },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ changedFields }) => changedFields)).toEqual([['passPercent'], ['slots']]);
    expect(JSON.stringify(entries)).not.toContain('"key"');
  });
});

describe('publication', () => {
  test('a quiz without a question that can be asked is not published, and a published one keeps one', async () => {
    const scene = await createQuizScene(db, { lesson: { isPublished: false } }, ['single']);
    const { execute, trainer, lessonId } = scene;
    const publish = () => execute(lessonChanges.publish, { id: lessonId }, trainer);
    const [question = 0] = scene.questionIds;
    await db.question.update({ where: { id: question }, data: { archivedAt: new Date() } });
    expect(problemOf(await publish())).toMatchObject({ code: 'quizLacksQuestions' });
    await db.question.update({ where: { id: question }, data: { currentNumber: null } });
    expect(problemOf(await publish())).toMatchObject({ code: 'quizIsEmpty' });
    expect(await db.lesson.findUnique({ where: { id: lessonId } })).toMatchObject({ isPublished: false });
    await db.question.update({ where: { id: question }, data: { archivedAt: null, currentNumber: 1 } });
    expect((await publish()).errors).toBeUndefined();
    expect(problemOf(await update(scene, { slots: [] }))).toMatchObject({ code: 'quizIsEmpty' });
    expect(await db.quizSlot.count({ where: { quizId: lessonId } })).toBe(1);
  });

  test('a draft lesson that becomes content loses its quiz, and gets one back as a quiz', async () => {
    const { lessonId } = await createQuizScene(db, { lesson: { isPublished: false }, passPercent: 90 }, ['single']);
    // A lesson that was published keeps its kind.
    await db.lesson.update({ where: { id: lessonId }, data: { kind: 'content' } });
    expect(await db.quiz.count({ where: { lessonId } })).toBe(0);
    await db.lesson.update({ where: { id: lessonId }, data: { kind: 'quiz' } });
    expect(await db.quiz.findUnique({ where: { lessonId } })).toMatchObject({ passPercent: 70 });
  });
});

const duplicateMutation = 'mutation ($id: ID!) { duplicateCourse(id: $id) { id } }';

test('a copy of a course has its quizzes and its bank in the current versions, and no attempt', async () => {
  const scene = await createQuizScene(db, { passPercent: 85, attemptsAllowed: 3, reveal: 'always' }, [
    'single',
    'match',
  ]);
  const { course, questionIds, execute, trainer, lessonId, enroll } = scene;
  await (await enroll()).start();
  const { addVersion, createQuestion } = createQuizFixtures(db);
  const note = { text: 'N', textAr: '', misconception: '', misconceptionAr: '', second: null };
  const feedback = { explanation: 'E', explanationAr: '', notes: [{ ...note, option: 'b', lessonId }] };
  await addVersion(questionIds[0] ?? 0, { ...sampleContents.single, key: { option: 'c' } }, feedback);
  await createQuestion(course.id, sampleContents.text, { archivedAt: new Date() });
  await db.quizSlot.create({ data: { quizId: lessonId, position: 3, drawTag: 'single', drawCount: 2, points: 4 } });
  const { data, errors } = await execute<{ duplicateCourse: { id: string } }>(
    duplicateMutation,
    { id: course.id },
    trainer,
  );
  expect(errors).toBeUndefined();
  const courseId = Number(data?.duplicateCourse.id);
  const copies = await db.question.findMany({
    where: { courseId },
    include: { versions: { include: { key: true } }, draft: true },
    orderBy: { id: 'asc' },
  });
  const lesson = await db.lesson.findFirstOrThrow({ where: { courseId, kind: 'quiz' } });
  expect(copies.map(({ currentNumber, versions }) => [currentNumber, versions.length])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(copies[0]?.versions[0]?.key).toMatchObject({
    key: { option: 'c' },
    feedback: { notes: [{ lessonId: lesson.id }] },
  });
  const quiz = await db.quiz.findUniqueOrThrow({
    where: { lessonId: lesson.id },
    include: { slots: { orderBy: { position: 'asc' } }, attempts: true },
  });
  expect(quiz).toMatchObject({ passPercent: 85, attemptsAllowed: 3, reveal: 'always', attempts: [] });
  expect(quiz.slots.map(({ questionId, drawTag, points }) => [questionId, drawTag, points])).toEqual([
    [copies[0]?.id, null, 1],
    [copies[1]?.id, null, 1],
    [null, 'single', 4],
  ]);
});

test('a draft course is deleted with its bank; a lesson with attempts is archived', async () => {
  const { createCourse } = createFixtures(db);
  const scene = await createQuizScene(db, {}, ['single']);
  const { execute, trainer, lessonId, enroll } = scene;
  await (await enroll()).start();
  expect((await execute(lessonChanges.remove, { id: lessonId }, trainer)).errors).toBeUndefined();
  expect(await db.lesson.findUnique({ where: { id: lessonId } })).toMatchObject({
    archivedAt: expect.any(Date) as Date,
  });
  expect(await db.quizAttempt.count({ where: { quizId: lessonId } })).toBe(1);
  const draft = await createCourse({ trainerId: trainer.id, isPublished: false });
  const { createQuestion, createQuiz } = createQuizFixtures(db);
  const question = await createQuestion(draft.id);
  await createQuiz(draft.id, [question.id]);
  const { errors } = await execute('mutation ($id: ID!) { deleteCourse(id: $id) }', { id: draft.id }, trainer);
  expect(errors).toBeUndefined();
  expect(await db.questionVersion.count({ where: { questionId: question.id } })).toBe(0);
});

describe('pictures of questions', () => {
  const uploadPicture = async (ownerId: number): Promise<string> => {
    const key = `${randomBytes(16).toString('hex')}.webp`;
    const file = { key, kind: 'attachment' as const, name: 'a', type: 'image/webp', bytes: 1, ownerId };
    await db.upload.create({ data: { ...file, createdAt: new Date(0) } });
    return key;
  };

  test('open with signed addresses for who holds an attempt with the question, and stay while a version names them', async () => {
    const scene = await createQuizScene(db, {}, []);
    const [picture, unused] = [await uploadPicture(scene.trainer.id), await uploadPicture(scene.trainer.id)];
    const foreign = await uploadPicture((await createFixtures(db).createUser({ role: 'trainer' })).id);
    const { createQuestion } = createQuizFixtures(db);
    const text = `![Plug](/media/uploads/${picture}) ![Other](/media/uploads/${foreign})`;
    const content = sampleContents.hotspot;
    const body = { ...content.body, text, picture: { ...content.body.picture, url: `/media/uploads/${picture}` } };
    const { id: questionId } = await createQuestion(scene.course.id, { ...content, body });
    await db.quizSlot.create({ data: { quizId: scene.lessonId, position: 1, questionId } });
    const [learner, absent] = [await scene.enroll(), await scene.enroll()];
    const { data } = await learner.start();
    const answer = JSON.stringify(data);
    expect(answer.split(`/media/uploads/${picture}?token=`).length).toBeGreaterThan(3);
    expect(answer).not.toContain(`${foreign}?token=`);
    expect(await mayReadFile(db, picture, learner.viewer)).toBe(true);
    expect(await mayReadFile(db, picture, absent.viewer)).toBe(false);
    expect(await mayReadFile(db, picture, scene.trainer)).toBe(true);
    await db.enrollment.update({ where: { id: learner.enrollmentId }, data: { status: 'ended', endedAt: new Date() } });
    expect(await mayReadFile(db, picture, learner.viewer)).toBe(false);
    const deleted = await deleteUnusedUploads(db, () => Promise.resolve());
    expect(deleted).toContain(unused);
    expect(deleted).not.toContain(picture);
  });
});

test('the quiz of a lesson is for those who may open the lesson', async () => {
  const scene = await createQuizScene(db, {}, ['single']);
  const stranger = viewerFor(await createFixtures(db).createUser());
  const read = async (viewer: Scene['trainer'] | null) =>
    (await scene.execute<{ quiz: object | null }>(quizQuery, { lessonId: scene.lessonId }, viewer)).data?.quiz;
  expect(await read(null)).toBeNull();
  expect(await read(stranger)).toBeNull();
  expect(await read((await scene.enroll()).viewer)).toMatchObject({ slots: null, questionCount: 1, canStart: true });
  for (const viewer of [scene.trainer, scene.admin])
    expect(await read(viewer)).toMatchObject({ slots: [{ usableCount: 1 }], canStart: false, myAttempts: [] });
});

test('a copy knows which of its drafts are applied, also where notes name its own lessons', async () => {
  const scene = await createQuizScene(db, {}, ['single', 'boolean']);
  const { course, questionIds, execute, trainer, lessonId } = scene;
  const note = { option: 'b', text: 'N', textAr: '', misconception: '', misconceptionAr: '', second: null, lessonId };
  const feedback = { explanation: '', explanationAr: '', notes: [note] };
  await db.questionDraft.update({ where: { questionId: questionIds[0] }, data: { feedback } });
  for (const id of questionIds)
    expect(
      (await execute('mutation ($id: ID!) { applyQuestion(id: $id) { id } }', { id }, trainer)).errors,
    ).toBeUndefined();
  await db.questionDraft.update({ where: { questionId: questionIds[1] }, data: { key: { isTrue: false } } });
  const copied = await execute<{ duplicateCourse: { id: string } }>(duplicateMutation, { id: course.id }, trainer);
  const courseId = copied.data?.duplicateCourse.id;
  const { data } = await execute(
    'query ($courseId: ID!) { courseQuestions(courseId: $courseId) { draft { isApplied } } }',
    { courseId },
    trainer,
  );
  expect(data).toEqual({ courseQuestions: [{ draft: { isApplied: true } }, { draft: { isApplied: false } }] });
});
