import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../generated/client';
import { certificateNameSchema } from '../../schema/contract/validation/learning/certificates';
import { paymentSettingsSchema } from '../../schema/contract/validation/payments/payments';
import { modelNames } from '../dataModel';
import { gradeResponse } from '../../schema/contract/grading/gradeResponse';
import type { QuestionContent, QuestionResponse } from '../../schema/contract/grading/questions/question';
import { isPassed, scoreAttempt } from '../../schema/contract/grading/scoreAttempt';
import { openTestDatabase } from '../../schema/testing/testDatabase';
import { seedDemo } from '.';
import { hasUsers } from './hasUsers';

const now = new Date('2026-11-21T10:00:00Z');
const hashedPasswords: string[] = [];
const hashPassword = (plain: string) => {
  hashedPasswords.push(plain);
  return Promise.resolve(`hash of ${plain}`);
};

const storedFiles = new Map<string, Buffer>();
const storeFile = (key: string, content: Buffer) => Promise.resolve(void storedFiles.set(key, content));

let db: PrismaClient;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  expect(await hasUsers(db)).toBe(false);
  await seedDemo(db, { now, hashPassword, storeFile });
});
afterAll(() => close());

const readAllTables = async () => ({
  users: await db.user.findMany(),
  categories: await db.category.findMany(),
  courses: await db.course.findMany(),
  sections: await db.courseSection.findMany(),
  prerequisites: await db.coursePrerequisite.findMany(),
  lessons: await db.lesson.findMany(),
  enrollments: await db.enrollment.findMany(),
  certificates: await db.certificate.findMany(),
  certificateSettings: await db.certificateSettings.findMany(),
  lessonCaptions: await db.lessonCaptions.findMany(),
  lessonProgress: await db.lessonProgress.findMany(),
  questions: await db.question.findMany({ include: { versions: { include: { key: true } }, draft: true } }),
  quizzes: await db.quiz.findMany({ include: { slots: true } }),
  attempts: await db.quizAttempt.findMany({ include: { questions: { include: { answer: true, marks: true } } } }),
  notes: await db.lessonNote.findMany(),
  threads: await db.thread.findMany({ include: { posts: true } }),
  reviews: await db.review.findMany(),
  payments: await db.payment.findMany(),
  posts: await db.blogPost.findMany(),
  faqCategories: await db.faqCategory.findMany(),
  faqs: await db.faq.findMany(),
  events: await db.event.findMany(),
  registrations: await db.eventRegistration.findMany(),
  polls: await db.poll.findMany(),
  options: await db.pollOption.findMany(),
  terms: await db.glossaryTerm.findMany(),
  messages: await db.contactMessage.findMany(),
  subscribers: await db.newsletterSubscriber.findMany(),
});

test('a second run changes nothing and hashes no password', async () => {
  const before = await readAllTables();
  await seedDemo(db, { now: new Date(now.getTime() + 86_400_000), hashPassword });
  expect(await readAllTables()).toEqual(before);
  expect(hashedPasswords).toEqual(['demo-1234']);
});

interface Delegate {
  findMany(): Promise<object[]>;
  findFirst(): Promise<object | null>;
}
const delegateOf = (client: object, name: string) => (client as Record<string, Delegate | undefined>)[name];

test.each([...modelNames.keys()])('rows of %s are read as Prisma reads them', async (name) => {
  // An extended client reads all rows itself.
  const [ours, prismas] = [delegateOf(db, name), delegateOf(db.$extends({}), name)];
  expect(await ours?.findMany()).toEqual(await prismas?.findMany());
  expect(await ours?.findFirst()).toEqual(await prismas?.findFirst());
});

describe('minimum demo data', () => {
  test('accounts: one of each role with a known email, ten students, three trainers with a bio', async () => {
    const roleOf = async (email: string) => (await db.user.findUnique({ where: { email } }))?.role;
    expect(await roleOf('admin@demo.dz')).toBe('admin');
    expect(await roleOf('trainer@demo.dz')).toBe('trainer');
    expect(await roleOf('student@demo.dz')).toBe('student');
    expect(await db.user.count({ where: { role: 'student' } })).toBeGreaterThanOrEqual(10);
    expect(
      await db.user.count({ where: { role: 'trainer', bio: { not: null }, bioAr: { not: null } } }),
    ).toBeGreaterThanOrEqual(3);
    expect(await hasUsers(db)).toBe(true);
  });

  test('courses: at least twelve in six categories, free and paid, all levels, two drafts', async () => {
    const courses = await db.course.findMany({ include: { lessons: true } });
    expect(courses.length).toBeGreaterThanOrEqual(12);
    expect(await db.category.count()).toBeGreaterThanOrEqual(6);
    expect(courses.filter(({ isPublished }) => !isPublished)).toHaveLength(2);
    expect(new Set(courses.map(({ level }) => level)).size).toBe(3);
    expect(new Set(courses.map(({ isFree }) => isFree)).size).toBe(2);
    for (const { duration, lessons } of courses) {
      expect(lessons.length).toBeGreaterThanOrEqual(4);
      expect(lessons.length).toBeLessThanOrEqual(10);
      expect(duration).toBe(lessons.reduce((sum, lesson) => sum + lesson.duration, 0));
      expect(duration).toBeGreaterThanOrEqual(180);
      expect(duration).toBeLessThanOrEqual(720);
    }
  });

  test('notes of the student, and questions: one waits for the demo trainer, one is private', async () => {
    expect(await db.lessonNote.count({ where: { user: { email: 'student@demo.dz' } } })).toBeGreaterThanOrEqual(4);
    const threads = await db.thread.findMany({ include: { course: { include: { trainer: true } } } });
    expect(threads.filter(({ isPrivate }) => isPrivate)).toHaveLength(1);
    const waiting = threads.filter(({ waitingSince }) => waitingSince);
    expect(waiting.map(({ course }) => course.trainer.email)).toEqual(['trainer@demo.dz']);
    // Their authors may read and write there.
    for (const { authorId, courseId, lessonId } of threads)
      expect(
        await db.enrollment.count({
          where: {
            studentId: authorId ?? 0,
            courseId,
            course: { lessons: { some: { id: lessonId, kind: 'content' } } },
          },
        }),
      ).toBe(1);
  });

  test('every course has two sections or more with titles in both languages, and lessons in course order', async () => {
    const courses = await db.course.findMany({
      include: { sections: { orderBy: { position: 'asc' } }, lessons: { orderBy: { order: 'asc' } } },
    });
    for (const { slug, sections, lessons } of courses) {
      expect(sections.length, slug).toBeGreaterThanOrEqual(2);
      for (const { title, titleAr } of sections) expect([title, titleAr]).not.toContain('');
      const places = lessons.map(({ sectionId }) => sections.findIndex(({ id }) => id === sectionId));
      expect(places, slug).toEqual(places.toSorted((a, b) => a - b));
      expect(new Set(places).size, slug).toBe(sections.length);
    }
  });

  test('every published course and every event has a drawing of its own', async () => {
    const courses = await db.course.findMany({ where: { isPublished: true }, select: { thumbnail: true } });
    const events = await db.event.findMany({ select: { thumbnail: true } });
    const files = [...courses, ...events].map(({ thumbnail }) => `web/public${thumbnail}`);
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('every video has captions in both languages, in files that its course may show', async () => {
    const lessons = await db.lesson.findMany({
      where: { videoUrl: { not: null } },
      include: { captions: { orderBy: { language: 'asc' } }, course: { include: { files: true } } },
    });
    expect(lessons.length).toBeGreaterThan(0);
    for (const { title, captions, course } of lessons) {
      expect(captions.map(({ language }) => language).toSorted(), title).toEqual(['ar', 'en']);
      for (const { uploadKey, language } of captions) {
        expect(course.files, title).toContainEqual({ courseId: course.id, uploadKey });
        expect(storedFiles.get(uploadKey)).toEqual(readFileSync(`prisma/seed/captions/current-${language}.vtt`));
      }
    }
  });

  test('enrollments in all states, with progress that matches the lessons', async () => {
    const enrollments = await db.enrollment.findMany({
      include: { lessons: true, course: { include: { lessons: { where: { isPublished: true } } } } },
    });
    expect(new Set(enrollments.map(({ status }) => status)).size).toBe(4);
    for (const { lessons, course, progress, status } of enrollments) {
      const done = lessons.filter(({ completedAt }) => completedAt).length;
      expect(progress).toBe(Math.floor((done / course.lessons.length) * 100));
      expect(status === 'completed').toBe(progress === 100);
    }
  });

  test('every course ends with a quiz, and completed ones have a passed attempt whose marks follow from its answers', async () => {
    const lessons = await db.lesson.findMany({ orderBy: [{ courseId: 'asc' }, { order: 'asc' }] });
    const last = lessons.filter(({ courseId }, index) => lessons[index + 1]?.courseId !== courseId);
    expect(last.map(({ kind }) => kind)).toEqual(last.map(() => 'quiz'));
    const completed = await db.lessonProgress.findMany({
      where: { completedAt: { not: null }, lesson: { kind: 'quiz' } },
    });
    const attempts = await db.quizAttempt.findMany({
      include: { questions: { include: { answer: true, marks: true, version: { include: { key: true } } } } },
    });
    expect(attempts.length).toBe(completed.length);
    expect(attempts.length).toBeGreaterThan(30);
    for (const { questions, passPercent, score, maxPoints, percent, state } of attempts) {
      const marks = questions.map(({ version: { kind, body, key }, answer, marks: [mark], points, isCritical }) => {
        const content = { kind, body, key: key?.key } as unknown as QuestionContent;
        const grade = gradeResponse(content, (answer?.response ?? null) as QuestionResponse | null);
        expect(mark).toMatchObject(grade);
        return { ...grade, points, isCritical };
      });
      const result = scoreAttempt(marks);
      expect([state, Number(score), maxPoints, percent]).toEqual([
        ...['passed', Number(result.score), result.maxPoints, result.percent],
      ]);
      expect(isPassed(result, passPercent)).toBe(true);
    }
    const certificates = await db.certificate.findMany({ where: { status: 'valid' } });
    for (const { evidence } of certificates)
      expect(evidence).toMatchObject({ quizzes: [{ scorePercent: expect.any(Number) as number }] });
  });

  test('settings of payments that their form accepts, with the address of the contact details', async () => {
    const settings = await db.paymentSettings.findFirstOrThrow();
    expect(paymentSettingsSchema.safeParse(settings).error?.issues).toBeUndefined();
    const { address, addressAr } = await db.contactDetails.findFirstOrThrow();
    expect(settings).toMatchObject({ sellerAddress: address, sellerAddressAr: addressAr });
  });

  test('payments in every state, with proofs, documents without gaps, and access that agrees', async () => {
    const payments = await db.payment.findMany({ include: { proofs: true, receipts: true, enrollment: true } });
    expect(new Set(payments.map(({ status }) => status)).size).toBe(8);
    expect(new Set(payments.map(({ method }) => method)).size).toBe(5);
    for (const { status, proofs, receipts, enrollment, courseId } of payments) {
      const isPaid = ['confirmed', 'refund_requested', 'refunded'].includes(status);
      expect(receipts).toHaveLength(status === 'refunded' ? 2 : Number(isPaid));
      if (status === 'submitted' || status === 'rejected') expect(proofs).toHaveLength(1);
      if (courseId && isPaid) expect(enrollment?.status === 'ended').toBe(status === 'refunded');
    }
    const years = await db.receiptCounter.findMany({ where: { kind: 'receipt' } });
    expect(years.reduce((sum, { last }) => sum + last, 0)).toBe(await db.receipt.count({ where: { kind: 'receipt' } }));
    expect(await db.enrollment.count({ where: { course: { isFree: false }, paymentId: null } })).toBe(0);
  });

  test('certificates of all completions, most of them valid, some that await the name', async () => {
    const certificates = await db.certificate.findMany({ include: { user: true }, orderBy: { sequence: 'asc' } });
    expect(certificates).toHaveLength(await db.enrollment.count({ where: { status: 'completed' } }));
    expect(certificates.map(({ sequence }) => sequence)).toEqual(certificates.map((_, index) => index + 1));
    const waiting = certificates.filter(({ status }) => status === 'awaiting_name');
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.length).toBeLessThan(certificates.length / 4);
    for (const { status, holderName, holderNameAr, signatures } of certificates) {
      expect(signatures).toMatchObject({ platform: { name: 'Amina Cherif', nameAr: 'أمينة شريف' } });
      if (status === 'awaiting_name') continue;
      expect(certificateNameSchema.safeParse({ name: holderName, nameAr: holderNameAr }).error).toBeUndefined();
    }
    const ofDemoStudent = certificates.filter(({ user }) => user.email === 'student@demo.dz');
    expect(ofDemoStudent).toMatchObject([{ status: 'valid', holderName: 'Selma Ben Youcef' }]);
  });

  test('the demo student has one completed course, two in progress and one not started', async () => {
    const { enrollments } = await db.user.findUniqueOrThrow({
      where: { email: 'student@demo.dz' },
      include: { enrollments: { orderBy: { progress: 'asc' } } },
    });
    const progress = enrollments.map((enrollment) => enrollment.progress);
    expect(progress).toHaveLength(4);
    expect([progress[0], progress[3]]).toEqual([0, 100]);
    expect(progress.slice(1, 3).every((percent) => percent > 0 && percent < 100)).toBe(true);
  });

  test('approved and pending reviews come from enrolled students and produce the ratings', async () => {
    const reviews = await db.review.findMany({ include: { course: { include: { enrollments: true } } } });
    expect(new Set(reviews.map(({ isApproved }) => isApproved)).size).toBe(2);
    for (const { userId, course, comment, commentAr } of reviews) {
      expect(course.enrollments.map(({ studentId }) => studentId)).toContain(userId);
      expect(comment ?? commentAr).toBeTruthy();
    }
    const approved = reviews.filter(({ isApproved }) => isApproved).length;
    const totals = await db.courseCounters.aggregate({ _sum: { ratingCount: true } });
    expect(totals._sum.ratingCount).toBe(approved);
  });

  test('ten blog posts, ten FAQs in four categories, forty glossary terms', async () => {
    expect(await db.blogPost.count({ where: { isPublished: true } })).toBeGreaterThanOrEqual(10);
    expect(await db.blogPost.count({ where: { isPublished: true, categoryId: null } })).toBeGreaterThanOrEqual(1);
    expect(await db.faq.count()).toBeGreaterThanOrEqual(10);
    const tabs = await db.faqCategory.findMany({ orderBy: { order: 'asc' } });
    expect(tabs.map(({ slug }) => slug)).toEqual(['general', 'courses', 'payment', 'technical']);
    expect(await db.glossaryTerm.count()).toBeGreaterThanOrEqual(40);
  });

  test('six events, past and upcoming, one sold out; the next three have the prices of the home page', async () => {
    const events = await db.event.findMany({ orderBy: { startDate: 'asc' }, include: { registrations: true } });
    expect(events.length).toBeGreaterThanOrEqual(6);
    const upcoming = events.filter(({ startDate }) => startDate > now);
    expect(upcoming.length).toBeLessThan(events.length);
    expect(upcoming.slice(0, 3).map(({ price }) => Number(price))).toEqual([5000, 15000, 0]);
    expect(events.filter(({ registeredCount, capacity }) => registeredCount === capacity)).toHaveLength(1);
    for (const { registeredCount, registrations } of events) expect(registeredCount).toBe(registrations.length);
  });

  test('four polls: one with multiple choice, one ended, and vote counts that match the voters', async () => {
    const polls = await db.poll.findMany({ include: { options: true } });
    expect(polls.length).toBeGreaterThanOrEqual(4);
    expect(polls.filter(({ endsAt }) => endsAt && endsAt < now)).toHaveLength(1);
    const [multiple, ...others] = polls.filter(({ allowMultiple }) => allowMultiple);
    expect(multiple?.question).toContain('multiple');
    expect(others).toEqual([]);
    for (const { allowMultiple, voterCount, options } of polls) {
      const votes = options.map((option) => option.votes);
      if (allowMultiple) expect(voterCount).toBeGreaterThanOrEqual(Math.max(...votes));
      else expect(voterCount).toBe(votes.reduce((sum, count) => sum + count, 0));
    }
  });
});

describe('both languages', () => {
  const arabicLetter = /\p{Script=Arabic}/u;

  test('Arabic columns contain Arabic, English columns none, and both are set together', async () => {
    const { reviews: originalReviews, terms, ...tables } = await readAllTables();
    // Acronyms are the same in both languages and have no Arabic form.
    const rows = [...Object.values(tables).flat(), ...terms.map((term) => ({ ...term, acronym: null }))];
    // Most accounts have their name in one script, as people write it.
    const isOtherName = (name: string, ar: unknown) => /^(first|last)NameAr$/.test(name) && ar === null;
    const mismatches = rows.flatMap((row) =>
      bilingualPairs(row).filter(({ name, en, ar }) => !isOtherName(name, ar) && !isPair(en, ar)),
    );
    expect(mismatches).toEqual([]);
    for (const { comment, commentAr } of originalReviews) {
      expect(comment ?? '').not.toMatch(arabicLetter);
      if (commentAr) expect(commentAr).toMatch(arabicLetter);
    }
  });

  test('a published course has a free preview and at least three outcomes, people and requirements', async () => {
    const courses = await db.course.findMany({ where: { isPublished: true } });
    expect(courses.length).toBeGreaterThan(0);
    for (const { slug, outcomes, audience, requirements, previewLessonId } of courses) {
      expect(previewLessonId, slug).not.toBeNull();
      for (const list of [outcomes, audience, requirements]) expect(list.length, slug).toBeGreaterThanOrEqual(3);
    }
  });

  test('lessons have equally many paragraphs in both languages, the first five courses at least three', async () => {
    const lessons = await db.lesson.findMany({ where: { kind: 'content' }, include: { course: true } });
    const firstFive = [...new Set(lessons.map(({ courseId }) => courseId))].sort((a, b) => a - b).slice(0, 5);
    for (const { title, content, contentAr, courseId } of lessons) {
      const [en, ar] = [paragraphs(content), paragraphs(contentAr)];
      expect(ar, title).toBe(en);
      expect(en, title).toBeGreaterThanOrEqual(firstFive.includes(courseId) ? 3 : 1);
    }
  });

  const paragraphs = (text: string | null) => (text ?? '').split('\n\n').length;

  const bilingualPairs = (row: object) =>
    Object.entries(row).flatMap(([name, ar]) => {
      const en: unknown = Object.entries(row).find(([other]) => `${other}Ar` === name)?.[1];
      return en === undefined ? [] : [{ name, en, ar: ar as unknown }];
    });

  const isPair = (en: unknown, ar: unknown): boolean => {
    if (Array.isArray(en) && Array.isArray(ar))
      return en.length === ar.length && en.every((item, index) => isPair(item, ar[index]));
    return typeof en === 'string' && typeof ar === 'string'
      ? !arabicLetter.test(en) && arabicLetter.test(ar)
      : en === ar;
  };
});
