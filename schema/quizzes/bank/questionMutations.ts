import type { Prisma } from '../../../prisma/generated/client';
import { auditedTransaction } from '../../audit/auditedTransaction';
import { findEditableCourse } from '../../catalog/courseEditing/editableCourse';
import { lockCourse } from '../../catalog/courseEditing/updateCourse';
import { bounds } from '../../contract/bounds';
import type { QuestionKind } from '../../contract/grading/questions/question';
import { createQuestionSchema, questionDraftSchema } from '../../contract/validation/learning/quizzes';
import { builder } from '../../core/builder';
import type { SignedInContext } from '../../core/context';
import { omitNullish, Problem, validate } from '../../core/problem';
import { QuestionKindType } from '../quizEnums';
import { ensureQuizzesAskableWithout } from '../askableQuiz';
import { findEditableQuestion } from './editableQuestion';
import { applyDraft, emptyDraft, saveQuestionDraft } from './draftWrites';
import { QuestionType } from './question';

const CreateQuestionInput = builder.inputType('CreateQuestionInput', {
  description: 'A new question, without content.',
  fields: (t) => ({
    kind: t.field({ type: QuestionKindType, required: true, description: 'Kind of the question.' }),
    clientKey: t.string({ description: 'UUID; a repeated call with the same one creates no second question.' }),
    tags: t.stringList({ description: `Tags, at most ${bounds.tags.max}; default none.` }),
  }),
});

const QuestionDraftInput = builder.inputType('QuestionDraftInput', {
  description: 'Changes of a draft. Absent fields keep their value.',
  fields: (t) => ({
    kind: t.field({ type: QuestionKindType, description: 'Kind of the question; body and key must be of it.' }),
    body: t.field({ type: 'JSON', description: 'What learners see; may be incomplete.' }),
    key: t.field({ type: 'JSON', description: 'What decides whether a response is right; may be incomplete.' }),
    feedback: t.field({ type: 'JSON', description: '`{explanation, explanationAr, notes}`.' }),
    tags: t.stringList({ description: `All tags, at most ${bounds.tags.max}.` }),
  }),
});

const questionIdArg = { required: true, description: 'Key of the question.' } as const;

builder.mutationFields((t) => ({
  createQuestion: t.withAuth({ can: 'course:write' }).prismaField({
    type: QuestionType,
    description: "Adds a question to a course's bank, once for each `clientKey`.",
    problems: ['courseNotFound', 'invalidInput', 'tooManyQuestions', 'tooManyAttempts'],
    args: {
      courseId: t.arg.id({ required: true, description: 'Key of the course.' }),
      input: t.arg({ type: CreateQuestionInput, required: true, description: 'The new question.' }),
    },
    resolve: async (query, _root, args, context) => {
      const { id: courseId } = await findEditableCourse(args.courseId, context);
      const { kind, clientKey, tags } = validate(createQuestionSchema, omitNullish(args.input));
      const { viewer, services } = context;
      if (viewer.role !== 'admin') await services.rateLimiter.limitByUser(viewer.id, 'question');
      const { id } = await createQuestion(context, { courseId, kind, clientKey, tags });
      return context.db.question.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  updateQuestionDraft: t.withAuth({ can: 'course:write' }).prismaField({
    type: QuestionType,
    description:
      'Saves the draft of a question, which may be incomplete. New attempts get it after `applyQuestion`. Tags hold at once; a quiz that needs the question for its draws keeps it.',
    problems: ['questionNotFound', 'invalidInput', 'changedMeanwhile', 'quizIsEmpty', 'quizLacksQuestions'],
    args: {
      id: t.arg.id(questionIdArg),
      input: t.arg({ type: QuestionDraftInput, required: true, description: 'Fields to change.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description:
          'Optimistic lock: `draft.updatedAt` of the version that was edited. Rejected if it has changed since.',
      }),
    },
    resolve: async (query, _root, args, context) => {
      const question = await findEditableQuestion(args.id, context);
      const changes = validate(questionDraftSchema, omitNullish(args.input));
      await auditedTransaction(context, (tx) =>
        saveQuestionDraft(tx, { ...question, changes, updatedAt: args.updatedAt }),
      );
      return context.db.question.findUniqueOrThrow({ ...query, where: { id: question.id } });
    },
  }),
  applyQuestion: t.withAuth({ can: 'course:write' }).prismaField({
    type: QuestionType,
    description:
      'Makes a version of the draft, which new attempts get. Without a change since the latest version it makes none. The first version of an archived question is refused if a published quiz asks it.',
    problems: ['questionNotFound', 'invalidInput', 'quizLacksQuestions'],
    args: { id: t.arg.id(questionIdArg) },
    resolve: async (query, _root, args, context) => {
      const question = await findEditableQuestion(args.id, context);
      await auditedTransaction(context, (tx) => applyDraft(tx, question, context.viewer.id));
      return context.db.question.findUniqueOrThrow({ ...query, where: { id: question.id } });
    },
  }),
}));

builder.mutationFields((t) => ({
  archiveQuestion: t.withAuth({ can: 'course:write' }).prismaField({
    type: QuestionType,
    description:
      'Takes a question out of new attempts. Attempts that have it stay as they are. Refused if a published quiz asks it or needs it for its draws.',
    problems: ['questionNotFound', 'quizIsEmpty', 'quizLacksQuestions'],
    args: { id: t.arg.id(questionIdArg) },
    resolve: async (query, _root, args, context) => {
      const { id, courseId } = await findEditableQuestion(args.id, context);
      await auditedTransaction(context, async (tx) => {
        await lockCourse(tx, courseId);
        const { count } = await tx.question.updateMany({
          where: { id, archivedAt: null },
          data: { archivedAt: new Date() },
        });
        if (count === 0) return;
        const { tags } = await tx.question.findUniqueOrThrow({ where: { id }, select: { tags: true } });
        await ensureQuizzesAskableWithout(tx, { id, courseId, tags }, 'id');
      });
      return context.db.question.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  restoreQuestion: t.withAuth({ can: 'course:write' }).prismaField({
    type: QuestionType,
    description: 'Returns an archived question to new attempts.',
    problems: ['questionNotFound', 'tooManyQuestions'],
    args: { id: t.arg.id(questionIdArg) },
    resolve: async (query, _root, args, context) => {
      const { id, courseId } = await findEditableQuestion(args.id, context);
      await auditedTransaction(context, async (tx) => {
        await lockCourse(tx, courseId);
        const { count } = await tx.question.updateMany({
          where: { id, archivedAt: { not: null } },
          data: { archivedAt: null },
        });
        if (count > 0) await ensureWithinLimits(tx, courseId);
      });
      return context.db.question.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
}));

interface NewQuestion {
  courseId: number;
  kind: QuestionKind;
  clientKey: string | undefined;
  tags: string[] | undefined;
}

/** Of two calls with one client key, the second finds the question of the first. */
const createQuestion = (context: SignedInContext, { courseId, kind, clientKey, tags }: NewQuestion) =>
  auditedTransaction(context, async (tx) => {
    await lockCourse(tx, courseId);
    const earlier =
      clientKey && (await tx.question.findFirst({ where: { courseId, clientKey }, select: { id: true } }));
    if (earlier) return earlier;
    const question = await tx.question.create({
      select: { id: true },
      data: {
        courseId,
        clientKey,
        tags,
        createdBy: context.viewer.id,
        draft: { create: emptyDraft(kind) },
      },
    });
    await ensureWithinLimits(tx, courseId);
    return question;
  });

/**
 * Checks the size of a bank after a question was added or restored. Archived questions do not keep new ones out, but are bounded.
 * @throws Problem `tooManyQuestions`
 */
async function ensureWithinLimits(tx: Prisma.TransactionClient, courseId: number): Promise<void> {
  const all = await tx.question.count({ where: { courseId } });
  const asked = await tx.question.count({ where: { courseId, archivedAt: null } });
  if (asked > bounds.quizzes.questions || all > bounds.quizzes.allQuestions) throw new Problem('tooManyQuestions');
}
