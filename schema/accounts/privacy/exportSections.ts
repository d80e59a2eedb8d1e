import type { Prisma, PrismaClient } from '../../../prisma/generated/client';
import { readInBatches } from '../../admin/exportBatches';
import { readPracticeOfStudent } from '../../practice/practiceExport';
import { readAttemptsOfStudent } from '../../quizzes/attempts/attemptExport';
import type { DataOwner, ExportRows, ExportSection } from './exportSection';
import { lessonTextSections } from './lessonTextSections';

/** Rows that only share the address are the user's if the address is confirmed. */
const ownAddress = ({ email, emailConfirmedAt }: DataOwner) => ({ email: emailConfirmedAt ? email : '' });

/** For lists that stay short. */
async function* atOnce(rows: Promise<object[]>): ExportRows {
  yield await rows;
}

const titles = { select: { id: true, title: true, titleAr: true } } as const;
/** For the search and the order of the admin panel. */
const sortKeys = { sortKey: true, sortKeyAr: true } as const;
const derivedColumns = { adminSearchText: true, ...sortKeys } as const;

const byId = { orderBy: { id: 'asc' } } as const;
const idOnly = { ...byId, select: { id: true } } as const;

const profile: ExportSection = {
  name: 'profile',
  description: 'Your account',
  read: (db, { id }) =>
    atOnce(
      db.user.findMany({
        where: { id },
        omit: { passwordHash: true, usernameKey: true, adminSearchText: true, sortKey: true, usernameSortKey: true },
      }),
    ),
};

const learningSections: ExportSection[] = [
  {
    name: 'enrollments',
    description:
      'Your courses, with the progress of each lesson, the lessons waived for you and your exceptions in quizzes',
    read: (db, { id: studentId }) =>
      readInBatches(
        () => db.enrollment.findMany({ where: { studentId }, ...idOnly }),
        (where) =>
          db.enrollment.findMany({
            where,
            include: {
              course: titles,
              lessons: { omit: { enrollmentId: true }, include: { lesson: titles } },
              waivers: { omit: { enrollmentId: true, createdBy: true }, include: { lesson: titles } },
              quizExceptions: { omit: { enrollmentId: true, createdBy: true } },
            },
          }),
      ),
  },
  {
    name: 'quiz-attempts',
    description: 'Your attempts at quizzes with your answers, and their marks where the quiz shows them',
    read: (db, { id }) => readAttemptsOfStudent(db, id),
  },
  {
    name: 'practice-reviews',
    description: 'Questions that you practiced, with your answers',
    read: (db, { id }) => readPracticeOfStudent(db, id),
  },
  {
    name: 'practice-cards',
    description: 'When questions are due for practice, and how well you remember them',
    read: (db, { id: studentId }) =>
      atOnce(db.practiceCard.findMany({ where: { enrollment: { studentId } }, orderBy: { due: 'asc' } })),
  },
  {
    name: 'certificates',
    description: 'Your certificates',
    read: (db, { id: userId }) =>
      readInBatches(
        () => db.certificate.findMany({ where: { userId }, ...idOnly }),
        (where) => db.certificate.findMany({ where, omit: { adminSearchText: true, signatures: true } }),
      ),
  },
  {
    name: 'reviews',
    description: 'Reviews that you wrote',
    read: (db, { id: userId }) =>
      readInBatches(
        () => db.review.findMany({ where: { userId }, ...idOnly }),
        (where) => db.review.findMany({ where, omit: { adminSearchText: true }, include: { course: titles } }),
      ),
  },
  ...lessonTextSections,
  {
    name: 'payments',
    description: 'Your payments',
    read: (db, { id: userId }) =>
      readInBatches(
        () => db.payment.findMany({ where: { userId }, ...idOnly }),
        (where) =>
          db.payment.findMany({
            where,
            omit: { adminSearchText: true, openKey: true, decidedBy: true, checkoutUrl: true },
            include: {
              course: titles,
              event: titles,
              coupon: { select: { code: true } },
              proofs: { select: { uploadKey: true, transactionId: true, createdAt: true }, orderBy: { id: 'asc' } },
              receipts: {
                select: { kind: true, number: true, amount: true, currency: true, issuedAt: true, content: true },
                orderBy: { id: 'asc' },
              },
            },
          }),
      ),
  },
  {
    name: 'event-registrations',
    description: 'Events that you registered for',
    read: (db, { id: userId }) =>
      readInBatches(
        () => db.eventRegistration.findMany({ where: { userId }, ...idOnly }),
        (where) => db.eventRegistration.findMany({ where, include: { event: titles } }),
      ),
  },
  {
    name: 'poll-votes',
    description: 'Your votes in polls',
    read: (db, { id: userId }) =>
      readInBatches(
        () => db.pollVote.findMany({ where: { userId }, ...idOnly }),
        (where) =>
          db.pollVote.findMany({
            where,
            omit: { visitorId: true, voterKey: true },
            include: {
              poll: { select: { id: true, question: true, questionAr: true } },
              choices: { select: { option: { select: { id: true, optionText: true, optionTextAr: true } } } },
            },
          }),
      ),
  },
  {
    name: 'article-views',
    description: 'Articles that you opened in the last days',
    read: (db, { id }) =>
      atOnce(
        db.blogPostView.findMany({
          where: { viewerKey: `u:${id}` },
          select: { day: true, post: titles },
          orderBy: [{ day: 'asc' }, { postId: 'asc' }],
        }),
      ),
  },
];

const accountSections: ExportSection[] = [
  {
    name: 'notifications',
    description: 'Your notifications',
    read: (db, { id: userId }) =>
      readInBatches(
        () => db.notification.findMany({ where: { userId }, ...idOnly }),
        (where) => db.notification.findMany({ where, omit: { messageId: true } }),
      ),
  },
  {
    name: 'notification-preferences',
    description: 'Messages that you chose to get',
    read: (db, { id: userId }) =>
      atOnce(db.notificationPreference.findMany({ where: { userId }, orderBy: { kind: 'asc' } })),
  },
  {
    name: 'sessions',
    description: 'Devices on which you are signed in',
    read: (db, { id: userId }) =>
      atOnce(
        db.session.findMany({
          where: { userId },
          select: { userAgent: true, createdAt: true, expiresAt: true },
          orderBy: { createdAt: 'asc' },
        }),
      ),
  },
  {
    name: 'contact-messages',
    description: 'Messages that you sent, or that were sent with your confirmed address',
    read: (db, owner) =>
      readInBatches(
        () => db.contactMessage.findMany({ where: { OR: [{ userId: owner.id }, ownAddress(owner)] }, ...idOnly }),
        (where) =>
          db.contactMessage.findMany({
            where,
            omit: { dedupeHash: true, adminSearchText: true, sortKey: true, subjectSortKey: true, userId: true },
            include: { replies: { select: { text: true, createdAt: true }, ...byId } },
          }),
      ),
  },
  {
    name: 'saved-views',
    description: 'Views of lists that you saved, and how you want to see lists',
    async *read(db, { id: userId }) {
      yield await db.savedView.findMany({ where: { userId }, ...byId });
      yield await db.tablePreference.findMany({ where: { userId }, orderBy: { list: 'asc' } });
    },
  },
  {
    name: 'office-notes',
    description: 'Notes of our office about you',
    read: (db, { id: userId }) =>
      readInBatches(
        () => db.userNote.findMany({ where: { userId }, ...idOnly }),
        (where) => db.userNote.findMany({ where, omit: { authorId: true } }),
      ),
  },
  {
    name: 'newsletter',
    description: 'Your subscription to the newsletter',
    read: (db, owner) => atOnce(db.newsletterSubscriber.findMany({ where: ownAddress(owner) })),
  },
  {
    name: 'uploads',
    description: 'Your files; the files themselves are in the folder files',
    read: (db, { id: ownerId }) =>
      atOnce(db.upload.findMany({ where: { ownerId }, omit: { ownerId: true }, orderBy: { createdAt: 'asc' } })),
  },
];

/** What trainers and admins publish; left out if there is nothing. */
export const authoredSections: ExportSection[] = [
  {
    name: 'courses',
    description: 'Your courses with their lessons',
    read: (db, { id: trainerId }) =>
      readInBatches(
        () => db.course.findMany({ where: { trainerId }, ...idOnly }),
        (where) =>
          db.course.findMany({
            where,
            omit: { ...derivedColumns, searchText: true },
            include: { lessons: { omit: { clientKey: true }, orderBy: { order: 'asc' } } },
          }),
      ),
  },
  {
    name: 'questions',
    description: 'The questions of your courses',
    read: (db, { id: trainerId }) =>
      readInBatches(
        () => db.question.findMany({ where: { course: { trainerId } }, ...idOnly }),
        (where) =>
          db.question.findMany({
            where,
            omit: { clientKey: true },
            include: {
              draft: { omit: { questionId: true } },
              versions: { omit: { questionId: true }, include: { key: { select: { key: true, feedback: true } } } },
            },
          }),
      ),
  },
  {
    name: 'glossary-terms',
    description: 'Terms that you added',
    read: (db, { id: createdBy }) =>
      readInBatches(
        () => db.glossaryTerm.findMany({ where: { createdBy }, ...idOnly }),
        (where) =>
          db.glossaryTerm.findMany({
            where,
            omit: { searchText: true, ...sortKeys, categorySortKey: true, categorySortKeyAr: true },
          }),
      ),
  },
  {
    name: 'blog-posts',
    description: 'Articles that you wrote',
    read: (db, { id: authorId }) =>
      readInBatches(
        () => db.blogPost.findMany({ where: { authorId }, ...idOnly }),
        (where) => db.blogPost.findMany({ where, omit: derivedColumns }),
      ),
  },
  {
    name: 'events',
    description: 'Events that you organize',
    read: (db, { id: organizerId }) =>
      readInBatches(
        () => db.event.findMany({ where: { organizerId }, ...idOnly }),
        (where) => db.event.findMany({ where, omit: derivedColumns }),
      ),
  },
  {
    name: 'polls',
    description: 'Polls that you created',
    read: (db, { id: createdBy }) =>
      readInBatches(
        () => db.poll.findMany({ where: { createdBy }, ...idOnly }),
        (where) => db.poll.findMany({ where, omit: derivedColumns, include: { options: byId } }),
      ),
  },
];

export const personalSections: ExportSection[] = [profile, ...learningSections, ...accountSections];

export type ExportedUpload = Prisma.UploadGetPayload<{ select: { key: true; name: true } }>;

/** Files of the user, in the order of the section `uploads`. */
export const findExportedUploads = (db: PrismaClient, { id: ownerId }: DataOwner): Promise<ExportedUpload[]> =>
  db.upload.findMany({ where: { ownerId }, select: { key: true, name: true }, orderBy: { createdAt: 'asc' } });
