import type { QuestionCorrection } from '../../../prisma/generated/client';
import { boundedCountNote } from '../../paging/countRows';
import { builder } from '../../core/builder';
import { displayName, nameColumns, type NamedUser } from '../../contract/text/names/displayName';
import type { SignedInContext } from '../../core/context';
import { findEditableQuestion } from '../bank/editableQuestion';
import { CorrectionMethodType } from '../quizEnums';
import { countCorrectableAttempts } from './correctableAttempts';
import { findCurrentVersion } from './currentVersion';

export type CorrectionRow = QuestionCorrection & { version: { number: number }; author: NamedUser | null };

export const correctionRelations = {
  version: { select: { number: true } },
  author: { select: nameColumns },
} as const;

export const QuestionCorrectionType = builder.objectRef<CorrectionRow>('QuestionCorrection').implement({
  description:
    'A decision to mark the answers to earlier versions of a question again. It is carried out in the background.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    version: t.int({ description: 'Number of the corrected version.', resolve: ({ version }) => version.number }),
    method: t.expose('method', { type: CorrectionMethodType, description: 'What earlier answers are worth.' }),
    reason: t.exposeString('reason', { description: 'Reason, in the words of the author.' }),
    authorName: t.string({
      nullable: true,
      description: 'First and last name of who decided; null after the account was deleted.',
      resolve: ({ author }) => author && displayName(author, 'en'),
    }),
    authorNameAr: t.string({
      nullable: true,
      description: 'The same for texts in Arabic.',
      resolve: ({ author }) => author && displayName(author, 'ar'),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the decision.' }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time from which all ended attempts are marked; null before.',
    }),
    attemptCount: t.exposeInt('attemptCount', { description: 'Number of attempts that were marked again until now.' }),
    changedCount: t.exposeInt('changedCount', { description: 'Number of those whose result changed.' }),
    passedCount: t.exposeInt('passedCount', { description: 'Number of those that are passed by it.' }),
  }),
});

interface Corrections {
  attemptCount: number;
  list: CorrectionRow[];
}

const QuestionCorrectionsType = builder.objectRef<Corrections>('QuestionCorrections').implement({
  description: 'What can be corrected of a question, and what was.',
  fields: (t) => ({
    attemptCount: t.exposeInt('attemptCount', {
      description: `Number of ended attempts with an earlier version that no correction to the current one has marked. ${boundedCountNote}`,
    }),
    list: t.field({
      type: [QuestionCorrectionType],
      description: 'The latest 20 corrections, newest first.',
      complexity: { multiplier: 20 },
      resolve: ({ list }) => list,
    }),
  }),
});

builder.queryField('questionCorrections', (t) =>
  t.withAuth({ can: 'course:write' }).field({
    type: QuestionCorrectionsType,
    description:
      'The corrections of a question, and the attempts that one can mark again: for the trainer of the course and admins.',
    problems: ['questionNotFound'],
    args: { questionId: t.arg.id({ required: true, description: 'Key of the question.' }) },
    resolve: (_root, { questionId }, context) => findQuestionCorrections(context, questionId),
  }),
);

async function findQuestionCorrections(context: SignedInContext, key: string): Promise<Corrections> {
  const { db } = context;
  const question = await findEditableQuestion(key, context);
  const list = await db.questionCorrection.findMany({
    where: { questionId: question.id },
    orderBy: { id: 'desc' },
    take: 20,
    include: correctionRelations,
  });
  const versionId = await findCurrentVersion(db, question);
  if (versionId === null) return { attemptCount: 0, list };
  const correction = { questionId: question.id, courseId: question.courseId, versionId, method: 'everyone' as const };
  return { attemptCount: await countCorrectableAttempts(db, correction), list };
}
