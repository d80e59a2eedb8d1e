import { daysAgo, filterMissing, type FindId, type SeedContext } from './seedHelpers';

/** Notes of the admin on some users. */
export async function seedUserNotes(context: SeedContext, userId: FindId): Promise<void> {
  const { db } = context;
  const existing = await db.userNote.findMany({ select: { text: true } });
  await db.userNote.createMany({
    data: filterMissing(
      userNotes,
      ({ text }) => text,
      existing.map(({ text }) => text),
    ).map(({ about, text, daysAgo: days }) => ({
      userId: userId(about),
      authorId: userId('admin'),
      text,
      createdAt: daysAgo(context, days),
      updatedAt: daysAgo(context, days),
    })),
  });
}

/** Notes of the office of the demo, by the account that they are about. */
const userNotes = [
  { about: 'meriem.zerrouki', text: 'اتصلت هاتفيًا: تأتي يوم الأحد ببطاقة التعريف لاستلام الشهادة.', daysAgo: 3 },
  { about: 'meriem.zerrouki', text: 'تفضّل الاتصال بعد الرابعة مساءً.', daysAgo: 40 },
  { about: 'amina.rahmani', text: 'تدفع الشركة عنها. الفاتورة باسم مؤسسة النور للطاقة.', daysAgo: 12 },
];
