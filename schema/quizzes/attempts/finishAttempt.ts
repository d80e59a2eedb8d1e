import { queryRows } from '../../../prisma/directConnection';
import { Prisma, type PrismaClient } from '../../../prisma/generated/client';
import type { Grade } from '../../contract/grading/grade';
import { gradeResponse } from '../../contract/grading/gradeResponse';
import type { QuestionResponse } from '../../contract/grading/question';
import { scoreAttempt, type AttemptMark } from '../../contract/grading/scoreAttempt';
import type { AttemptTopic } from '../../contract/quizzes';
import { completionNotificationsSql } from '../../learning/completionNotifications';
import { findVersions } from './questionVersions';

/**
 * Submits an attempt that is open, marks one that is submitted and completes its lesson if it is passed. Does nothing to a marked
 * one. Concurrent calls end in the same state and score, and the next call completes one that was interrupted.
 */
export async function finishAttempt(db: PrismaClient, id: number): Promise<void> {
  await queryRows(db, Prisma.sql`SELECT submit_attempt(${id}::int)::text`, 'submit_attempt');
  const answers = await readSubmittedAnswers(db, id);
  const [first] = answers;
  if (!first) return;
  const versions = await findVersions(
    db,
    answers.map(({ versionId }) => versionId),
  );
  const marks = answers.map((answer) => {
    const version = versions.get(answer.versionId);
    if (!version) throw new Error(`Version ${answer.versionId} of attempt ${id} is missing`);
    return { ...answer, ...gradeResponse(version, answer.response) };
  });
  await storeMarks(db, id, marks, first.passPercent);
}

interface SubmittedAnswer {
  position: number;
  versionId: number;
  points: number;
  isCritical: boolean;
  response: QuestionResponse | null;
  tags: string[];
  passPercent: number;
}

/** The questions of a submitted attempt with their answers, which no longer change; none for an attempt in another state. */
const readSubmittedAnswers = (db: PrismaClient, id: number): Promise<SubmittedAnswer[]> =>
  queryRows<SubmittedAnswer>(
    db,
    Prisma.sql`
      SELECT q."position", q."versionId", q."points", q."isCritical", a."response", b."tags", t."passPercent"
      FROM "quiz_attempts" t
        JOIN "attempt_questions" q ON q."attemptId" = t."id"
        JOIN "question_versions" v ON v."id" = q."versionId"
        JOIN "questions" b ON b."id" = v."questionId"
        LEFT JOIN "attempt_answers" a ON a."attemptId" = q."attemptId" AND a."position" = q."position"
      WHERE t."id" = ${id}::int AND t."state" = 'submitted' ORDER BY q."position"`,
    'submitted_answers',
  );

type Mark = SubmittedAnswer & Grade;

async function storeMarks(db: PrismaClient, id: number, marks: readonly Mark[], passPercent: number): Promise<void> {
  const { score, percent, criticalMissed } = scoreAttempt(marks, passPercent);
  const grades = marks.map(({ position, verdict, numerator, denominator }) => ({
    ...{ position, verdict, numerator, denominator },
  }));
  const result = { score, percent, criticalMissed, topics: scoreTopics(marks) };
  const finished = Prisma.sql`finish_attempt(${id}::int, ${JSON.stringify(grades)}::jsonb, ${JSON.stringify(result)}::jsonb)`;
  await queryRows(db, completionNotificationsSql(finished), 'finish_attempt');
}

/** The result of the questions with each tag. */
function scoreTopics(marks: readonly (AttemptMark & { tags: readonly string[] })[]): AttemptTopic[] {
  const tags = [...new Set(marks.flatMap((mark) => mark.tags))];
  return tags.map((tag) => ({
    tag,
    percent: scoreAttempt(
      marks.filter((mark) => mark.tags.includes(tag)),
      0,
    ).percent,
  }));
}
