import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { countLockWaits } from '../testing/countLockWaits';
import { problemOf } from '../testing/learningDocuments';
import { createQuizFixtures, createQuizScene, sampleContents } from '../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const documents = {
  empty: 'mutation ($id: ID!) { updateQuiz(lessonId: $id, input: { slots: [] }) { questionCount } }',
  archive: 'mutation ($id: ID!) { archiveQuestion(id: $id) { id } }',
  apply: 'mutation ($id: ID!) { applyQuestion(id: $id) { current } }',
  untag: 'mutation ($id: ID!) { updateQuestionDraft(id: $id, input: { tags: [] }) { id } }',
};

type Scene = Awaited<ReturnType<typeof createQuizScene>>;

const send = ({ execute, trainer }: Scene, name: keyof typeof documents, id: number | undefined) =>
  execute(documents[name], { id }, trainer);

/** Replaces the places of a quiz. */
async function drawOneBy(quizId: number, drawTag: string): Promise<void> {
  await db.quizSlot.deleteMany({ where: { quizId } });
  await db.quizSlot.create({ data: { quizId, position: 1, drawTag } });
}

test('a withdrawn quiz keeps a question as long as a student owes it', async () => {
  const scene = await createQuizScene(db, {}, ['single']);
  const { lessonId, questionIds } = scene;
  const learner = await scene.enroll();
  await db.lesson.update({ where: { id: lessonId }, data: { isPublished: false } });
  expect(problemOf(await send(scene, 'empty', lessonId))).toMatchObject({ code: 'quizIsEmpty' });
  expect(problemOf(await send(scene, 'archive', questionIds[0]))).toMatchObject({ code: 'quizLacksQuestions' });
  expect((await learner.start()).data?.startQuizAttempt.questions).toHaveLength(1);
  await db.lessonWaiver.create({ data: { lessonId, enrollmentId: learner.enrollmentId, reason: 'No questions' } });
  expect((await send(scene, 'archive', questionIds[0])).errors).toBeUndefined();
});

test('a withdrawn quiz keeps its questions for an access that has ended and can be opened again', async () => {
  const scene = await createQuizScene(db, {}, ['single']);
  const { lessonId, questionIds, execute, admin } = scene;
  const learner = await scene.enroll();
  const open = (isOpen: boolean) =>
    execute(
      'mutation ($ids: [ID!]!, $isOpen: Boolean!) { openEnrollments(ids: $ids, isOpen: $isOpen) { failed { id } } }',
      { ids: [learner.enrollmentId], isOpen },
      admin,
    );
  await db.lesson.update({ where: { id: lessonId }, data: { isPublished: false } });
  expect((await open(false)).errors).toBeUndefined();
  expect(await learner.read()).toBe('0 ended');
  expect(problemOf(await send(scene, 'archive', questionIds[0]))).toMatchObject({ code: 'quizLacksQuestions' });
  await open(true);
  expect((await learner.start()).data?.startQuizAttempt.questions).toHaveLength(1);
});

test('the last question by whose tag a published quiz draws keeps the tag', async () => {
  const scene = await createQuizScene(db, {}, ['single', 'boolean']);
  const { lessonId, questionIds } = scene;
  await db.question.updateMany({ where: { id: { in: questionIds } }, data: { tags: ['safety'] } });
  await drawOneBy(lessonId, 'safety');
  expect((await send(scene, 'untag', questionIds[0])).errors).toBeUndefined();
  expect(problemOf(await send(scene, 'untag', questionIds[1]))).toMatchObject({ code: 'quizLacksQuestions' });
  expect(await db.question.findUnique({ where: { id: questionIds[1] } })).toMatchObject({ tags: ['safety'] });
});

test('of changes that empty a quiz together, the last one is refused', async () => {
  for (let run = 0; run < 3; run += 1) {
    const scene = await createQuizScene(db, {}, ['single', 'boolean', 'text', 'number']);
    await db.question.updateMany({ where: { id: { in: scene.questionIds } }, data: { tags: ['safety'] } });
    await drawOneBy(scene.lessonId, 'safety');
    const results = await Promise.all(scene.questionIds.map((id) => send(scene, 'archive', id)));
    expect(results.filter(({ errors }) => errors)).toHaveLength(1);
    expect((await (await scene.enroll()).start()).data?.startQuizAttempt.questions).toHaveLength(1);
  }
});

test('the first version of an archived question is refused if a published quiz names it', async () => {
  const scene = await createQuizScene(db, {}, ['single']);
  const { lessonId, course } = scene;
  const { kind, ...content } = sampleContents.boolean;
  const [body, key] = [{ ...content.body }, { ...content.key }];
  const draft = { create: { kind, body, key, feedback: { explanation: '', explanationAr: '', notes: [] } } };
  const { id: questionId } = await db.question.create({ data: { courseId: course.id, draft } });
  await db.quizSlot.create({ data: { quizId: lessonId, position: 2, questionId } });
  expect((await send(scene, 'archive', questionId)).errors).toBeUndefined();
  expect(problemOf(await send(scene, 'apply', questionId))).toMatchObject({ code: 'quizLacksQuestions' });
  expect((await (await scene.enroll()).start()).data?.startQuizAttempt.questions).toHaveLength(1);
  await db.question.update({ where: { id: questionId }, data: { archivedAt: null } });
  expect((await send(scene, 'apply', questionId)).errors).toBeUndefined();
  expect((await (await scene.enroll()).start()).data?.startQuizAttempt.questions).toHaveLength(2);
});

test('an archived question that no quiz names gets a first version', async () => {
  const scene = await createQuizScene(db, {}, ['single']);
  const question = await createQuizFixtures(db).createQuestion(scene.course.id, undefined, { archivedAt: new Date() });
  await db.question.update({ where: { id: question.id }, data: { currentNumber: null } });
  await db.questionVersion.deleteMany({ where: { questionId: question.id } });
  expect((await send(scene, 'apply', question.id)).data).toEqual({ applyQuestion: { current: 1 } });
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'a tag that is given meanwhile is not taken from a quiz that needs it',
  async () => {
    const scene = await createQuizScene(db, {}, ['single']);
    const { lessonId, course } = scene;
    const id = scene.questionIds[0] ?? 0;
    await db.question.update({ where: { id }, data: { tags: [] } });
    const { result } = await db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM "courses" WHERE "id" = ${course.id} FOR NO KEY UPDATE`;
        await tx.question.update({ where: { id }, data: { tags: ['safety'] } });
        const waiting = send(scene, 'untag', id);
        await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1);
        await tx.quizSlot.deleteMany({ where: { quizId: lessonId } });
        await tx.quizSlot.create({ data: { quizId: lessonId, position: 1, drawTag: 'safety' } });
        return { result: waiting };
      },
      { timeout: 20_000 },
    );
    expect(problemOf(await result)).toMatchObject({ code: 'quizLacksQuestions' });
    expect(await db.question.findUnique({ where: { id } })).toMatchObject({ tags: ['safety'] });
  },
);
