import { openDatabase } from '../../../../prisma/client';
import type { PrismaClient } from '../../../../prisma/generated/client';
import { migrate } from '../../../../prisma/migrate';
import { hashPassword } from '../../../../schema/accounts/passwords/passwordHash';
import { toSearchText } from '../../../../schema/contract/search/searchText';
import { hostileTexts } from '../../../../schema/testing/texts/hostileTexts';
import { demo } from '../accounts';
import type { DatabaseLocation } from './testServer';

/** The texts that PostgreSQL can store. */
export const storableTexts = hostileTexts.filter((text) => !/\u0000|\p{Cs}/u.test(text));
const allStorableTexts = storableTexts.join('\n\n');
/** The text on one line, as titles are. */
export const toSingleLine = (text: string) => text.replace(/\s+/g, ' ').trim() || 'blank';
const allStorableTextsSingleLine = toSingleLine(allStorableTexts).slice(0, 3000);

/** Fills a database with hostile texts in every field, past the validation of the API. */
export async function seedHostileContent({ dataDir, databaseUrl }: DatabaseLocation): Promise<void> {
  const database = await openDatabase({ dataDir, url: databaseUrl });
  try {
    await migrate(database.pool);
    await insertContent(database.db);
  } finally {
    await database.close();
  }
}

const bilingual = <Name extends string>(name: Name, text: string, arabic = text) =>
  ({ [name]: text, [`${name}Ar`]: arabic }) as Record<Name | `${Name}Ar`, string>;

async function insertContent(db: PrismaClient): Promise<void> {
  const passwordHash = await hashPassword(demo.password);
  const users = (['student', 'trainer', 'admin'] as const).map((role) => ({
    username: role,
    usernameKey: role,
    email: demo[role],
    passwordHash,
    role,
    firstName: allStorableTextsSingleLine.slice(0, 80),
    lastName: allStorableTextsSingleLine.slice(80, 160),
    bio: allStorableTexts,
  }));
  const [student, trainer, admin] = await db.user.createManyAndReturn({ data: users });
  if (!student || !trainer || !admin) throw new Error('No user was stored');
  const { id: categoryId } = await db.category.create({
    data: { ...bilingual('name', allStorableTextsSingleLine), slug: 'all' },
  });
  const rows = [allStorableTextsSingleLine, 'ا'.repeat(200), 'W'.repeat(200), ...storableTexts.map(toSingleLine)];

  const courses = await db.course.createManyAndReturn({
    data: rows.slice(0, 60).map((text, index) => ({
      ...bilingual('title', text),
      ...bilingual('description', allStorableTexts),
      slug: `c${index}`,
      categoryId,
      trainerId: trainer.id,
      isPublished: true,
      searchText: toSearchText(text),
    })),
  });
  const course = courses[0];
  if (!course) throw new Error('No course was stored');
  await db.lesson.create({
    data: {
      ...bilingual('title', allStorableTextsSingleLine),
      ...bilingual('content', allStorableTexts),
      courseId: course.id,
      isPublished: true,
      videoUrl: 'javascript:window.__ran=1',
      attachments: [{ name: allStorableTextsSingleLine, url: 'javascript:window.__ran=1' }],
    },
  });
  await db.enrollment.create({ data: { studentId: student.id, courseId: course.id } });
  await db.review.create({
    data: {
      userId: student.id,
      courseId: course.id,
      trainerId: trainer.id,
      rating: 1,
      comment: allStorableTexts,
      isApproved: true,
    },
  });
  await db.blogPost.createMany({
    data: rows.map((text, index) => ({
      ...bilingual('title', text),
      ...bilingual('content', allStorableTexts),
      slug: `p${index}`,
      categoryId,
      authorId: trainer.id,
      isPublished: true,
      tags: [text],
    })),
  });
  await db.event.createMany({
    data: rows.slice(0, 40).map((text, index) => ({
      ...bilingual('title', text),
      ...bilingual('description', allStorableTexts),
      ...bilingual('location', text),
      startDate: new Date(Date.now() + (index + 1) * 86_400_000),
      endDate: new Date(Date.now() + (index + 2) * 86_400_000),
      organizerId: trainer.id,
      isPublished: true,
      isOnline: true,
      meetingUrl: 'javascript:window.__ran=1',
    })),
  });
  const poll = await db.poll.create({
    data: { ...bilingual('question', allStorableTextsSingleLine), createdBy: admin.id },
  });
  await db.pollOption.createMany({
    data: rows.slice(0, 50).map((text, order) => ({ ...bilingual('optionText', text), pollId: poll.id, order })),
  });
  await db.faq.createMany({
    data: rows.map((text, order) => ({
      ...bilingual('question', text),
      ...bilingual('answer', allStorableTexts),
      order,
    })),
  });
  await db.glossaryTerm.createMany({
    data: rows.map((text) => ({
      ...bilingual('term', text),
      ...bilingual('definition', allStorableTexts),
      ...bilingual('category', toSingleLine(text).slice(0, 60)),
      acronym: text,
      searchText: toSearchText(text),
      createdBy: trainer.id,
    })),
  });
}
