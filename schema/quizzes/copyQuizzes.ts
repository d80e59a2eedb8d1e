import { hashContent, type HashedContent } from '../../prisma/contentHash';
import type { Prisma } from '../../prisma/generated/client';

/** Keys of the rows of a copy by the keys of their originals. */
type CopiedKeys = ReadonlyMap<number, number>;

/** Lessons of a copied course by their originals: both have the same places. */
async function matchLessons(tx: Prisma.TransactionClient, from: number, to: number): Promise<CopiedKeys> {
  const placesOf = (courseId: number) =>
    tx.lesson.findMany({
      where: { courseId, archivedAt: null },
      select: { id: true },
      orderBy: [{ order: 'asc' }, { id: 'asc' }],
    });
  const [originals, copies] = [await placesOf(from), await placesOf(to)];
  return new Map(originals.flatMap(({ id }, index) => (copies[index] ? [[id, copies[index].id] as const] : [])));
}

/** Feedback whose notes name lessons of the copy. */
function toCopiedFeedback(feedback: Prisma.JsonValue, lessons: CopiedKeys): Prisma.InputJsonObject {
  const { notes, ...texts } = feedback as { notes?: { lessonId: number | null }[] };
  return {
    ...texts,
    notes: (notes ?? []).map((note) => ({ ...note, lessonId: lessons.get(note.lessonId ?? 0) ?? null })),
  };
}

const originalQuestions = {
  where: { archivedAt: null },
  orderBy: { id: 'asc' },
  select: {
    id: true,
    tags: true,
    createdBy: true,
    draft: true,
    versions: { orderBy: { number: 'desc' }, take: 1, include: { key: true } },
  },
} satisfies Prisma.QuestionFindManyArgs;

type OriginalQuestion = Prisma.QuestionGetPayload<typeof originalQuestions>;

/** What was applied has version 1, with the same hash as the draft if that was applied, too. */
function toCopiedVersion({ versions: [latest] }: OriginalQuestion, lessons: CopiedKeys) {
  if (!latest?.key) return null;
  const { kind, body, createdBy, key } = latest;
  return {
    version: { kind, createdBy, number: 1, body: body as Prisma.InputJsonObject },
    key: { key: key.key as Prisma.InputJsonObject, feedback: toCopiedFeedback(key.feedback, lessons) },
  };
}

/** Copies the bank of a course, without archived questions; each has its current content as version 1. */
async function copyQuestions(
  tx: Prisma.TransactionClient,
  [from, to]: [from: number, to: number],
  lessons: CopiedKeys,
): Promise<CopiedKeys> {
  const originals = await tx.question.findMany({
    ...originalQuestions,
    where: { ...originalQuestions.where, courseId: from },
  });
  const copies = new Map<number, number>();
  for (const original of originals) {
    const { draft, tags, createdBy } = original;
    const copied = toCopiedVersion(original, lessons);
    const copiedDraft = draft && {
      kind: draft.kind,
      body: draft.body as Prisma.InputJsonObject,
      key: draft.key as Prisma.InputJsonObject,
      feedback: toCopiedFeedback(draft.feedback, lessons),
    };
    const isApplied = draft && hashContent(draft) === original.versions[0]?.key?.contentHash;
    const content: HashedContent | null = isApplied ? copiedDraft : copied && { ...copied.version, ...copied.key };
    const { id } = await tx.question.create({
      select: { id: true },
      data: {
        courseId: to,
        tags,
        createdBy,
        currentNumber: copied && 1,
        draft: copiedDraft ? { create: copiedDraft } : undefined,
        versions: copied
          ? {
              create: {
                ...copied.version,
                key: { create: { ...copied.key, contentHash: content ? hashContent(content) : '' } },
              },
            }
          : undefined,
      },
    });
    copies.set(original.id, id);
  }
  return copies;
}

/** Copies the questions and quizzes of a course to a copy of it, which has the same lessons. Attempts stay behind. */
export async function copyQuizzes(tx: Prisma.TransactionClient, from: number, to: number): Promise<void> {
  const lessons = await matchLessons(tx, from, to);
  const questions = await copyQuestions(tx, [from, to], lessons);
  const tags = await tx.questionTag.findMany({ where: { courseId: from }, omit: { id: true }, orderBy: { id: 'asc' } });
  await tx.questionTag.createMany({ data: tags.map((tag) => ({ ...tag, courseId: to })) });
  const quizzes = await tx.quiz.findMany({
    where: { lesson: { courseId: from, archivedAt: null } },
    include: { slots: { orderBy: { position: 'asc' } } },
  });
  for (const { lessonId, lessonKind: _kind, createdAt: _created, updatedAt: _updated, slots, ...rules } of quizzes) {
    const quizId = lessons.get(lessonId);
    if (quizId === undefined) continue;
    await tx.quiz.update({ where: { lessonId: quizId }, data: rules, select: { lessonId: true } });
    const placed = slots.flatMap(({ id: _id, questionId, ...slot }) => {
      const copied = questionId === null ? null : questions.get(questionId);
      return copied === undefined ? [] : [{ ...slot, quizId, questionId: copied }];
    });
    await tx.quizSlot.createMany({ data: placed });
  }
}
