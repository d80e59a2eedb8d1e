import { randomUUID } from 'node:crypto';
import { seedSpareUsers, seedGlossaryTerms, seedEvents, seedBlogPosts, seedFaqsAndMessages } from './contentFixtures';
import type { createTestGateway } from './testGateway';

/** Everybody the product tells apart; the last three have lost what they had. */
export const personas = ['visitor', 'student', 'enrolled', 'other', 'trainer', 'otherTrainer', 'admin'] as const;
export type Persona = (typeof personas)[number];
export const revokedPersonas = ['deactivated', 'expired', 'revoked'] as const;
export type RevokedPersona = (typeof revokedPersonas)[number];

/**
 * A platform on which every rule makes a difference. `trainer` teaches `open` (a published and a draft lesson, an approved
 * and a waiting review) and `draft`, and made `hiddenPoll`, which was taken off; `otherTrainer` teaches `second`. `enrolled`
 * is in `open`, `other` in `second`.
 */
export async function seedPersonas(gateway: Awaited<ReturnType<typeof createTestGateway>>) {
  const { createUser, createCategory, createCourse, createLesson, createEnrollment, createPoll, aToken, db } = gateway;
  const secrets = createSecrets();
  const someone = (name: Persona | RevokedPersona, role: 'student' | 'trainer' | 'admin') =>
    createUser({
      role,
      username: `${name}-secretname`,
      email: personaEmail(name).toLowerCase(),
      phone: personaPhone(name),
      firstName: name,
    });
  const users = {
    student: await someone('student', 'student'),
    enrolled: await someone('enrolled', 'student'),
    other: await someone('other', 'student'),
    trainer: await someone('trainer', 'trainer'),
    otherTrainer: await someone('otherTrainer', 'trainer'),
    admin: await someone('admin', 'admin'),
    deactivated: await someone('deactivated', 'admin'),
    expired: await someone('expired', 'admin'),
    revoked: await someone('revoked', 'admin'),
  };
  const open = await createCourse({ trainerId: users.trainer.id });
  const draft = await createCourse({
    trainerId: users.trainer.id,
    isPublished: false,
    title: secrets.draftTitle,
    slug: 'draft',
  });
  const second = await createCourse({ trainerId: users.otherTrainer.id });
  const spareCategory = await createCategory();
  const lesson = await createLesson(open.id, {
    content: secrets.body,
    contentAr: secrets.body,
    videoUrl: `https://example.dz/${secrets.video}.mp4`,
    attachments: [{ name: secrets.attachment, url: 'https://example.dz/sheet.pdf' }],
  });
  const draftLesson = await createLesson(open.id, { isPublished: false, title: secrets.draftLesson });
  const enrollment = await createEnrollment(users.enrolled.id, open.id);
  await createEnrollment(users.other.id, second.id);
  const review = { courseId: open.id, trainerId: users.trainer.id, rating: 5 };
  const approvedReview = await db.review.create({
    data: { ...review, userId: users.enrolled.id, isApproved: true },
  });
  const waitingReview = await db.review.create({
    data: { ...review, userId: users.other.id, comment: secrets.waitingReview },
  });
  const poll = await createPoll({ createdBy: users.admin.id });
  const hiddenPoll = await createPoll({ question: secrets.hiddenPoll, isActive: false, createdBy: users.trainer.id });
  await db.user.update({ where: { id: users.deactivated.id }, data: { isActive: false } });

  /** A token of the person as they would hold it now; null for a visitor. */
  const tokenFor = async (person: Persona | RevokedPersona): Promise<string | null> => {
    if (person === 'visitor') return null;
    const token = await aToken(users[person].id, person === 'expired' ? new Date(Date.now() - 1000) : undefined);
    if (person === 'revoked') await db.session.deleteMany({ where: { userId: users.revoked.id } });
    return token;
  };
  return {
    users,
    open,
    draft,
    second,
    lesson,
    draftLesson,
    spareCategory,
    enrollment,
    poll,
    hiddenPoll,
    approvedReview,
    waitingReview,
    secrets,
    tokenFor,
    ...(await seedSpareUsers(gateway)),
    ...(await seedFaqsAndMessages(gateway, secrets)),
    ...(await seedEvents(gateway, users, secrets)),
    ...(await seedGlossaryTerms(gateway, users, secrets.draftTerm)),
    ...(await seedBlogPosts(gateway, { authorId: users.trainer.id, draftTitle: secrets.draftTitle })),
  };
}

export type SeededPlatform = Awaited<ReturnType<typeof seedPersonas>>;

const personaEmail = (person: string): string => `secretmail-${person}@example.dz`;
const personaPhone = (person: string): string =>
  `+213 555 ${String(person.length).padStart(2, '0')} ${person.charCodeAt(0)} ${person.charCodeAt(1)}`;

function createSecrets() {
  const secret = (name: string): string => `SECRET-${name}-${randomUUID()}`;
  return {
    draftTitle: secret('draft title'),
    draftLesson: secret('draft lesson'),
    body: secret('body'),
    video: `secret-video-${randomUUID()}`,
    attachment: secret('attachment'),
    meeting: `secret-meeting-${randomUUID()}`,
    waitingReview: secret('review'),
    draftQuestion: secret('question'),
    message: secret('message'),
    subscriber: `secret-subscriber-${randomUUID()}@example.dz`,
    hiddenPoll: secret('hidden poll'),
    draftTerm: secret('draft term'),
  };
}

/** Who may meet a planted text at all, in whatever answer. Nobody meets a password's hash. */
export function secretVisibility({
  users,
  secrets,
}: SeededPlatform): { text: string; may: (Persona | RevokedPersona)[] }[] {
  const staff: Persona[] = ['trainer', 'admin'];
  const learners: Persona[] = [...staff, 'enrolled'];
  const own = Object.entries(users).flatMap(([name, { email, phone, username }]) =>
    [email, phone ?? '', username].map((text) => ({ text, may: [name as Persona, 'admin' as const] })),
  );
  return [
    { text: '$argon2', may: [] },
    ...[secrets.draftQuestion, secrets.message, secrets.subscriber].map((text) => ({ text, may: ['admin' as const] })),
    ...own,
    ...[secrets.draftTitle, secrets.draftLesson, secrets.waitingReview, secrets.hiddenPoll, secrets.draftTerm].map(
      (text) => ({
        text,
        may: staff,
      }),
    ),
    ...[secrets.body, secrets.video, secrets.attachment, secrets.meeting].map((text) => ({ text, may: learners })),
  ];
}
