import type { PrismaClient } from '../../../prisma/generated/client';
import type { CorrectionMethod } from '../../contract/grading/correctGrade';
import type { QuestionContent, QuestionKind } from '../../contract/grading/questions/question';
import type { Viewer } from '../../core/context';
import { correctMarks } from '../../quizzes/corrections/correctMarks';
import { answersTo, createQuizFixtures, createQuizScene, sampleContents } from './quizFixtures';

const correctionDocuments = {
  correct: `mutation ($questionId: ID!, $input: QuestionCorrectionInput!) {
    correctQuestion(questionId: $questionId, input: $input) { id version method reason authorName createdAt completedAt attemptCount } }`,
  preview: `query ($questionId: ID!, $method: CorrectionMethod!, $after: String) {
    questionCorrectionPreview(questionId: $questionId, method: $method, after: $after) {
      checkedCount nextCursor
      attempts { attemptId lessonId number studentName points pointsBefore pointsAfter percentBefore percentAfter stateBefore stateAfter keepsPass } } }`,
  list: `query ($questionId: ID!) {
    questionCorrections(questionId: $questionId) {
      attemptCount list { version method reason completedAt attemptCount changedCount passedCount } } }`,
} as const;

export interface PreviewedAttempt {
  attemptId: string;
  pointsBefore: string;
  pointsAfter: string;
  percentBefore: number;
  percentAfter: number;
  stateBefore: string;
  stateAfter: string;
  keepsPass: boolean;
}

interface Preview {
  questionCorrectionPreview: { checkedCount: number; nextCursor: string | null; attempts: PreviewedAttempt[] };
}

type Rules = Parameters<typeof createQuizScene>[1];

/** The single choice of `sampleContents` with another right option. */
export const correctedSingle = (option = 'b', text = 'Which cable is grounded? (corrected)'): QuestionContent => ({
  kind: 'single',
  body: { ...sampleContents.single.body, text },
  key: { option },
});

/** A quiz whose first question is corrected, with functions of its trainer and learners. */
export async function createCorrectionScene(
  db: PrismaClient,
  rules: Rules = {},
  kinds: readonly QuestionKind[] = ['single'],
) {
  const scene = await createQuizScene(db, rules, kinds);
  const { addVersion } = createQuizFixtures(db);
  const [questionId = 0] = scene.questionIds;

  const start = async (learner: Awaited<ReturnType<typeof scene.enroll>>) => {
    const { data, errors } = await learner.start();
    if (!data) throw new Error(String(errors?.[0]));
    return data.startQuizAttempt;
  };
  /** An ended attempt; `isRight` by the first version, null for no answer. */
  const attempt = async (isRight: boolean | null, others = true) => {
    const learner = await scene.enroll();
    const started = await start(learner);
    const isFirst = ({ kind }: { kind: QuestionKind }) => kind === kinds[0];
    const first = isRight === null ? [] : answersTo(started.questions.filter(isFirst), isRight);
    await learner.save(started.id, [
      ...first,
      ...answersTo(
        started.questions.filter((question) => !isFirst(question)),
        others,
      ),
    ]);
    await learner.submit(started.id);
    return { ...learner, attemptId: Number(started.id) };
  };
  const currentVersion = async () =>
    (await db.question.findUniqueOrThrow({ where: { id: questionId } })).currentNumber ?? 0;
  const correct = async (method: CorrectionMethod, viewer: Viewer = scene.trainer, version?: number) =>
    scene.execute<{ correctQuestion: { id: string } }>(
      correctionDocuments.correct,
      { questionId, input: { method, version: version ?? (await currentVersion()), reason: 'The key was wrong' } },
      viewer,
    );
  const preview = async (method: CorrectionMethod): Promise<{ checked: number; attempts: PreviewedAttempt[] }> => {
    const found: PreviewedAttempt[] = [];
    let checked = 0;
    for (let after: string | null = null; ;) {
      const { data, errors }: { data?: Preview | null; errors?: readonly unknown[] } = await scene.execute<Preview>(
        correctionDocuments.preview,
        { questionId, method, after },
        scene.trainer,
      );
      if (!data) throw new Error(JSON.stringify(errors));
      const page: Preview['questionCorrectionPreview'] = data.questionCorrectionPreview;
      found.push(...page.attempts);
      checked += page.checkedCount;
      if (page.nextCursor === null) return { checked, attempts: found };
      after = page.nextCursor;
    }
  };
  return {
    ...scene,
    questionId,
    start,
    attempt,
    correct,
    preview,
    addVersion: (content: QuestionContent) => addVersion(questionId, content),
    runJob: () => correctMarks(db),
    readAttempt: (id: number) => db.quizAttempt.findUniqueOrThrow({ where: { id } }),
    readList: async () => (await scene.execute(correctionDocuments.list, { questionId }, scene.trainer)).data,
    readMarks: (attemptId: number) => db.answerMark.findMany({ where: { attemptId }, orderBy: { id: 'asc' } }),
  };
}

/** Of each ended attempt, whether its stored score, percentage, missed questions and state follow from its newest marks. */
export const findWrongResults = (db: PrismaClient, lessonId: number) => db.$queryRaw<{ id: number }[]>`
  SELECT a."id" FROM "quiz_attempts" a
    CROSS JOIN LATERAL (
      SELECT floor(sum(q."points" * m."numerator" * 27720.0 / m."denominator") * 100 / 27720 / a."maxPoints")::int AS "percent",
        count(*) FILTER (WHERE q."isCritical" AND m."numerator" < m."denominator")::int AS "missed",
        trunc(sum(q."points" * m."numerator" * 27720.0 / m."denominator") / 27720, 3) AS "score"
      FROM "attempt_questions" q CROSS JOIN LATERAL (
        SELECT * FROM "answer_marks" k WHERE k."attemptId" = q."attemptId" AND k."position" = q."position" ORDER BY k."id" DESC LIMIT 1) m
      WHERE q."attemptId" = a."id") AS marked
  WHERE a."quizId" = ${lessonId} AND a."state" IN ('passed', 'failed') AND (
    a."percent" <> marked."percent" OR a."criticalMissed" <> marked."missed" OR a."score" <> marked."score"
    OR (a."state" = 'passed') <> (marked."percent" >= a."passPercent" AND marked."missed" = 0))`;
