import type { PrismaClient } from '../../../prisma/generated/client';
import { createQuizFixtures, sampleContents } from './quizFixtures';

interface CorrectableQuestion {
  courseId: number;
  enrollmentId: number;
  /** Of the question and of the attempt, and of the lesson. */
  ids?: { question: number; lesson: number };
}

/** A question with two versions and an ended attempt, blank and failed, that has the first one. Returns its key. */
export async function createCorrectableQuestion(
  db: PrismaClient,
  { courseId, enrollmentId, ids }: CorrectableQuestion,
): Promise<number> {
  const { addVersion, createQuestion, createQuiz } = createQuizFixtures(db);
  const question = await createQuestion(courseId, sampleContents.boolean, { id: ids?.question });
  const lesson = { id: ids?.lesson, isRequired: false };
  const { lessonId } = await createQuiz(courseId, [question.id], { lesson, reveal: 'never' });
  const version = await db.questionVersion.findFirstOrThrow({ where: { questionId: question.id } });
  const mark = { versionId: version.id, verdict: 'blank', numerator: 0, denominator: 1 } as const;
  await db.quizAttempt.create({
    data: {
      id: ids?.question,
      quizId: lessonId,
      enrollmentId,
      number: 1,
      passPercent: 70,
      maxPoints: 1,
      state: 'failed',
      closedBy: 'learner',
      submittedAt: new Date(Date.now() - 3_600_000),
      score: 0,
      percent: 0,
      topics: [],
      questions: { create: { position: 1, versionId: version.id, points: 1, marks: { create: mark } } },
    },
  });
  await addVersion(question.id, { ...sampleContents.boolean, key: { isTrue: false } });
  return question.id;
}
