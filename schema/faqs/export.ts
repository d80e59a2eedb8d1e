import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { inBatches } from '../exports';
import { faqsInOrder, faqsInTable, type FaqColumn, type FaqTableFilter } from './table';

const select = {
  ...{ id: true, question: true, questionAr: true, answer: true, answerAr: true, order: true },
  ...{ category: { select: { nameAr: true } }, isPublished: true, createdAt: true, updatedAt: true },
} satisfies Prisma.FaqSelect;

interface Wanted extends NonNullable<typeof FaqTableFilter.$inferInput> {
  sort: FaqColumn;
  direction: Prisma.SortOrder;
}

/** The questions that a filter of the table leaves, all of them in its order; for whoever may manage them. */
export const faqsToExport = (db: PrismaClient, { sort, direction, ...filter }: Wanted) =>
  inBatches(
    () => db.faq.findMany({ select: { id: true }, where: faqsInTable(filter), orderBy: faqsInOrder(sort, direction) }),
    (among) => db.faq.findMany({ select, where: among }),
  );
