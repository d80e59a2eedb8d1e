import { Prisma } from '../../../prisma/generated/client';
import { auditedTransaction } from '../../audit/auditedTransaction';
import { logUpdate } from '../../audit/logUpdate';
import { lockCourse } from '../../catalog/courseEditing/updateCourse';
import { bounds } from '../../contract/bounds';
import { questionCorrectionSchema } from '../../contract/validation/learning/quizzes';
import type { z } from '../../contract/validation/fields/zod';
import { builder } from '../../core/builder';
import type { SignedInContext } from '../../core/context';
import { onConstraintViolation, Problem, validate } from '../../core/problem';
import { addJob } from '../../core/jobs';
import { findEditableQuestion } from '../bank/editableQuestion';
import { CorrectionMethodType } from '../quizEnums';
import { hasCorrectableAttempts } from './correctableAttempts';
import { correctMarksJob } from './correctMarks';
import { findCurrentVersion } from './currentVersion';
import { correctionRelations, QuestionCorrectionType, type CorrectionRow } from './questionCorrection';

const QuestionCorrectionInput = builder.inputType('QuestionCorrectionInput', {
  description: 'A decision about the answers to earlier versions of a question.',
  fields: (t) => ({
    method: t.field({ type: CorrectionMethodType, required: true, description: 'What they are worth.' }),
    version: t.int({
      required: true,
      description: 'Number of the current version, which the preview was about: another one is 409.',
    }),
    reason: t.string({ required: true, description: `Reason, at most ${bounds.quizzes.reasonMax} characters.` }),
  }),
});

builder.mutationField('correctQuestion', (t) =>
  t.withAuth({ can: 'course:write' }).field({
    type: QuestionCorrectionType,
    description:
      'Has all ended attempts with an earlier version of a question marked again, in the background: a trainer in their own course, an admin in any. No attempt loses its pass, and learners whose result changes get a message.',
    problems: ['questionNotFound', 'invalidInput', 'changedMeanwhile', 'noCorrectableAttempt', 'correctionIsRunning'],
    args: {
      questionId: t.arg.id({ required: true, description: 'Key of the question.' }),
      input: t.arg({ type: QuestionCorrectionInput, required: true, description: 'The decision.' }),
    },
    resolve: async (_root, { questionId, input }, context) => {
      const question = await findEditableQuestion(questionId, context);
      const decision = validate(questionCorrectionSchema, input);
      return auditedTransaction(context, (tx) => createCorrection({ tx, context }, question, decision));
    },
  }),
);

/** The job finds the correction after the commit. */
async function createCorrection(
  { tx, context }: { tx: Prisma.TransactionClient; context: SignedInContext },
  { id: questionId, courseId }: { id: number; courseId: number },
  { method, version, reason }: z.output<typeof questionCorrectionSchema>,
): Promise<CorrectionRow> {
  // No version is made in between.
  await lockCourse(tx, courseId);
  const current = await tx.question.findUniqueOrThrow({
    where: { id: questionId },
    select: { id: true, currentNumber: true },
  });
  if (current.currentNumber !== version) throw new Problem('changedMeanwhile');
  const versionId = await findCurrentVersion(tx, current);
  if (versionId === null || !(await hasCorrectableAttempts(tx, { questionId, courseId, versionId, method })))
    throw new Problem('noCorrectableAttempt');
  const newest = await tx.questionCorrection.findFirst({
    where: { questionId },
    orderBy: { id: 'desc' },
    select: { versionId: true, method: true, completedAt: true },
  });
  // All attempts have its marks already.
  if (newest?.completedAt && newest.versionId === versionId && newest.method === method)
    throw new Problem('noCorrectableAttempt');
  const correction = await tx.questionCorrection
    .create({
      data: { questionId, versionId, method, reason, createdBy: context.viewer.id },
      include: correctionRelations,
    })
    .catch(onConstraintViolation({ question_corrections_one_running: 'correctionIsRunning' }));
  await logUpdate(tx, context.viewer, {
    entity: 'questions',
    entityId: questionId,
    name: Prisma.sql`(SELECT audit_related_name(to_jsonb(b)) FROM "questions" b WHERE b."id" = ${questionId})`,
    before: { correction: null },
    after: { correction: { version, method, reason } },
  });
  await addJob(tx, correctMarksJob, {}, { key: correctMarksJob.name });
  return correction;
}
