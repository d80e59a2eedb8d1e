import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { problemOf } from '../testing/learningDocuments';
import { createQuizScene } from '../testing/quizFixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const documents = {
  empty: 'mutation ($id: ID!) { updateQuiz(lessonId: $id, input: { slots: [] }) { questionCount } }',
  archive: 'mutation ($id: ID!) { archiveQuestion(id: $id) { id } }',
  untag: 'mutation ($id: ID!) { updateQuestionDraft(id: $id, input: { tags: [] }) { id } }',
};

type Scene = Awaited<ReturnType<typeof createQuizScene>>;

const send = ({ execute, trainer }: Scene, name: keyof typeof documents, id: number | undefined) =>
  execute(documents[name], { id }, trainer);

test('a withdrawn quiz keeps a question as long as somebody owes it', async () => {
  const scene = await createQuizScene(db, {}, ['single']);
  const { lessonId, questionIds } = scene;
  const learner = await scene.enroll();
  await db.lesson.update({ where: { id: lessonId }, data: { isPublished: false } });
  expect(problemOf(await send(scene, 'empty', lessonId))).toMatchObject({ code: 'quizIsEmpty' });
  expect(problemOf(await send(scene, 'archive', questionIds[0]))).toMatchObject({ code: 'quizIsEmpty' });
  expect((await learner.start()).data?.startQuizAttempt.questions).toHaveLength(1);
  await db.lessonWaiver.create({ data: { lessonId, enrollmentId: learner.enrollmentId, reason: 'No questions' } });
  expect((await send(scene, 'archive', questionIds[0])).errors).toBeUndefined();
});

test('the last question by whose tag a published quiz draws keeps the tag', async () => {
  const scene = await createQuizScene(db, {}, ['single', 'boolean']);
  const { lessonId, questionIds } = scene;
  await db.question.updateMany({ where: { id: { in: questionIds } }, data: { tags: ['safety'] } });
  await db.quizSlot.deleteMany({ where: { quizId: lessonId } });
  await db.quizSlot.create({ data: { quizId: lessonId, position: 1, drawTag: 'safety' } });
  expect((await send(scene, 'untag', questionIds[0])).errors).toBeUndefined();
  expect(problemOf(await send(scene, 'untag', questionIds[1]))).toMatchObject({ code: 'quizIsEmpty' });
  expect(await db.question.findUnique({ where: { id: questionIds[1] } })).toMatchObject({ tags: ['safety'] });
});

test('of changes that empty a quiz together, the last one is refused', async () => {
  for (let run = 0; run < 3; run += 1) {
    const scene = await createQuizScene(db, {}, ['single', 'boolean', 'text', 'number']);
    const results = await Promise.all(scene.questionIds.map((id) => send(scene, 'archive', id)));
    expect(results.filter(({ errors }) => errors)).toHaveLength(1);
    expect((await (await scene.enroll()).start()).data?.startQuizAttempt.questions).toHaveLength(1);
  }
});
