import { randomUUID } from 'node:crypto';
import { seedSpareUsers, seedGlossaryTerms, seedEvents, seedBlogPosts, seedFaqsAndMessages } from './contentFixtures';
import type { TestGateway } from './testGateway';

/** All viewers that the access rules distinguish. */
export const personas = [
  'visitor',
  'student',
  'enrolledStudent',
  'otherStudent',
  'trainer',
  'otherTrainer',
  'admin',
] as const;
export type Persona = (typeof personas)[number];
/** Admins whose token is no longer valid. */
export const revokedPersonas = ['deactivated', 'expired', 'revoked'] as const;
export type RevokedPersona = (typeof revokedPersonas)[number];

/**
 * Seeds rows for every access rule. `trainer` owns `publishedCourse`, `draftCourse`, `archivedCourse` and `inactivePoll`; `otherTrainer`
 * owns `otherCourse`. `enrolledStudent` is enrolled in `publishedCourse` and `archivedCourse`, `otherStudent` in `otherCourse`.
 */
export async function seedPersonas(gateway: TestGateway) {
  const { createUser, createCourse, createLesson, createEnrollment, createPoll, createToken, db } = gateway;
  const secrets = createSecrets();
  const createPersona = (name: Persona | RevokedPersona, role: 'student' | 'trainer' | 'admin') =>
    createUser({
      role,
      username: `${name}-secretname`,
      email: personaEmail(name).toLowerCase(),
      phone: personaPhone(name),
      firstName: name,
    });
  const users = {
    student: await createPersona('student', 'student'),
    enrolledStudent: await createPersona('enrolledStudent', 'student'),
    otherStudent: await createPersona('otherStudent', 'student'),
    trainer: await createPersona('trainer', 'trainer'),
    otherTrainer: await createPersona('otherTrainer', 'trainer'),
    admin: await createPersona('admin', 'admin'),
    deactivated: await createPersona('deactivated', 'admin'),
    expired: await createPersona('expired', 'admin'),
    revoked: await createPersona('revoked', 'admin'),
  };
  const publishedCourse = await createCourse({ trainerId: users.trainer.id });
  const draftCourse = await createCourse({
    trainerId: users.trainer.id,
    isPublished: false,
    title: secrets.draftTitle,
    slug: 'draft',
  });
  const archivedCourse = await createCourse({ trainerId: users.trainer.id });
  const otherCourse = await createCourse({ trainerId: users.otherTrainer.id });
  const lesson = await createLesson(publishedCourse.id, {
    content: secrets.lessonContent,
    contentAr: secrets.lessonContent,
    videoUrl: `https://example.dz/${secrets.videoName}.mp4`,
    attachments: [{ name: secrets.attachmentName, url: 'https://example.dz/sheet.pdf' }],
  });
  const draftLesson = await createLesson(publishedCourse.id, { isPublished: false, title: secrets.draftLesson });
  const enrollment = await createEnrollment(users.enrolledStudent.id, publishedCourse.id);
  await createEnrollment(users.otherStudent.id, otherCourse.id);
  const archivedLesson = await createLesson(archivedCourse.id, { content: secrets.lessonContent });
  await createEnrollment(users.enrolledStudent.id, archivedCourse.id);
  await db.course.update({
    where: { id: archivedCourse.id },
    data: { isPublished: false, title: secrets.archivedTitle },
  });
  const review = { courseId: publishedCourse.id, trainerId: users.trainer.id, rating: 5 };
  const approvedReview = await db.review.create({
    data: { ...review, userId: users.enrolledStudent.id, isApproved: true },
  });
  const pendingReview = await db.review.create({
    data: { ...review, userId: users.otherStudent.id, comment: secrets.pendingReview },
  });
  const poll = await createPoll({ createdBy: users.admin.id });
  const inactivePoll = await createPoll({
    question: secrets.inactivePoll,
    isActive: false,
    createdBy: users.trainer.id,
  });
  await db.user.update({ where: { id: users.deactivated.id }, data: { isActive: false } });

  /** A session token of the persona; null for a visitor. */
  const tokenFor = async (persona: Persona | RevokedPersona): Promise<string | null> => {
    if (persona === 'visitor') return null;
    const token = await createToken(users[persona].id, persona === 'expired' ? new Date(Date.now() - 1000) : undefined);
    if (persona === 'revoked') await db.session.deleteMany({ where: { userId: users.revoked.id } });
    return token;
  };
  return {
    users,
    publishedCourse,
    draftCourse,
    archivedCourse,
    archivedLesson,
    otherCourse,
    lesson,
    draftLesson,
    enrollment,
    poll,
    inactivePoll,
    approvedReview,
    pendingReview,
    secrets,
    tokenFor,
    ...(await seedSpareUsers(gateway)),
    ...(await seedFaqsAndMessages(gateway, secrets)),
    ...(await seedEvents(gateway, users, secrets)),
    ...(await seedGlossaryTerms(gateway, users, secrets.draftTerm)),
    ...(await seedBlogPosts(gateway, { authorId: users.trainer.id, draftTitle: secrets.draftTitle })),
  };
}

/** Key and explanation of a question whose quiz reveals nothing. */
export const answerKey = `SECRET-answer-key-${randomUUID()}`;

/** The private question of `enrolledStudent`. */
export const privateThread = `SECRET-private-thread-${randomUUID()}`;

/** A note of `enrolledStudent`. */
export const privateNote = `SECRET-private-note-${randomUUID()}`;

export type SeededPlatform = Awaited<ReturnType<typeof seedPersonas>>;

const personaEmail = (persona: string): string => `secretmail-${persona}@example.dz`;
const personaPhone = (persona: Persona | RevokedPersona): string =>
  `+213 555 00 11 ${20 + [...personas, ...revokedPersonas].indexOf(persona)}`;

function createSecrets() {
  const secret = (name: string): string => `SECRET-${name}-${randomUUID()}`;
  return {
    draftTitle: secret('draft title'),
    archivedTitle: secret('archived title'),
    draftLesson: secret('draft lesson'),
    lessonContent: secret('lesson content'),
    videoName: `secret-video-${randomUUID()}`,
    attachmentName: secret('attachment'),
    meetingPath: `secret-meeting-${randomUUID()}`,
    pendingReview: secret('review'),
    draftQuestion: secret('question'),
    message: secret('message'),
    subscriber: `secret-subscriber-${randomUUID()}@example.dz`,
    inactivePoll: secret('inactive poll'),
    draftTerm: secret('draft term'),
  };
}

/** The personas to which a seeded text may be sent in any response. No response contains a password hash. */
export function listSecretViewers({
  users,
  secrets,
}: SeededPlatform): { text: string; visibleTo: (Persona | RevokedPersona)[] }[] {
  const staff: Persona[] = ['trainer', 'admin'];
  const participants: Persona[] = [...staff, 'enrolledStudent'];
  const own = Object.entries(users).flatMap(([name, { email, phone, username }]) =>
    [email, phone ?? '', username].map((text) => ({ text, visibleTo: [name as Persona, 'admin' as const] })),
  );
  return [
    { text: '$argon2', visibleTo: [] },
    { text: privateNote, visibleTo: ['enrolledStudent'] },
    ...[secrets.draftQuestion, secrets.message, secrets.subscriber].map((text) => ({
      text,
      visibleTo: ['admin' as const],
    })),
    ...own,
    ...[
      answerKey,
      secrets.draftTitle,
      secrets.draftLesson,
      secrets.pendingReview,
      secrets.inactivePoll,
      secrets.draftTerm,
    ].map((text) => ({
      text,
      visibleTo: staff,
    })),
    ...[
      privateThread,
      secrets.archivedTitle,
      secrets.lessonContent,
      secrets.videoName,
      secrets.attachmentName,
      secrets.meetingPath,
    ].map((text) => ({
      text,
      visibleTo: participants,
    })),
  ];
}
