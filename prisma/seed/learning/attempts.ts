import { correctResponse, gradeResponse } from '../../../schema/contract/grading/gradeResponse';
import type { QuestionContent, QuestionResponse } from '../../../schema/contract/grading/questions/question';
import { isPassed, scoreAttempt } from '../../../schema/contract/grading/scoreAttempt';
import { scoreTopics } from '../../../schema/contract/grading/scoreTopics';
import { firstMemories } from '../../../schema/contract/practice/memory';
import type { Prisma } from '../../generated/client';
import type { SeedContext } from '../seedHelpers';

/** A completed quiz lesson of a demo enrollment. */
interface PassedQuiz {
  enrollmentId: number;
  lessonId: number;
  openedAt: Date;
  completedAt: Date;
}

interface AskedQuestion {
  versionId: number;
  content: QuestionContent;
  tags: string[];
  points: number;
  isCritical: boolean;
}

interface AskedQuiz {
  passPercent: number;
  timeLimitSeconds: number | null;
  questions: AskedQuestion[];
}

/**
 * Passed attempts behind completed quizzes, with the cards of practice that follow. Most learners leave one question out that is not critical.
 * @param passed in the order in which their numbers were given
 */
export async function seedPassedAttempts({ db }: SeedContext, passed: readonly PassedQuiz[]): Promise<void> {
  const quizzes = await findAskedQuizzes(db, [...new Set(passed.map(({ lessonId }) => lessonId))]);
  for (const each of passed) {
    const quiz = quizzes.get(each.lessonId);
    if (quiz) await seedPassedAttempt(db, each, quiz);
  }
  const enrollmentIds = passed.map(({ enrollmentId }) => enrollmentId);
  await db.$queryRaw`
    SELECT collect_practice_cards(${enrollmentIds}::int[], ${JSON.stringify(firstMemories)}::jsonb)::text`;
}

async function findAskedQuizzes(
  db: Prisma.TransactionClient,
  lessonIds: readonly number[],
): Promise<ReadonlyMap<number, AskedQuiz>> {
  const quizzes = await db.quiz.findMany({
    where: { lessonId: { in: [...lessonIds] } },
    include: {
      slots: {
        orderBy: { position: 'asc' },
        include: { question: { include: { versions: { include: { key: true } } } } },
      },
    },
  });
  return new Map(
    quizzes.map(({ lessonId, passPercent, timeLimitSeconds, slots }) => {
      const questions = slots.flatMap(({ question, points, isCritical }): AskedQuestion[] => {
        const version = question?.versions.find(({ number }) => number === question.currentNumber);
        if (!question || !version?.key) return [];
        const { id: versionId, kind, body, key } = version;
        const content = { kind, body, key: key.key } as unknown as QuestionContent;
        return [{ versionId, content, tags: question.tags, points, isCritical }];
      });
      return [lessonId, { passPercent, timeLimitSeconds, questions }];
    }),
  );
}

interface SeededAnswer extends AskedQuestion {
  position: number;
  response: QuestionResponse | null;
}

/** All right, or all but one question where that passes, too. */
function answersOf({ questions, passPercent }: AskedQuiz, enrollmentId: number): SeededAnswer[] {
  const answersWithout = (skipped: number) =>
    questions.map((question, index) => ({
      ...question,
      position: index + 1,
      response: index === skipped ? null : correctResponse(question.content),
    }));
  const answers = answersWithout(enrollmentId % (questions.length + 1));
  return isPassed(scoreAttempt(gradesOf(answers)), passPercent) ? answers : answersWithout(-1);
}

const gradesOf = (answers: readonly SeededAnswer[]) =>
  answers.map((answer) => ({ ...answer, ...gradeResponse(answer.content, answer.response) }));

async function seedPassedAttempt(
  db: Prisma.TransactionClient,
  { enrollmentId, lessonId, openedAt, completedAt }: PassedQuiz,
  quiz: AskedQuiz,
): Promise<void> {
  const marks = gradesOf(answersOf(quiz, enrollmentId));
  const { score, maxPoints, percent } = scoreAttempt(marks);
  const { timeLimitSeconds, passPercent } = quiz;
  const deadlineAt = timeLimitSeconds && new Date(openedAt.getTime() + 1000 * timeLimitSeconds);
  // Of version 8, the same in every run.
  const seed = `00000000-0000-8000-8000-${String(1000 * enrollmentId + lessonId).padStart(12, '0')}`;
  const { id } = await db.quizAttempt.create({
    select: { id: true },
    data: {
      quizId: lessonId,
      enrollmentId,
      number: 1,
      state: 'passed',
      closedBy: 'learner',
      seed,
      startedAt: openedAt,
      timeLimitSeconds,
      deadlineAt: deadlineAt || null,
      submittedAt: completedAt,
      passPercent,
      maxPoints,
      score,
      percent,
      topics: scoreTopics(marks).map((topic) => ({ ...topic })),
    },
  });
  await db.$executeRaw`
    INSERT INTO "attempt_questions" ("attemptId", "position", "versionId", "points", "isCritical", "optionOrder", "targetOrder")
    SELECT ${id}::int, q."position", v."id", q."points", q."isCritical",
      option_order(v."body" -> 'options', ${seed} || ':' || v."id" || ':', true, CASE WHEN v."kind" = 'order' THEN k."key" -> 'options' END),
      option_order(v."body" -> 'targets', ${seed} || ':' || v."id" || ':', true, NULL)
    FROM jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) AS q("position" integer, "versionId" integer, "points" integer, "isCritical" boolean)
      JOIN "question_versions" v ON v."id" = q."versionId"
      JOIN "question_keys" k ON k."versionId" = v."id"`;
  await db.attemptAnswer.createMany({
    data: marks.flatMap(({ position, response }) =>
      response
        ? [
            {
              attemptId: id,
              position,
              seq: 1,
              savedAt: completedAt,
              response: { ...response },
            },
          ]
        : [],
    ),
  });
  await db.answerMark.createMany({
    data: marks.map(({ position, versionId, verdict, numerator, denominator }) => ({
      attemptId: id,
      position,
      versionId,
      verdict,
      numerator,
      denominator,
      createdAt: completedAt,
    })),
  });
}
