import { hashContent } from '../../../prisma/contentHash';
import type { Prisma } from '../../../prisma/generated/client';
import { lockCourse } from '../../catalog/updateCourse';
import type { questionDraftSchema } from '../../contract/validation/quizzes';
import { parseQuestionContent } from '../../contract/grading/parseQuestionContent';
import type { QuestionKind } from '../../contract/grading/question';
import { questionBodySchema, questionFeedbackSchema, questionKeySchema } from '../../contract/grading/questionSchemas';
import { z } from '../../contract/validation/zod';
import { onConstraintViolation, Problem, validate } from '../../core/errors';
import { ensureQuizzesAskableWithout } from '../askableQuiz';

/** Plain data, whose types have no index signature. */
const toJson = (value: object) => value as Prisma.InputJsonObject;

interface DraftChange {
  id: number;
  changes: z.output<typeof questionDraftSchema>;
  /** Optimistic lock. */
  updatedAt: Date | null | undefined;
}

/** The parts of a content with the defaults of its kind; unknown fields are left out. */
const draftSchema = (kind: QuestionKind) =>
  z.object({
    body: questionBodySchema(kind).optional(),
    key: questionKeySchema(kind).optional(),
    feedback: questionFeedbackSchema.optional(),
  });

/** The draft of a new question. */
export const emptyDraft = (kind: QuestionKind) => ({
  kind,
  body: toJson(questionBodySchema(kind).parse({})),
  key: toJson(questionKeySchema(kind).parse({})),
  feedback: toJson(questionFeedbackSchema.parse({})),
});

const onTooLong = onConstraintViolation({
  question_drafts_size: { code: 'invalidInput', fields: { body: 'tooLong' } },
  question_versions_body_size: { code: 'invalidInput', fields: { body: 'tooLong' } },
  question_keys_size: { code: 'invalidInput', fields: { feedback: 'tooLong' } },
});

/**
 * Saves a draft, and tags at once.
 * @throws Problem `changedMeanwhile`, `questionNotFound`, `invalidInput` for parts that are not of the kind, or too large;
 * `quizLacksQuestions` if a published quiz needs the question for a tag that it loses
 */
export async function saveDraft(
  tx: Prisma.TransactionClient,
  { id, changes: { tags, ...changes }, updatedAt }: DraftChange,
): Promise<void> {
  const stored = await tx.questionDraft.findUnique({ where: { questionId: id } });
  if (!stored) throw new Problem('questionNotFound');
  const question = await tx.question.findUniqueOrThrow({ where: { id }, select: { courseId: true, tags: true } });
  const lostTags = tags ? question.tags.filter((tag) => !tags.includes(tag)) : [];
  // Before the rows of the question, as everywhere.
  if (lostTags.length > 0) await lockCourse(tx, question.courseId);
  const { kind = stored.kind } = changes;
  // Of another kind, what fits stays.
  const parts = kind === stored.kind ? changes : { body: stored.body, key: {}, ...changes };
  const content = validate(draftSchema(kind), parts) as Prisma.QuestionDraftUpdateManyMutationInput;
  const { count } = await tx.questionDraft
    .updateMany({
      where: { questionId: id, updatedAt: updatedAt ?? undefined },
      // Changed tags are a change of the draft for other editors, too.
      data: { kind, ...content, updatedAt: new Date() },
    })
    .catch(onTooLong);
  if (count === 0) throw new Problem('changedMeanwhile');
  if (tags) await tx.question.update({ where: { id }, data: { tags }, select: { id: true } });
  if (lostTags.length > 0) await ensureQuizzesAskableWithout(tx, { ...question, id, tags: lostTags }, 'tags');
}

/**
 * Makes a version of the draft if its content has changed since the latest one.
 * @throws Problem `questionNotFound`, `invalidInput` with the fields that are missing or wrong
 */
export async function applyDraft(tx: Prisma.TransactionClient, id: number, authorId: number): Promise<void> {
  // Of two applications at once, the second finds the version of the first.
  const locked = await tx.$queryRaw<object[]>`SELECT 1 FROM "questions" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  const draft = await tx.questionDraft.findUnique({ where: { questionId: id } });
  if (locked.length === 0 || !draft) throw new Problem('questionNotFound');
  const contentHash = hashContent(draft);
  const latest = await tx.questionVersion.findFirst({
    where: { questionId: id },
    orderBy: { number: 'desc' },
    select: { number: true, key: { select: { contentHash: true } } },
  });
  if (latest?.key?.contentHash === contentHash) return;
  const { content, feedback, issues } = parseQuestionContent(draft);
  if (!content) throw new Problem('invalidInput', { fields: { ...issues } });
  const { kind } = content;
  const number = (latest?.number ?? 0) + 1;
  await tx.questionVersion
    .create({
      select: { id: true },
      data: {
        ...{ questionId: id, number, kind, body: toJson(content.body), createdBy: authorId },
        key: { create: { key: toJson(content.key), feedback: toJson(feedback), contentHash } },
      },
    })
    .catch(onTooLong);
  await tx.question.update({ where: { id }, data: { currentNumber: number }, select: { id: true } });
}
