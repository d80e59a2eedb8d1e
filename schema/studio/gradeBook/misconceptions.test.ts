import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { sampleContents, createQuizFixtures, createQuizScene } from '../../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../../testing/testDatabase';
import { countAnswers } from '../../quizzes/countAnswers';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const document = /* GraphQL */ `
  query ($courseId: ID!) {
    courseMisconceptions(courseId: $courseId) {
      questionId
      lessonId
      text
      misconception
      misconceptionAr
      count
      answered
      mendingLesson {
        id
        title
      }
      second
    }
  }
`;

interface Misconception {
  questionId: string;
  misconception: string;
  count: number;
  answered: number;
}

const attempts = 200;

/** A note that names a wrong idea. */
const note = (option: string, misconception: string, lessonId: number | null = null) => ({
  option,
  text: `Think again about ${misconception}`,
  textAr: '',
  misconception,
  misconceptionAr: `فكرة: ${misconception}`,
  lessonId,
  second: lessonId === null ? null : 95,
});

/** A class of as many ended attempts at a quiz of four questions; `chosen` says what the n-th attempt chose of each. */
async function createClass(chosen: (n: number) => (string[] | null)[]) {
  const { course, trainer, execute, lessonId: otherQuiz } = await createQuizScene(db, {}, ['boolean']);
  const { createQuestion, createQuiz } = createQuizFixtures(db);
  const mending = await db.lesson.create({
    data: { courseId: course.id, title: 'Arcs', titleAr: 'الأقواس', isPublished: true },
  });
  const feedback = (...notes: ReturnType<typeof note>[]) => ({ explanation: '', explanationAr: '', notes });
  const questions = [
    await createQuestion(course.id, sampleContents.single, {
      feedback: feedback(note('b', '48 V cannot arc', mending.id), note('c', 'Fuses switch')),
    }),
    await createQuestion(course.id, sampleContents.multiple, {
      feedback: feedback(note('b', 'Gloves last for ever', mending.id), note('c', 'Gloves last for ever', mending.id)),
    }),
    await createQuestion(course.id, sampleContents.single, { feedback: feedback(note('d', 'Rubber is enough')) }),
    await createQuestion(course.id, sampleContents.single),
  ];
  const ids = questions.map(({ id }) => id);
  const { lessonId: quizId } = await createQuiz(course.id, ids);
  const versions = await db.questionVersion.findMany({ where: { questionId: { in: ids } }, orderBy: { id: 'asc' } });
  const choices = Array.from({ length: attempts }, (_, n) => chosen(n));
  await fillAttempts({ courseId: course.id, quizId, versionIds: versions.map(({ id }) => id), choices });
  await countAnswers(db);
  const { data, errors } = await execute<{ courseMisconceptions: Misconception[] }>(
    document,
    { courseId: course.id },
    trainer,
  );
  expect(errors).toBeUndefined();
  return { found: data!.courseMisconceptions, ids, quizId, mending, otherQuiz };
}

interface Class {
  courseId: number;
  quizId: number;
  versionIds: number[];
  choices: (string[] | null)[][];
}

/** Marked attempts as the submissions of learners leave them. */
async function fillAttempts({ courseId, quizId, versionIds, choices }: Class): Promise<void> {
  const { id: studentId } = await db.user.findFirstOrThrow({ where: { role: 'admin' } });
  const { id: enrollmentId } = await db.enrollment.create({ data: { courseId, studentId } });
  const ended = { state: 'failed', closedBy: 'learner', submittedAt: new Date(), score: 0, percent: 0 } as const;
  const attempt = { quizId, enrollmentId, passPercent: 70, maxPoints: 4, topics: [], ...ended };
  const created = await db.quizAttempt.createManyAndReturn({
    data: choices.map((_, n) => ({ ...attempt, number: n + 1 })),
    select: { id: true, number: true },
  });
  const answers = created.flatMap(({ id: attemptId, number }) =>
    versionIds.map((versionId, index) => {
      const options = choices[number - 1]?.[index] ?? null;
      const isSeveral = index === 1;
      return {
        place: { attemptId, versionId, position: index + 1 },
        isRight: !isSeveral && options?.[0] === 'a',
        response: options && (isSeveral ? { options } : { option: options[0] ?? '' }),
      };
    }),
  );
  await db.attemptQuestion.createMany({ data: answers.map(({ place }) => ({ ...place, points: 1 })) });
  await db.answerMark.createMany({
    data: answers.map(({ place, isRight }) => ({
      ...place,
      verdict: isRight ? ('right' as const) : ('wrong' as const),
      numerator: Number(isRight),
      denominator: 1,
    })),
  });
  await db.attemptAnswer.createMany({
    data: answers.flatMap(({ place: { attemptId, position }, response }) =>
      response ? [{ attemptId, position, seq: 1, response }] : [],
    ),
  });
}

test('of a class of 200 attempts the three most frequent wrong ideas come first, with question and lesson', async () => {
  const { found, ids, quizId, mending } = await createClass((n) => [
    [n < 90 ? 'b' : n < 100 ? 'c' : 'a'],
    // Two options with the same idea, also both in one answer.
    n < 20 ? ['b', 'c'] : n < 40 ? ['b', 'a'] : [n < 60 ? 'c' : 'd', 'a'],
    n < 20 ? null : [n < 60 ? 'd' : 'a'],
    ['b'],
  ]);
  const lesson = { mendingLesson: { id: String(mending.id), title: 'Arcs' }, second: 95 };
  const none = { mendingLesson: null, second: null };
  const [arc, gloves, rubber] = ids.map(String);
  const quiz = { lessonId: String(quizId), answered: attempts };
  expect(found).toMatchObject([
    {
      ...quiz,
      questionId: arc,
      misconception: '48 V cannot arc',
      count: 90,
      text: 'Which cable is grounded?',
      ...lesson,
    },
    { ...quiz, questionId: gloves, misconception: 'Gloves last for ever', count: 60, ...lesson },
    { ...quiz, questionId: rubber, misconception: 'Rubber is enough', count: 40, ...none },
    { ...quiz, questionId: arc, misconception: 'Fuses switch', misconceptionAr: 'فكرة: Fuses switch', count: 10 },
  ]);
});
