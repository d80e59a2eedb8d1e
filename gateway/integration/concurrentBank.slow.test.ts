import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createQuizFixtures,
  createQuizScene,
  answersTo,
  moveIntoPast,
  type StartedAttempt,
} from '../../schema/testing/quizzes/quizFixtures';
import { attemptMutations } from '../../schema/testing/quizzes/quizDocuments';
import { startTwoGateways } from '../testing/servers/childGateways';

// Requests to two processes take long beside other tests.
vi.setConfig({ testTimeout: 60_000 });

let gateways: Awaited<ReturnType<typeof startTwoGateways>>;

interface Answer {
  data: Record<string, StartedAttempt> | null;
  errors?: { extensions: { problem?: string } }[];
}

/** A function that sends documents of a user, alternately to the two gateways. */
async function senderFor(userId: number) {
  const authorization = `Bearer ${await gateways.createToken(userId)}`;
  return async (query: string, variables: object): Promise<Answer> =>
    (await (await gateways.post('/graphql', { query, variables }, { authorization })).json()) as Answer;
}

const problemsOf = (answers: readonly Answer[]) =>
  answers.map(({ errors }) => errors?.[0]?.extensions.problem ?? 'none').toSorted();

const documents = {
  archive: 'mutation ($id: ID!) { archiveQuestion(id: $id) { id } }',
  tag: 'mutation ($id: ID!) { updateQuestionDraft(id: $id, input: { tags: [] }) { id } }',
  accept: 'mutation ($attemptId: ID!) { acceptLateAnswers(attemptId: $attemptId) { state } }',
};

// The embedded database runs one statement at a time, so that there are no races.
describe.runIf(process.env.TEST_DATABASE_URL)('changes of a bank in two processes at once', () => {
  beforeAll(async () => {
    gateways = await startTwoGateways();
  });
  afterAll(() => gateways.close());

  test('of six changes that each take a question from a draw, four succeed, and attempts have all their questions', async () => {
    const { db } = gateways;
    const scene = await createQuizScene(db, { attemptsAllowed: 0 }, []);
    const ids: number[] = [];
    for (let index = 0; index < 6; index += 1)
      ids.push((await createQuizFixtures(db).createQuestion(scene.course.id, undefined, { tags: ['safety'] })).id);
    await db.quizSlot.create({ data: { quizId: scene.lessonId, position: 1, drawTag: 'safety', drawCount: 2 } });
    const send = await senderFor(scene.trainer.id);
    const learners = await Promise.all(
      Array.from({ length: 6 }, async () => senderFor((await scene.enroll()).viewer.id)),
    );
    const [changes, starts] = await Promise.all([
      Promise.all(ids.map((id, index) => send(index % 2 === 0 ? documents.archive : documents.tag, { id }))),
      Promise.all(learners.map((start) => start(attemptMutations.start, { lessonId: scene.lessonId }))),
    ]);
    expect(problemsOf(changes)).toEqual(['none', 'none', 'none', 'none', 'quizLacksQuestions', 'quizLacksQuestions']);
    for (const { data } of starts) expect(data?.startQuizAttempt?.questions).toHaveLength(2);
    const left = await db.question.count({
      where: { courseId: scene.course.id, archivedAt: null, tags: { has: 'safety' } },
    });
    expect(left).toBe(2);
  });

  test('late answers are accepted once, and saves at the same moment count or are refused', async () => {
    const { db } = gateways;
    const scene = await createQuizScene(db, { timeLimitSeconds: 600 }, ['single', 'boolean', 'text']);
    const { viewer, enrollmentId } = await scene.enroll();
    const [asLearner, asTrainer] = [await senderFor(viewer.id), await senderFor(scene.trainer.id)];
    const { data } = await asLearner(attemptMutations.start, { lessonId: scene.lessonId });
    const { id = '', questions = [] } = data?.startQuizAttempt ?? {};
    await moveIntoPast(db, id, 631);
    const save = (seq: number) =>
      asLearner(attemptMutations.save, { attemptId: id, answers: answersTo(questions, true, seq) });
    await save(1);
    const accept = () => asTrainer(documents.accept, { attemptId: id });
    const [first, , second, later] = await Promise.all([accept(), save(2), accept(), save(3)]);
    expect(problemsOf([first, second])).toEqual(['noLateAnswers', 'none']);
    expect(['none', 'attemptClosed']).toContain(problemsOf([later])[0]);
    expect(await db.answerMark.count({ where: { attemptId: Number(id), markedBy: 'remark' } })).toBe(3);
    expect(await db.quizAttempt.findUnique({ where: { id: Number(id) } })).toMatchObject({ state: 'passed' });
    expect(await db.certificate.count({ where: { enrollmentId } })).toBe(1);
    const marked = await db.lateAnswer.findMany({ where: { attemptId: Number(id) } });
    expect(problemsOf([await save(9)])).toEqual(['attemptClosed']);
    expect(await db.lateAnswer.findMany({ where: { attemptId: Number(id) } })).toEqual(marked);
  });
});
