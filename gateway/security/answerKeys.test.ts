import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { quizReveals, type QuizReveal } from '../../schema/contract/quizzes';
import { viewerFor } from '../../schema/testing/fixtures';
import { attemptQuery } from '../../schema/testing/quizDocuments';
import { answersTo, type StartedAttempt } from '../../schema/testing/quizFixtures';
import { bankIdPattern, createSecretQuiz, secretKey } from '../../schema/testing/secretQuiz';
import {
  createTestGateway,
  sendGraphql,
  sendRequest,
  sessionCookieHeader,
  type TestGateway,
} from '../testing/testGateway';

// Some hundred requests take long beside other tests.
vi.setConfig({ testTimeout: 60_000 });

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ limits: { rateLimits: null } });
});
afterAll(() => gateway.close());

type Scene = Awaited<ReturnType<typeof createSecretQuiz>>;
type Learner = Awaited<ReturnType<Scene['enroll']>>;

async function startAttempt(learner: Learner): Promise<StartedAttempt> {
  const { data, errors } = await learner.start();
  if (!data) throw new Error(String(errors?.[0]));
  return data.startQuizAttempt;
}

async function endAttempt(learner: Learner, isRight: boolean): Promise<string> {
  const { id, questions } = await startAttempt(learner);
  await learner.save(id, answersTo(questions, isRight));
  await learner.submit(id);
  return id;
}

/** The states of an attempt of two that are allowed. */
const states: Record<string, (learner: Learner) => Promise<string>> = {
  open: async (learner) => {
    const { id, questions } = await startAttempt(learner);
    await learner.save(id, answersTo(questions, true));
    return id;
  },
  submitted: async (learner) => {
    const { id } = await startAttempt(learner);
    await gateway.db.$queryRaw`SELECT submit_attempt(${Number(id)}::int)::text`;
    return id;
  },
  'failed with one left': (learner) => endAttempt(learner, false),
  'failed, and the last one is open': async (learner) => {
    const id = await endAttempt(learner, false);
    await startAttempt(learner);
    return id;
  },
  'failed, as the last one': async (learner) => {
    await endAttempt(learner, false);
    return endAttempt(learner, false);
  },
  passed: (learner) => endAttempt(learner, true),
};

/** States in which the learner sees keys. A reader marks an attempt that was submitted, which is blank here. */
const shownToOwner: Record<QuizReveal, readonly string[]> = {
  never: [],
  after_pass: ['passed'],
  after_last: ['failed, as the last one', 'passed'],
  always: Object.keys(states).filter((state) => state !== 'open'),
};

/** Whether a person gets keys with an attempt, by GraphQL and by REST alike; never with ids of the bank. */
async function seesKeys(attemptId: string, userId: number | null): Promise<boolean> {
  const headers: Record<string, string> = userId
    ? { cookie: sessionCookieHeader(await gateway.createToken(userId)) }
    : {};
  const answers = [
    await sendGraphql(gateway.app, attemptQuery, { id: attemptId }, headers),
    await sendRequest(gateway.app, 'get', `/api/attempts/${attemptId}`, headers),
  ].map(({ text }) => text);
  for (const answer of answers) expect(answer).not.toMatch(bankIdPattern);
  const seen = answers.map((answer) => answer.includes(secretKey));
  expect(seen[0]).toBe(seen[1]);
  return seen[0] ?? false;
}

test.each(quizReveals)('with the rule %s, each person sees keys in the states that it names', async (reveal) => {
  const scene = await createSecretQuiz(gateway.db, { reveal, attemptsAllowed: 2 });
  const other = await scene.enroll();
  const otherTrainer = viewerFor(await gateway.createUser({ role: 'trainer' }));
  const seen: Record<string, string[]> = {};
  for (const [state, reach] of Object.entries(states)) {
    const learner = await scene.enroll();
    const id = await reach(learner);
    const persons = { visitor: null, other: other.viewer, otherTrainer, owner: learner.viewer, ...scene.staff };
    seen[state] = [];
    for (const [name, viewer] of Object.entries(persons))
      if (await seesKeys(id, viewer?.id ?? null)) seen[state].push(name);
  }
  const expected = Object.keys(states).map((state) => [
    state,
    [...(shownToOwner[reveal].includes(state) ? ['owner'] : []), ...(state === 'open' ? [] : ['trainer', 'admin'])],
  ]);
  expect(seen).toEqual(Object.fromEntries(expected));
});
