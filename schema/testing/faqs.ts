import type { Prisma, PrismaClient } from '../../prisma/generated/client';

/** Makers of questions and of what they are filed under. */
export const faqMakers = (db: PrismaClient) => ({
  aFaqCategory: (data: Partial<Prisma.FaqCategoryUncheckedCreateInput> = {}) =>
    db.faqCategory.create({
      data: { name: 'Questions', nameAr: 'الأسئلة', slug: `questions-${crypto.randomUUID()}`, ...data },
    }),
  aFaq: (data: Partial<Prisma.FaqUncheckedCreateInput> = {}) =>
    db.faq.create({
      data: {
        question: 'Who are the courses for?',
        questionAr: 'لمن هذه الدورات؟',
        answer: 'For everybody.',
        answerAr: 'للجميع.',
        ...data,
      },
    }),
});
