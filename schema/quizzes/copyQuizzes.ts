import type { Prisma } from '../../prisma/generated/client';
import { copyQuestions, type CopiedKeys } from './copyQuestions';

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
  const placed: Prisma.QuizSlotCreateManyInput[] = [];
  for (const { lessonId, lessonKind: _kind, createdAt: _created, updatedAt: _updated, slots, ...rules } of quizzes) {
    const quizId = lessons.get(lessonId);
    if (quizId === undefined) continue;
    await tx.quiz.update({ where: { lessonId: quizId }, data: rules, select: { lessonId: true } });
    for (const { id: _id, questionId, ...slot } of slots) {
      const copied = questionId === null ? null : questions.get(questionId);
      if (copied !== undefined) placed.push({ ...slot, quizId, questionId: copied });
    }
  }
  await tx.quizSlot.createMany({ data: placed });
}
