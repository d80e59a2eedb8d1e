import type { Prisma, PrismaClient } from '../../prisma/generated/client';

type Made = Partial<Prisma.PollUncheckedCreateInput> & { answers?: number };

/** Makes polls with answers ("Answer 1" …; three unless told), by an admin of their own where none is named. */
export const pollMaker =
  (db: PrismaClient, anAdmin: () => Promise<{ id: number }>) =>
  async ({ answers = 3, ...data }: Made = {}) =>
    db.poll.create({
      data: {
        question: 'What comes next?',
        questionAr: 'ما التالي؟',
        ...data,
        createdBy: data.createdBy ?? (await anAdmin()).id,
        options: {
          create: Array.from({ length: answers }, (_, at) => ({
            optionText: `Answer ${at + 1}`,
            optionTextAr: `جواب ${at + 1}`,
            order: at + 1,
          })),
        },
      },
      include: { options: { orderBy: { order: 'asc' } } },
    });
