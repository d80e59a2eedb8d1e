import type { Prisma } from '../../../prisma/generated/client';
import type { questionDraftSchema } from '../../contract/validation/quizzes';
import type { z } from 'zod';
import { onConstraintViolation, Problem } from '../../core/errors';
import { hashContent } from './draftContent';

interface DraftChange {
  id: number;
  content: Omit<z.output<typeof questionDraftSchema>, 'tags'>;
  tags: string[] | undefined;
  /** Optimistic lock. */
  updatedAt: Date | null | undefined;
}

const onTooLong = onConstraintViolation({
  question_drafts_size: { code: 'invalidInput', fields: { body: 'tooLong' } },
  question_versions_body_size: { code: 'invalidInput', fields: { body: 'tooLong' } },
  question_keys_size: { code: 'invalidInput', fields: { feedback: 'tooLong' } },
});

/** @throws Problem `changedMeanwhile`, `questionNotFound`, `invalidInput` for a content of more than 64 KB */
export async function saveDraft(
  tx: Prisma.TransactionClient,
  { id, content, tags, updatedAt }: DraftChange,
): Promise<void> {
  const { count } = await tx.questionDraft
    .updateMany({
      where: { questionId: id, updatedAt: updatedAt ?? undefined },
      // Tags alone change the draft, too: other editors see that it has changed.
      data: { ...(content as Prisma.QuestionDraftUpdateManyMutationInput), updatedAt: new Date() },
    })
    .catch(onTooLong);
  if (count === 0)
    throw new Problem(
      (await tx.questionDraft.count({ where: { questionId: id } })) > 0 ? 'changedMeanwhile' : 'questionNotFound',
    );
  if (tags) await tx.question.update({ where: { id }, data: { tags }, select: { id: true } });
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
  const { kind, body, key, feedback } = draft;
  const number = (latest?.number ?? 0) + 1;
  const stored = { body: body ?? {}, key: key ?? {}, feedback: feedback ?? {} };
  await tx.questionVersion
    .create({
      select: { id: true },
      data: {
        ...{ questionId: id, number, kind, body: stored.body, createdBy: authorId },
        key: { create: { key: stored.key, feedback: stored.feedback, contentHash } },
      },
    })
    .catch(onTooLong);
  await tx.question.update({ where: { id }, data: { currentNumber: number }, select: { id: true } });
}
