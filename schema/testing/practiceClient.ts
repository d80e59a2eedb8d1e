import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { createExecutor } from './fixtures';
import { answerTo, answersTo, type StartedAttempt, type StartedQuestion } from './quizzes/quizFixtures';

const questionFields = `id number version kind text textAr options { id text } targets { id text } units picture { url } places { id text }`;
const practiceFields = 'id isOn freshness questionCount wrongCount roundCount nextAt';

const practiceDocuments = {
  overview: `query ($courseId: ID!) { course(id: $courseId) { myEnrollment { practice { ${practiceFields} } } } }`,
  questions: `query ($courseId: ID!, $round: PracticeRound!) { practiceQuestions(courseId: $courseId, round: $round) { ${questionFields} } }`,
  answer: `mutation ($id: ID!, $input: PracticeAnswerInput!) { answerPracticeQuestion(id: $id, input: $input) {
    response due practice { ${practiceFields} }
    review { verdict correctResponse explanation explanationAr notes { option text misconception lessonId second } } } }`,
  set: `mutation ($courseId: ID!, $isOn: Boolean!) { setPractice(courseId: $courseId, isOn: $isOn) { ${practiceFields} } }`,
} as const;

export type PracticeQuestion = Omit<StartedQuestion, 'position'> & { id: string; number: number; version: number };

export interface PracticeOverview {
  id: string;
  isOn: boolean;
  freshness: 'fresh' | 'fading' | 'due' | null;
  questionCount: number;
  wrongCount: number;
  roundCount: number;
  nextAt: string | null;
}

interface PracticeAnswer {
  response: unknown;
  due: string;
  practice: PracticeOverview | null;
  review: { verdict: string; correctResponse: unknown; explanation: string };
}

/** Functions of a viewer who practices in a course. */
export function createPracticeClient(db: PrismaClient, viewer: Viewer | null, courseId: number) {
  const { execute } = createExecutor(db);
  const send = (id: string, input: object) =>
    execute<{ answerPracticeQuestion: PracticeAnswer }>(practiceDocuments.answer, { id, input }, viewer);
  return {
    overview: async () => {
      const { data } = await execute<{ course: { myEnrollment: { practice: PracticeOverview | null } | null } | null }>(
        practiceDocuments.overview,
        { courseId },
        viewer,
      );
      return data?.course?.myEnrollment?.practice ?? null;
    },
    questions: async (round: 'weekly' | 'free' = 'free') => {
      const { data, errors } = await execute<{ practiceQuestions: PracticeQuestion[] }>(
        practiceDocuments.questions,
        { courseId, round },
        viewer,
      );
      if (!data) throw new Error(String(errors?.[0]));
      return data.practiceQuestions;
    },
    send,
    answer: (question: PracticeQuestion, isRight: boolean) => {
      const { id, number, version } = question;
      return send(id, { number, version, response: answerTo({ ...question, position: 0 }, isRight) });
    },
    set: (isOn: boolean) =>
      execute<{ setPractice: PracticeOverview | null }>(practiceDocuments.set, { courseId, isOn }, viewer),
  };
}

interface Learner {
  start(): Promise<{ data?: { startQuizAttempt: StartedAttempt } | null; errors?: readonly unknown[] }>;
  save(id: string, answers: object[]): Promise<unknown>;
  submit(id: string): Promise<unknown>;
}

/** Ends an attempt; `isRight` says which answers are right. */
export async function endAttempt(learner: Learner, isRight: (question: StartedQuestion) => boolean): Promise<string> {
  const { data, errors } = await learner.start();
  if (!data) throw new Error(String(errors?.[0]));
  const { id, questions } = data.startQuizAttempt;
  await learner.save(
    id,
    questions.flatMap((question) => answersTo([question], isRight(question))),
  );
  await learner.submit(id);
  return id;
}

/** Moves the cards of an enrollment and their reviews into the past, as if so many days had passed. */
export const letDaysPass = (db: PrismaClient, enrollmentId: number, days: number) =>
  db.$transaction([
    db.$executeRaw`
      UPDATE "practice_cards" SET "due" = "due" - make_interval(days => ${days}::int),
        "fadesAt" = "fadesAt" - make_interval(days => ${days}::int),
        "lastReviewAt" = "lastReviewAt" - make_interval(days => ${days}::int)
      WHERE "enrollmentId" = ${enrollmentId}`,
    // The trigger refuses changes.
    db.$executeRaw`SET LOCAL session_replication_role = replica`,
    db.$executeRaw`
      UPDATE "practice_reviews" SET "reviewedAt" = "reviewedAt" - make_interval(days => ${days}::int)
      WHERE "enrollmentId" = ${enrollmentId}`,
  ]);
