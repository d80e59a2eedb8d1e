import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeAttempts } from '../../schema/quizzes/attempts/closeAttempts';
import { attemptMutations, attemptQuery } from '../../schema/testing/quizzes/quizDocuments';
import {
  answersTo,
  createQuizScene,
  moveIntoPast,
  type StartedAttempt,
  type StartedQuestion,
} from '../../schema/testing/quizzes/quizFixtures';
import { startTwoGateways } from '../testing/servers/childGateways';

// Hundreds of requests to two processes take long beside other tests.
vi.setConfig({ testTimeout: 120_000 });

/** 100 in the runs that docs/testing.md describes. */
const kills = Number(process.env.ATTEMPT_KILLS ?? 2);

let gateways: Awaited<ReturnType<typeof startTwoGateways>>;

const documents = {
  ...attemptMutations,
  read: attemptQuery,
  apply: `mutation ($id: ID!, $body: JSON) {
    updateQuestionDraft(id: $id, input: { body: $body }) { id } applyQuestion(id: $id) { current } }`,
  updateQuiz: `mutation ($lessonId: ID!, $input: UpdateQuizInput!) { updateQuiz(lessonId: $lessonId, input: $input) { passPercent } }`,
  open: 'mutation ($ids: [ID!]!, $isOpen: Boolean!) { openEnrollments(ids: $ids, isOpen: $isOpen) { succeeded } }',
  unpublish: 'mutation ($id: ID!) { updateLesson(id: $id, input: { isPublished: false }) { id } }',
  remove: 'mutation ($id: ID!) { deleteLesson(id: $id) }',
  duplicate: 'mutation ($id: ID!) { duplicateCourse(id: $id) { id } }',
};

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions: { problem?: string; code: string } }[];
}

type Send = (document: keyof typeof documents, variables: object) => Promise<Answer>;

/** A function that sends documents of a user, alternately to the two gateways; it repeats them after a 503. */
async function senderFor(userId: number): Promise<Send> {
  const authorization = `Bearer ${await gateways.createToken(userId)}`;
  return async (document, variables) => {
    for (;;) {
      const response = await gateways.post('/graphql', { query: documents[document], variables }, { authorization });
      const body = (await response.json()) as Answer;
      if (problemOf(body) !== 'unavailable') return body;
      await sleep(500);
    }
  };
}

const problemOf = ({ errors }: Answer) => errors?.[0]?.extensions.problem ?? errors?.[0]?.extensions.code;
const problemsOf = (answers: readonly Answer[]) => [...new Set(answers.map(problemOf))];

async function createScene(
  ...[rules, kinds]: [Parameters<typeof createQuizScene>[1]?, Parameters<typeof createQuizScene>[2]?]
) {
  const scene = await createQuizScene(gateways.db, rules, kinds);
  const enroll = async () => {
    const { viewer, enrollmentId, read } = await scene.enroll();
    const send = await senderFor(viewer.id);
    const start = async (): Promise<StartedAttempt> => {
      const { data, errors } = await send('start', { lessonId: scene.lessonId });
      if (!data) throw new Error(JSON.stringify(errors));
      return data.startQuizAttempt as StartedAttempt;
    };
    return { send, start, enrollmentId, read };
  };
  return { ...scene, enroll, asAdmin: await senderFor(scene.admin.id), asTrainer: await senderFor(scene.trainer.id) };
}

const saveAll = (questions: readonly StartedQuestion[], isRight: boolean, seq = 1) =>
  answersTo(questions, isRight, seq);

/** One machine mark per question of each marked attempt, a state that follows from the marks, and a pass behind each completion. */
async function expectWholeAttempts(lessonId: number): Promise<void> {
  const { db } = gateways;
  const attempts = await db.quizAttempt.findMany({
    where: { quizId: lessonId },
    include: { questions: { include: { marks: true, answer: true } } },
  });
  for (const { state, questions, percent, passPercent, enrollmentId } of attempts) {
    const isMarked = state === 'passed' || state === 'failed';
    expect(questions.map(({ marks }) => marks.length)).toEqual(questions.map(() => (isMarked ? 1 : 0)));
    if (!isMarked) continue;
    const earned = questions.reduce(
      (sum, { marks: [mark] }) => sum + (mark?.numerator ?? 0) / (mark?.denominator ?? 1),
      0,
    );
    expect(percent).toBe(Math.floor((100 * earned) / questions.length));
    expect(state).toBe((percent ?? 0) >= passPercent ? 'passed' : 'failed');
    const progress = await db.lessonProgress.findUnique({
      where: { enrollmentId_lessonId: { enrollmentId, lessonId } },
    });
    if (state === 'passed') expect(progress?.completedAt).toBeTruthy();
  }
  const completed = await db.lessonProgress.findMany({ where: { lessonId, completedAt: { not: null } } });
  for (const { enrollmentId } of completed)
    expect(attempts.some((attempt) => attempt.enrollmentId === enrollmentId && attempt.state === 'passed')).toBe(true);
}

// The embedded database runs one statement at a time, so that there are no races.
describe.runIf(process.env.TEST_DATABASE_URL)('attempts in two processes at once', () => {
  beforeAll(async () => {
    gateways = await startTwoGateways();
  });
  afterAll(() => gateways.close());

  test('20 starts are one attempt, also the last one that is left', async () => {
    const { enroll, lessonId } = await createScene({ attemptsAllowed: 1 }, ['single', 'boolean']);
    const learner = await enroll();
    const attempts = await Promise.all(Array.from({ length: 20 }, () => learner.start()));
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
    expect(await gateways.db.quizAttempt.count({ where: { quizId: lessonId } })).toBe(1);
    await learner.send('submit', { attemptId: attempts[0]?.id });
    const answers = await Promise.all(Array.from({ length: 10 }, () => learner.send('start', { lessonId })));
    expect(problemsOf(answers)).toEqual(['noAttemptLeft']);
  });

  test('two devices save the same questions: the newest of each question remains', async () => {
    const { enroll } = await createScene({}, ['boolean', 'text', 'number']);
    const learner = await enroll();
    const { id, questions } = await learner.start();
    const saves = Array.from({ length: 40 }, (_save, index) => {
      const answers = saveAll(questions, index % 2 === 0, index + 1);
      return learner.send('save', { attemptId: id, answers: index % 2 === 0 ? answers : answers.toReversed() });
    });
    expect(problemsOf(await Promise.all(saves))).toEqual([undefined]);
    const stored = await gateways.db.attemptAnswer.findMany({ where: { attemptId: Number(id) } });
    expect(stored.map(({ seq }) => seq)).toEqual([40, 40, 40]);
  });

  test('20 submissions have one state, one score, one mark per question and one certificate', async () => {
    const { enroll, lessonId } = await createScene();
    const learner = await enroll();
    const { id, questions } = await learner.start();
    await learner.send('save', { attemptId: id, answers: saveAll(questions, true) });
    const answers = await Promise.all(Array.from({ length: 20 }, () => learner.send('submit', { attemptId: id })));
    expect(problemsOf(answers)).toEqual([undefined]);
    const results = answers.map(({ data }) => data?.submitQuizAttempt as StartedAttempt);
    expect(new Set(results.map(({ state, score }) => `${state} ${score}`))).toEqual(new Set(['passed 9']));
    await expectWholeAttempts(lessonId);
    expect(await gateways.db.certificate.count({ where: { enrollmentId: learner.enrollmentId } })).toBe(1);
  });

  test('answers that are acknowledged during a submission count, and no answer is stored after it', async () => {
    const { enroll, lessonId } = await createScene({}, ['boolean', 'text']);
    const learners = await Promise.all(Array.from({ length: 15 }, enroll));
    await Promise.all(
      learners.map(async ({ send, start }) => {
        const { id, questions } = await start();
        const save = (seq: number) => send('save', { attemptId: id, answers: saveAll(questions, true, seq) });
        const [first, , second] = await Promise.all([save(1), send('submit', { attemptId: id }), save(2)]);
        const { data } = await send('read', { id });
        const hasAnswers = [first, second].some((answer) => answer.data !== null);
        expect((data?.quizAttempt as StartedAttempt).state).toBe(hasAnswers ? 'passed' : 'failed');
      }),
    );
    await expectWholeAttempts(lessonId);
  });

  test('deadline, submission, reader and job at once end an attempt once', async () => {
    const { enroll, lessonId } = await createScene({ timeLimitSeconds: 600 }, ['boolean', 'text']);
    const learners = await Promise.all(Array.from({ length: 10 }, enroll));
    const attempts = await Promise.all(
      learners.map(async (learner) => {
        const attempt = await learner.start();
        await learner.send('save', { attemptId: attempt.id, answers: saveAll(attempt.questions, true) });
        await moveIntoPast(gateways.db, attempt.id, 631);
        return { ...attempt, send: learner.send };
      }),
    );
    await Promise.all([
      closeAttempts(gateways.db),
      ...attempts.flatMap(({ id, send, questions }) => [
        send('submit', { attemptId: id }),
        send('read', { id }),
        send('save', { attemptId: id, answers: saveAll(questions, false, 2) }),
        send('start', { lessonId }),
      ]),
    ]);
    const states = await gateways.db.quizAttempt.findMany({
      where: { id: { in: attempts.map(({ id }) => Number(id)) } },
    });
    expect(states.map(({ state, closedBy }) => [state, closedBy])).toEqual(states.map(() => ['passed', 'deadline']));
    await expectWholeAttempts(lessonId);
  });

  test('the access ends in the middle: nothing is stored afterwards, a pass counts once the access reopens', async () => {
    const { enroll, lessonId, asAdmin } = await createScene({}, ['boolean', 'text']);
    const learners = await Promise.all(Array.from({ length: 8 }, enroll));
    await Promise.all(
      learners.map(async ({ send, start, enrollmentId, read }) => {
        const { id, questions } = await start();
        await send('save', { attemptId: id, answers: saveAll(questions, true) });
        const ids = [enrollmentId];
        await Promise.all([send('submit', { attemptId: id }), asAdmin('open', { ids, isOpen: false })]);
        expect(problemOf(await send('start', { lessonId }))).toBe('notEnrolled');
        await asAdmin('open', { ids, isOpen: true });
        expect(await read()).toBe('100 completed');
      }),
    );
    await expectWholeAttempts(lessonId);
    const { send, start, enrollmentId } = await enroll();
    const { id, questions } = await start();
    await asAdmin('open', { ids: [enrollmentId], isOpen: false });
    expect(problemOf(await send('save', { attemptId: id, answers: saveAll(questions, true) }))).toBe('notEnrolled');
    expect(problemOf(await send('submit', { attemptId: id }))).toBeUndefined();
  });

  test('questions and rules are edited while attempts start and end', async () => {
    const { enroll, lessonId, questionIds, asTrainer } = await createScene({}, ['boolean', 'text', 'single']);
    const learners = await Promise.all(Array.from({ length: 12 }, enroll));
    const edits = Array.from({ length: 12 }, async (_edit, index) => {
      const body = { text: `Version ${index}`, textAr: '' };
      const slots = questionIds.map((questionId) => ({ questionId }));
      const results = await Promise.all([
        asTrainer('apply', { id: questionIds[0], body }),
        asTrainer('updateQuiz', { lessonId, input: { slots: index % 2 ? slots : slots.toReversed() } }),
      ]);
      expect(problemsOf(results)).toEqual([undefined]);
    });
    const runs = learners.map(async ({ send, start }) => {
      const { id, questions } = await start();
      expect(questions).toHaveLength(3);
      await send('save', { attemptId: id, answers: saveAll(questions, true) });
      expect((await send('submit', { attemptId: id })).data).toMatchObject({ submitQuizAttempt: { state: 'passed' } });
    });
    await Promise.all([...edits, ...runs]);
    await expectWholeAttempts(lessonId);
  });

  test.each(['unpublish', 'remove'] as const)(
    '%s of the lesson completes no one and loses no completion',
    async (change) => {
      const { enroll, lessonId, course, asTrainer } = await createScene({}, ['boolean']);
      await gateways.createLesson(course.id);
      const [passed, running, absent] = await Promise.all([enroll(), enroll(), enroll()]);
      const finish = async ({ send }: typeof passed, { id, questions }: StartedAttempt) => {
        await send('save', { attemptId: id, answers: saveAll(questions, true) });
        return send('submit', { attemptId: id });
      };
      await finish(passed, await passed.start());
      const attempt = await running.start();
      await Promise.all([
        finish(running, attempt),
        asTrainer(change, { id: lessonId }),
        asTrainer('duplicate', { id: course.id }),
      ]);
      const progress = await gateways.db.lessonProgress.findMany({ where: { lessonId, completedAt: { not: null } } });
      expect(progress.map(({ enrollmentId }) => enrollmentId).sort()).toEqual(
        [passed.enrollmentId, running.enrollmentId].sort(),
      );
      // Who owes the lesson passes it still.
      expect((await finish(absent, await absent.start())).data).toMatchObject({
        submitQuizAttempt: { state: 'passed' },
      });
      expect(await gateways.db.enrollment.count({ where: { courseId: course.id, status: 'completed' } })).toBe(0);
      await expectWholeAttempts(lessonId);
    },
  );

  test(
    `kill -9 ${kills} times during saves and submissions loses no acknowledged answer`,
    { timeout: 60_000 + kills * 30_000 },
    async () => {
      const { enroll, lessonId } = await createScene({}, ['boolean', 'text']);
      for (let kill = 0; kill < kills; kill += 1) {
        const learners = await Promise.all(Array.from({ length: 10 }, enroll));
        const runs = learners.map(async ({ send, start }) => {
          const { id, questions } = await start();
          const acknowledged: number[] = [];
          for (let seq = 1; seq <= 5; seq += 1) {
            const saved = await send('save', { attemptId: id, answers: saveAll(questions, true, seq) }).catch(
              () => null,
            );
            if (saved?.data) acknowledged.push(seq);
          }
          await send('submit', { attemptId: id }).catch(() => null);
          return { id, send, last: acknowledged.at(-1) ?? 0 };
        });
        const ended = Promise.allSettled(runs);
        await sleep(Math.random() * 300);
        await gateways.replaceKilled();
        for (const run of await ended) {
          if (run.status === 'rejected') continue;
          const { id, send, last } = run.value;
          const stored = await gateways.db.attemptAnswer.findMany({ where: { attemptId: Number(id) } });
          for (const { seq } of stored) expect(seq).toBeGreaterThanOrEqual(last);
          const { data } = await send('submit', { attemptId: id });
          expect((data?.submitQuizAttempt as StartedAttempt).state).toBe(stored.length > 0 ? 'passed' : 'failed');
        }
      }
      await expectWholeAttempts(lessonId);
    },
  );
});
