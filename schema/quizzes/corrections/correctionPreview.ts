import { displayName } from '../../contract/text/names/displayName';
import type { Grade } from '../../contract/grading/grade';
import { scoreAttempt } from '../../contract/grading/scoreAttempt';
import { builder } from '../../core/builder';
import type { SignedInContext } from '../../core/context';
import { parseId } from '../../core/ids';
import { findVersions } from '../attempts/questions/questionVersions';
import { findEditableQuestion } from '../bank/editableQuestion';
import { CorrectionMethodType, QuizAttemptStateType } from '../quizEnums';
import { findCorrectableAttempts, readCorrectableAttempts, type AttemptCursor } from './correctableAttempts';
import { findCurrentVersion } from './currentVersion';
import { changesResult, planCorrection, type PlannedCorrection } from './planCorrection';
import type { Correction } from './findCorrections';

/** Points of a question as a decimal number with at most three places, rounded down. */
const pointsText = (points: number, { numerator, denominator }: Grade): string =>
  trimZeros(scoreAttempt([{ points, numerator, denominator, isCritical: false }]).score);

/** '17.500' is '17.5'. */
const trimZeros = (decimal: string): string => decimal.replace(/\.?0+$/, '');

const CorrectedAttemptType = builder.objectRef<PlannedCorrection>('CorrectedAttempt').implement({
  description: 'What a correction would change in an attempt.',
  fields: (t) => ({
    attemptId: t.id({ description: 'Key of the attempt.', resolve: ({ attempt }) => attempt.id }),
    lessonId: t.id({ description: 'Key of the lesson of the quiz.', resolve: ({ attempt }) => attempt.quizId }),
    number: t.int({
      description: 'First, second … attempt of the learner.',
      resolve: ({ attempt }) => attempt.number,
    }),
    studentName: t.string({
      description: 'First and last name of the learner.',
      resolve: ({ attempt }) => displayName(attempt, 'en'),
    }),
    studentNameAr: t.string({
      description: 'The same for texts in Arabic.',
      resolve: ({ attempt }) => displayName(attempt, 'ar'),
    }),
    points: t.exposeInt('points', { description: 'Points of a fully right answer.' }),
    pointsBefore: t.string({
      description: 'Points of the answer now: a decimal number with at most three places.',
      resolve: ({ points, before }) => pointsText(points, before),
    }),
    pointsAfter: t.string({
      description: 'Points of the answer after the correction.',
      resolve: ({ points, after }) => pointsText(points, after),
    }),
    percentBefore: t.int({
      description: 'Result of the attempt now, in percent, rounded down.',
      resolve: ({ attempt }) => attempt.percent,
    }),
    percentAfter: t.int({
      description: 'Result after the correction.',
      resolve: ({ attempt, result }) => result?.percent ?? attempt.percent,
    }),
    stateBefore: t.field({
      type: QuizAttemptStateType,
      description: 'Whether it is passed now.',
      resolve: ({ attempt }) => attempt.state,
    }),
    stateAfter: t.field({
      type: QuizAttemptStateType,
      description: 'Whether it is passed after the correction; a pass is never lost.',
      resolve: ({ attempt, isNewPass }) => (isNewPass ? 'passed' : attempt.state),
    }),
    keepsPass: t.exposeBoolean('keepsPass', {
      description: 'True if the answer would lose points and the attempt its pass: it keeps what it has.',
    }),
  }),
});

interface CorrectionPreview {
  checkedCount: number;
  attempts: PlannedCorrection[];
  next: AttemptCursor | null;
}

const CorrectionPreviewType = builder.objectRef<CorrectionPreview>('QuestionCorrectionPreview').implement({
  description: 'A page of what a correction would do. Nothing is stored.',
  fields: (t) => ({
    checkedCount: t.exposeInt('checkedCount', { description: 'Number of attempts that the page is about.' }),
    attempts: t.field({
      type: [CorrectedAttemptType],
      description: 'Those of them whose points change, or that keep their points; the newest enrollments first.',
      complexity: { multiplier: 30 },
      resolve: ({ attempts }) => attempts,
    }),
    nextCursor: t.string({
      nullable: true,
      description: '`after` of the next page; null at the end. A page may have no attempt.',
      resolve: ({ next }) => next && `${next.enrollmentId}:${next.attemptId ?? ''}`,
    }),
  }),
});

builder.queryField('questionCorrectionPreview', (t) =>
  t.withAuth({ can: 'course:write' }).field({
    type: CorrectionPreviewType,
    description:
      'Which ended attempts a correction by the current version of a question would change, at most some hundred a page: for the trainer of the course and admins.',
    problems: ['questionNotFound'],
    args: {
      questionId: t.arg.id({ required: true, description: 'Key of the question.' }),
      method: t.arg({ type: CorrectionMethodType, required: true, description: 'What earlier answers are worth.' }),
      after: t.arg.string({ description: '`nextCursor` of the page before.' }),
    },
    resolve: async (_root, { questionId, method, after }, context) => {
      const { id, courseId, currentNumber } = await findEditableQuestion(questionId, context);
      const versionId = await findCurrentVersion(context.db, { id, currentNumber });
      if (versionId === null) return { checkedCount: 0, attempts: [], next: null };
      return previewPage(context, { questionId: id, courseId, versionId, method }, parseCursor(after));
    },
  }),
);

function parseCursor(cursor: string | null | undefined): AttemptCursor | null {
  if (cursor == null) return null;
  const [enrollmentId = '', attemptId = ''] = cursor.split(':', 2);
  return { enrollmentId: parseId(enrollmentId), attemptId: attemptId === '' ? null : parseId(attemptId) };
}

async function previewPage(
  { db }: SignedInContext,
  correction: Correction,
  after: AttemptCursor | null,
): Promise<CorrectionPreview> {
  const all = { ...correction, id: null };
  const { attemptIds, next } = await findCorrectableAttempts(db, all, after);
  const attempts = attemptIds.length === 0 ? [] : await readCorrectableAttempts(db, all, attemptIds);
  const versions = await findVersions(db, [...attempts, correction]);
  const planned = attempts.map((attempt) => planCorrection(correction, attempt, versions));
  return {
    checkedCount: planned.length,
    attempts: planned.filter((each) => changesResult(each) || each.keepsPass),
    next,
  };
}
