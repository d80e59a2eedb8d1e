import { hashContent } from '../../../prisma/contentHash';
import type { Prisma } from '../../../prisma/generated/client';
import { lockCourse } from '../../catalog/courseEditing/updateCourse';
import type { questionDraftSchema } from '../../contract/validation/learning/quizzes';
import { parseQuestionContent } from '../../contract/grading/questions/parseQuestionContent';
import type { QuestionKind } from '../../contract/grading/questions/question';
import {
  questionBodySchema,
  questionFeedbackSchema,
  questionKeySchema,
} from '../../contract/grading/questions/questionSchemas';
import { z } from '../../contract/validation/fields/zod';
import { onConstraintViolation, Problem, validate } from '../../core/problem';
import { ensureQuizzesAskableWithout } from '../askableQuiz';

/** Plain data, whose types have no index signature. */
const toJson = (value: object) => value as Prisma.InputJsonObject;

interface QuestionOfCourse {
  id: number;
  courseId: number;
}

interface DraftChange extends QuestionOfCourse {
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
export async function saveQuestionDraft(
  tx: Prisma.TransactionClient,
  { id, courseId, changes: { tags, ...changes }, updatedAt }: DraftChange,
): Promise<void> {
  // Before the rows of the question, as everywhere, and before its tags are read.
  if (tags) await lockCourse(tx, courseId);
  const stored = await tx.questionDraft.findUnique({ where: { questionId: id } });
  if (!stored) throw new Problem('questionNotFound');
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
  if (tags) await replaceTags(tx, { id, courseId }, tags);
}

/** The course is locked before. */
async function replaceTags(
  tx: Prisma.TransactionClient,
  { id, courseId }: QuestionOfCourse,
  tags: string[],
): Promise<void> {
  const before = await tx.question.findUniqueOrThrow({ where: { id }, select: { tags: true } });
  await tx.question.update({ where: { id }, data: { tags }, select: { id: true } });
  const lostTags = before.tags.filter((tag) => !tags.includes(tag));
  if (lostTags.length > 0) await ensureQuizzesAskableWithout(tx, { id, courseId, tags: lostTags }, 'tags');
}

/**
 * Makes a version of the draft if its content has changed since the latest one.
 * @throws Problem `questionNotFound`, `invalidInput` with the fields that are missing or wrong; `quizLacksQuestions` for the first
 * version of an archived question that a published quiz names
 */
export async function applyDraft(
  tx: Prisma.TransactionClient,
  { id, courseId }: QuestionOfCourse,
  authorId: number,
): Promise<void> {
  // Of two applications at once, the second finds the version of the first.
  await lockCourse(tx, courseId);
  const draft = await tx.questionDraft.findUnique({ where: { questionId: id } });
  if (!draft) throw new Problem('questionNotFound');
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
        questionId: id,
        number,
        kind,
        body: toJson(content.body),
        createdBy: authorId,
        key: { create: { key: toJson(content.key), feedback: toJson(feedback), contentHash } },
      },
    })
    .catch(onTooLong);
  const applied = { where: { id }, data: { currentNumber: number }, select: { archivedAt: true } };
  const { archivedAt } = await tx.question.update(applied);
  // From its first version on, a named question counts; an archived one cannot be asked.
  if (!latest && archivedAt) await ensureQuizzesAskableWithout(tx, { id, courseId, tags: [] }, 'id');
}
