import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { threadDocuments } from '../../schema/testing/threadFixtures';
import { startTwoGateways } from '../testing/servers/childGateways';

// Requests to two processes take long beside other tests.
vi.setConfig({ testTimeout: 90_000 });

let gateways: Awaited<ReturnType<typeof startTwoGateways>>;

const documents = { ...threadDocuments, removeLesson: 'mutation ($id: ID!) { deleteLesson(id: $id) }' };

interface Response {
  data: Record<string, { id: string } | null> | null;
  errors?: { extensions: { problem?: string; code: string } }[];
}

type Send = (name: keyof typeof documents, variables: object) => Promise<Response>;

const problemOf = ({ errors }: Response) => errors?.[0]?.extensions.problem ?? errors?.[0]?.extensions.code;
const idOf = ({ data }: Response): string => Object.values(data ?? {})[0]?.id ?? '';

/** A function that sends operations of a user, alternately to the two gateways. */
async function senderFor(userId: number): Promise<Send> {
  const authorization = `Bearer ${await gateways.createToken(userId)}`;
  return async (name, variables) => {
    const response = await gateways.post('/graphql', { query: documents[name], variables }, { authorization });
    return (await response.json()) as Response;
  };
}

/** A course with a question that two other learners have answered. */
async function createAnsweredQuestion() {
  const { createUser, createCourse, createLesson, createEnrollment } = gateways;
  const trainerId = (await createUser({ role: 'trainer' })).id;
  const course = await createCourse({ trainerId });
  const lesson = await createLesson(course.id);
  const learners = await Promise.all(
    [0, 1, 2].map(async () => {
      const { id } = await createUser();
      await createEnrollment(id, course.id);
      return senderFor(id);
    }),
  );
  const [author, ...others] = learners as [Send, Send, Send];
  const trainer = await senderFor(trainerId);
  const threadId = idOf(await author('ask', { lessonId: lesson.id, input: { text: 'Why?' } }));
  const posts = [];
  for (const other of others) posts.push(idOf(await other('answer', { threadId, text: 'So.' })));
  return { lesson, author, others, trainer, threadId, posts: posts as [string, string] };
}

describe.runIf(process.env.TEST_DATABASE_URL)('questions in two processes', () => {
  beforeAll(async () => {
    gateways = await startTwoGateways();
  }, 60_000);
  afterAll(() => gateways.close());

  test('of two who accept different answers at once, one has the last word, and one answer is accepted', async () => {
    const { author, trainer, threadId, posts } = await createAnsweredQuestion();
    for (let round = 0; round < 10; round += 1) {
      const responses = await Promise.all([
        author('accept', { id: posts[0], isAccepted: true }),
        trainer('accept', { id: posts[1], isAccepted: true }),
      ]);
      expect(responses.map(problemOf)).toEqual([undefined, undefined]);
      const accepted = await gateways.db.post.count({ where: { threadId: Number(threadId), isAccepted: true } });
      expect(accepted).toBe(1);
    }
  });

  test('a question is hidden and shown while others answer: nothing fails but answers to the hidden one', async () => {
    const { others, trainer, threadId } = await createAnsweredQuestion();
    const { db } = gateways;
    const id = Number(threadId);
    for (let round = 0; round < 5; round += 1) {
      const before = await db.post.count({ where: { threadId: id } });
      const [hidden, ...answers] = await Promise.all([
        trainer('hide', { threadId, reason: 'Advertising' }),
        ...others.map((other) => other('answer', { threadId, text: 'And so.' })),
      ]);
      expect(problemOf(hidden)).toBeUndefined();
      const problems = answers.map(problemOf);
      // Others do not find it any longer.
      for (const problem of problems) expect([undefined, 'threadNotFound', 'textIsHidden']).toContain(problem);
      const written = problems.filter((problem) => problem === undefined).length;
      expect(await db.post.count({ where: { threadId: id } })).toBe(before + written);
      expect(problemOf(await trainer('show', { threadId }))).toBeUndefined();
      const { postCount } = await db.thread.findUniqueOrThrow({ where: { id } });
      expect(postCount).toBe(before + written);
    }
  });

  test('a lesson is deleted while a question about it is written: the question has its lesson, or is refused', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { createUser, createCourse, createLesson, createEnrollment, db } = gateways;
      const trainerId = (await createUser({ role: 'trainer' })).id;
      const course = await createCourse({ trainerId });
      const lesson = await createLesson(course.id);
      const { id } = await createUser();
      await createEnrollment(id, course.id);
      const [learner, trainer] = [await senderFor(id), await senderFor(trainerId)];
      const [asked, removed] = await Promise.all([
        learner('ask', { lessonId: lesson.id, input: { text: 'Why?' } }),
        trainer('removeLesson', { id: lesson.id }),
      ]);
      expect(problemOf(removed)).toBeUndefined();
      expect([undefined, 'lessonNotFound']).toContain(problemOf(asked));
      const threads = await db.thread.count({ where: { lessonId: lesson.id } });
      expect(threads).toBe(problemOf(asked) === undefined ? 1 : 0);
    }
  });
});
