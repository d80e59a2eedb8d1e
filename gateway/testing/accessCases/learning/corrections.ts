import { createCorrectableQuestion } from '../../../../schema/testing/quizzes/correctableQuestion';
import type { TestGateway } from '../../testGateway';
import {
  observeDone,
  firstCaseRowId,
  sameForAllExcept,
  type AccessCases,
  type Outcome,
  type Outcomes,
} from '../accessCase';

/** Of a third quiz, changed after the end of an attempt. */
const correctedQuestionId = firstCaseRowId + 2;
const lessonId = firstCaseRowId + 22;

/** A question of `archivedCourse` with two versions, and a marked attempt at the first one. */
async function seedCorrection({ db }: TestGateway): Promise<void> {
  const { courseId, id: enrollmentId } = await db.enrollment.findFirstOrThrow({
    where: { course: { isPublished: false, firstPublishedAt: { not: null } } },
  });
  const ids = { question: correctedQuestionId, lesson: lessonId };
  await createCorrectableQuestion(db, { courseId, enrollmentId, ids });
}

const ofTrainers = (trainer: Outcome, otherTrainer: Outcome, admin: Outcome): Outcomes =>
  sameForAllExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED', trainer, otherTrainer, admin });
const correctedQuestion = () => ({ id: correctedQuestionId });

/** The trainer of the course and admins correct marks. */
export const correctionAccessCases: AccessCases = {
  seed: seedCorrection,
  rest: [],
  graphql: [
    {
      fields: ['Query.questionCorrections'],
      document: 'query($id: ID!) { questionCorrections(questionId: $id) { attemptCount list { reason authorName } } }',
      variables: correctedQuestion,
      observe: ({ questionCorrections }: { questionCorrections: { attemptCount: number } }) =>
        questionCorrections.attemptCount,
      outcomes: ofTrainers(1, 'NOT_FOUND', 1),
    },
    {
      fields: ['Query.questionCorrectionPreview'],
      document:
        'query($id: ID!) { questionCorrectionPreview(questionId: $id, method: everyone) { attempts { studentName } } }',
      variables: correctedQuestion,
      observe: ({ questionCorrectionPreview }: { questionCorrectionPreview: { attempts: unknown[] } }) =>
        questionCorrectionPreview.attempts.length,
      outcomes: ofTrainers(1, 'NOT_FOUND', 1),
    },
    {
      fields: ['Mutation.correctQuestion'],
      document:
        'mutation($id: ID!) { correctQuestion(questionId: $id, input: { method: key, version: 2, reason: "The key was wrong" }) { version } }',
      variables: correctedQuestion,
      observe: observeDone,
      // The admin comes while the correction of the trainer is being carried out.
      outcomes: ofTrainers('done', 'NOT_FOUND', 'CONFLICT'),
    },
  ],
  publicFields: {
    QuestionCorrections: 'attemptCount list',
    QuestionCorrection:
      'id version method reason authorName authorNameAr createdAt completedAt attemptCount changedCount passedCount',
    QuestionCorrectionPreview: 'checkedCount attempts nextCursor',
    CorrectedAttempt:
      'attemptId lessonId number studentName studentNameAr points pointsBefore pointsAfter percentBefore percentAfter stateBefore stateAfter keepsPass',
  },
};
