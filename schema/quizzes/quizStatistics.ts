import type { PrismaClient } from '../../prisma/generated/client';
import { findEditableLesson } from '../catalog/courseEditing/editableCourse';
import { bounds } from '../contract/bounds';
import type { QuestionResponse } from '../contract/grading/questions/question';
import { builder } from '../core/builder';

interface TakenAnswer {
  response: QuestionResponse;
  count: number;
}

interface QuestionStatistics {
  questionId: number;
  position: number | null;
  text: string;
  textAr: string;
  answered: number;
  right: number;
  wrongTaken: TakenAnswer[];
}

/** Wrong answers of a question that are listed. */
const listedAnswers = 10;

const TakenAnswerType = builder.objectRef<TakenAnswer>('TakenAnswer').implement({
  description: 'A wrong answer and how often it was given.',
  fields: (t) => ({
    response: t.field({
      type: 'JSON',
      description: 'The answer with the ids of the bank.',
      resolve: ({ response }) => response,
    }),
    count: t.exposeInt('count', { description: 'Number of attempts that gave it.' }),
  }),
});

const QuestionStatisticsType = builder.objectRef<QuestionStatistics>('QuestionStatistics').implement({
  description: 'How the question of a quiz was answered, in all its versions.',
  fields: (t) => ({
    questionId: t.exposeID('questionId', { description: 'Key of the question.' }),
    position: t.exposeInt('position', {
      nullable: true,
      description: 'Place in the quiz; null for a question that is drawn, or is no longer asked.',
    }),
    text: t.exposeString('text', { description: 'English text of the latest version.' }),
    textAr: t.exposeString('textAr', { description: 'Arabic text of the latest version.' }),
    answered: t.exposeInt('answered', { description: 'Number of ended attempts that had the question.' }),
    right: t.exposeInt('right', { description: 'Number of those with a fully right answer.' }),
    wrongTaken: t.field({
      type: [TakenAnswerType],
      description: `The most frequent wrong answers, at most ${listedAnswers}. What was typed is listed as long as the latest learner who typed it has an account.`,
      complexity: { multiplier: listedAnswers },
      resolve: ({ wrongTaken }) => wrongTaken,
    }),
  }),
});

builder.queryField('quizStatistics', (t) =>
  t.withAuth({ can: 'course:write' }).field({
    type: [QuestionStatisticsType],
    description:
      'How the questions of a quiz were answered, a few minutes behind: for the trainer of the course and admins.',
    problems: ['lessonNotFound'],
    args: { lessonId: t.arg.id({ required: true, description: 'Key of the lesson.' }) },
    resolve: async (_root, { lessonId }, context) => {
      const { id } = await findEditableLesson(lessonId, context);
      return findQuestionStatistics(context.db, id);
    },
  }),
);

const findQuestionStatistics = (db: PrismaClient, quizId: number) => db.$queryRaw<QuestionStatistics[]>`
  SELECT q."id" AS "questionId", s."position", coalesce(latest."body" ->> 'text', '') AS "text", coalesce(latest."body" ->> 'textAr', '') AS "textAr",
    sum(counted."answered")::int AS "answered", sum(counted."right")::int AS "right",
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('response', shown."response", 'count', taken."count") ORDER BY taken."count" DESC, shown."response"::text)
      FROM (
        SELECT w."response", max(ARRAY[w."typedAttemptId", w."typedPosition"]) FILTER (WHERE w."typedAttemptId" IS NOT NULL) AS "typed",
          sum(w."count")::int AS "count"
        FROM "answer_counts" w JOIN "question_versions" o ON o."id" = w."versionId" AND o."questionId" = q."id"
        WHERE w."quizId" = ${quizId} AND num_nonnulls(w."response", w."typedAttemptId") > 0 AND w."verdict" <> 'right' AND w."count" > 0
        GROUP BY w."response", CASE WHEN w."response" IS NULL THEN w."responseHash" END
        ORDER BY 3 DESC, w."response"::text LIMIT ${listedAnswers}) AS taken
        LEFT JOIN "attempt_answers" a ON a."attemptId" = "typed"[1] AND a."position" = "typed"[2]
        CROSS JOIN LATERAL (SELECT coalesce(taken."response", a."response") AS "response") AS shown
      WHERE shown."response" IS NOT NULL), '[]') AS "wrongTaken"
  FROM (
    SELECT "versionId", sum("count") AS "answered", coalesce(sum("count") FILTER (WHERE "verdict" = 'right'), 0) AS "right"
    FROM "answer_counts" WHERE "quizId" = ${quizId} GROUP BY "versionId") AS counted
    JOIN "question_versions" v ON v."id" = counted."versionId"
    JOIN "questions" q ON q."id" = v."questionId"
    JOIN "question_versions" latest ON latest."questionId" = q."id" AND latest."number" = q."currentNumber"
    LEFT JOIN "quiz_slots" s ON s."quizId" = ${quizId} AND s."questionId" = q."id"
  GROUP BY q."id", s."position", latest."body"
  ORDER BY s."position" NULLS LAST, q."id" LIMIT ${bounds.quizzes.questions}`;
