import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answersTo,
  createQuizScene,
  moveIntoPast,
  type StartedQuestion,
} from '../../../schema/testing/quizzes/quizFixtures';
import { hostileTexts } from '../../../schema/testing/texts/hostileTexts';
import { anyNumber, anyTimestamp, createRestClient } from '../../testing/restClient';

const { gateway, get, post, put, sessionHeaders, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

interface RestAttempt {
  id: number;
  state: string;
  score: string | null;
  questions: (StartedQuestion & { review: object | null })[];
}

let scene: Awaited<ReturnType<typeof createQuizScene>>;
let session: Record<string, string>;
let enrollmentId: number;
const rules = { timeLimitSeconds: 600, attemptsAllowed: 2, reveal: 'after_last' as const };
beforeEach(async () => {
  scene = await createQuizScene(gateway().db, rules, ['single', 'number', 'text']);
  const learner = await scene.enroll();
  enrollmentId = learner.enrollmentId;
  session = await sessionHeaders(learner.viewer);
});

const startPath = () => `/api/lessons/${scene.lessonId}/attempts`;
async function start(): Promise<RestAttempt> {
  return (await post(startPath(), undefined, session)).body as RestAttempt;
}

describe('POST /api/lessons/{id}/attempts', () => {
  test('starts an attempt with 201, and returns the open one with 200', async () => {
    const response = await post(startPath(), undefined, session);
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      id: anyNumber,
      lessonId: scene.lessonId,
      number: 1,
      state: 'open',
      startedAt: anyTimestamp,
      deadlineAt: anyTimestamp,
      remainingSeconds: anyNumber,
      savedAt: null,
      score: null,
      isRevealed: false,
    });
    const { questions } = response.body as RestAttempt;
    expect(questions.map(({ position }) => position)).toEqual([1, 2, 3]);
    const single = questions.find(({ kind }) => kind === 'single');
    expect(single).toMatchObject({
      points: 1,
      isCritical: false,
      text: 'Which cable is grounded?',
      units: null,
      review: null,
    });
    expect(single?.options?.map(({ id }) => id)).toEqual(['o1', 'o2', 'o3', 'o4']);
    expect(questions.find(({ kind }) => kind === 'number')).toMatchObject({ options: null, units: ['W', 'kW'] });
    const again = await post(startPath(), {}, session);
    expect([again.status, (again.body as RestAttempt).id]).toEqual([200, (response.body as RestAttempt).id]);
  });

  test('403 for who is not enrolled, 409 for a lesson without a quiz and without an attempt left, 404 for no lesson', async () => {
    const stranger = await sessionHeaders(await gateway().createUser());
    expect((await post(startPath(), {}, stranger)).status).toBe(403);
    const { id } = await gateway().createLesson(scene.course.id);
    expect((await post(`/api/lessons/${id}/attempts`, {}, session)).status).toBe(409);
    for (const path of ['/api/lessons/999999/attempts', '/api/lessons/abc/attempts'])
      expect((await post(path, {}, session)).status).toBe(404);
    for (const _attempt of [1, 2]) await post(`/api/attempts/${(await start()).id}/submit`, undefined, session);
    expect((await post(startPath(), {}, session)).status).toBe(409);
    expect((await post(startPath(), { clientKey: 'no uuid' }, session)).status).toBe(400);
  });
});

describe('PUT /api/attempts/{id}/answers', () => {
  test('returns what is stored; later numbers win', async () => {
    const { id, questions } = await start();
    const path = `/api/attempts/${id}/answers`;
    const answers = answersTo(questions, true, 5);
    const response = await put(path, { answers }, session);
    expect([response.status, response.body]).toEqual([
      200,
      {
        answers: answers
          .map((answer) => ({ ...answer, savedAt: anyTimestamp }))
          .map(
            (answer) =>
              expect.objectContaining({ position: answer.position, seq: 5, savedAt: anyTimestamp }) as unknown,
          ),
        late: false,
        savedAt: anyTimestamp,
        remainingSeconds: anyNumber,
      },
    ]);
    const stale = await put(path, { answers: answersTo(questions, false, 4) }, session);
    expect(stale.body).toMatchObject({ answers: [{ seq: 5 }, { seq: 5 }, { seq: 5 }] });
    expect((await get(`/api/attempts/${id}`, session)).body).toMatchObject({ savedAt: anyTimestamp });
  });

  test('400 stores nothing: unknown options, missing fields, two answers of one question, too many and too long ones', async () => {
    const { id } = await start();
    const bodies: unknown[] = [
      {},
      { answers: [] },
      { answers: 'all' },
      { answers: [{ position: 1, seq: 1 }] },
      { answers: [{ position: 0, seq: 1, response: null }] },
      { answers: [{ position: 4, seq: 1, response: null }] },
      { answers: [{ position: 1, seq: -1, response: null }] },
      { answers: [1, 2, 3].map((position) => ({ position, seq: 1, response: { option: 'a' } })) },
      { answers: [1, 1].map((position) => ({ position, seq: 1, response: null })) },
      { answers: Array.from({ length: 51 }, (_answer, index) => ({ position: index + 1, seq: 1, response: null })) },
      { answers: [{ position: 1, seq: 1, response: { text: 'x'.repeat(3000) } }] },
    ];
    for (const body of bodies) {
      const { status } = await put(`/api/attempts/${id}/answers`, body as object, session);
      expect([JSON.stringify(body).slice(0, 80), status]).toEqual([JSON.stringify(body).slice(0, 80), 400]);
    }
    expect(await gateway().db.attemptAnswer.count({ where: { attemptId: id } })).toBe(0);
  });

  test('hostile texts of answers are refused or stored, and marked', async () => {
    const { id, questions } = await start();
    const typed = questions.filter(({ kind }) => kind === 'text' || kind === 'number');
    let seq = 0;
    for (const text of hostileTexts) {
      const answers = typed.map(({ position, kind }) => ({
        position,
        seq: (seq += 1),
        response: kind === 'text' ? { text } : { text, unit: 'kW', reading: null },
      }));
      for (const answer of answers) {
        const { status } = await put(`/api/attempts/${id}/answers`, { answers: [answer] }, session);
        expect([200, 400]).toContain(status);
      }
    }
    expect((await post(`/api/attempts/${id}/submit`, undefined, session)).status).toBe(200);
  });

  test('200 with late after the deadline, 409 after the submission', async () => {
    const first = await start();
    await moveIntoPast(gateway().db, String(first.id), 631);
    const save = (attempt: RestAttempt) =>
      put(`/api/attempts/${attempt.id}/answers`, { answers: answersTo(attempt.questions, true) }, session);
    const late = await save(first);
    expect([late.status, late.body]).toMatchObject([200, { late: true }]);
    await post(`/api/attempts/${first.id}/submit`, undefined, session);
    const second = await start();
    await post(`/api/attempts/${second.id}/submit`, undefined, session);
    expect((await save(second)).status).toBe(409);
  });
});

describe('POST /api/attempts/{id}/submit', () => {
  test('returns the same state and score however often; the owner reads it in every state, others never', async () => {
    const { id, questions } = await start();
    const others = await sessionHeaders((await scene.enroll()).viewer);
    for (const path of [`/api/attempts/${id}`, '/api/attempts/999999', '/api/attempts/x'])
      expect((await get(path, others)).status).toBe(404);
    await put(`/api/attempts/${id}/answers`, { answers: answersTo(questions, true) }, session);
    const results = [];
    for (const _submit of [1, 2, 3]) results.push(await post(`/api/attempts/${id}/submit`, undefined, session));
    results.push(await get(`/api/attempts/${id}`, session));
    for (const { status, body } of results)
      expect([status, body]).toMatchObject([
        200,
        { state: 'passed', score: '3', maxPoints: 3, passPercent: 70, percent: 100 },
      ]);
    expect(new Set(results.map(({ text }) => text)).size).toBe(1);
    expect((results[0]?.body as RestAttempt).questions[0]?.review).toMatchObject({ verdict: 'right' });
    expect((await post(`/api/attempts/${id}/submit`, undefined, others)).status).toBe(404);
    const { body } = await get('/api/my-enrollments', session);
    expect(body).toMatchObject([
      { id: enrollmentId, progress: 100, status: 'completed', completedLessons: [scene.lessonId] },
    ]);
  });

  test('a reload of the failed attempt before the last one shows no key', async () => {
    const { id } = await start();
    const { body } = await post(`/api/attempts/${id}/submit`, undefined, session);
    expect(body).toMatchObject({ state: 'failed', score: '0', isRevealed: false });
    expect((body as RestAttempt).questions.every(({ review }) => review === null)).toBe(true);
  });
});
