import { randomUUID } from 'node:crypto';
import type { User } from '../../prisma/generated/client';
import { auditedTransaction } from '../../schema/audit/auditedTransaction';
import { addJob } from '../../schema/core/jobs';
import { sendMailJob } from '../../schema/notifications/deliverNotifications';
import { hoursFromNow } from '../../schema/testing/factories';
import { createQuizFixtures, sampleContents } from '../../schema/testing/quizzes/quizFixtures';
import { viewerFor } from '../../schema/testing/fixtures';
import type { createTestGatewayWithJobs } from './jobQueue';
import { sendRequest, sessionCookieHeader } from './testGateway';
import { createPng } from './documents/testImages';

type Gateway = Awaited<ReturnType<typeof createTestGatewayWithJobs>>;

/** The student whose traces a deletion removes. */
export const person = {
  firstName: 'Zoubeida',
  lastName: 'Tamanrassia',
  username: 'zouzou-1962',
  firstNameAr: 'زوبيدة',
  lastNameAr: 'تمنراستية',
  email: 'zoubeida.t@example.dz',
  phone: '+213 661 98 76 54',
  certificateName: 'Zubayda Tamanghasti',
  certificateNameAr: 'زبيدة التمنراستية',
};
/** Texts that identify the student. */
export const texts = [...Object.values(person), '0661987654'];
const fullName = `${person.firstName} ${person.lastName}`;

/** The header of a new session. */
export const signInTo = async (gateway: Gateway, { id }: Pick<User, 'id'>) => ({
  cookie: sessionCookieHeader(await gateway.createToken(id)),
});

/** A file that is stored as the proof of a transfer. */
async function uploadProof(gateway: Gateway, userId: number): Promise<{ uploadKey: string; fileHash: string }> {
  const headers = { ...(await signInTo(gateway, { id: userId })), 'content-type': 'application/octet-stream' };
  const request = sendRequest(gateway.app, 'post', '/api/uploads?kind=proof&name=zoubeida.png', headers);
  const { body } = await request.send(createPng(300, 300));
  return { uploadKey: (body as { url: string }).url.split('/').at(-1) ?? '', fileHash: randomUUID() };
}

/** Orders with words, numbers and proofs of a payer: refused, given up, paid, under review and with a requested refund. */
async function createOrders(gateway: Gateway, { id: userId }: Pick<User, 'id'>, decidedBy: number) {
  const orders = [];
  for (const status of ['rejected', 'expired', 'confirmed', 'submitted', 'refund_requested'] as const) {
    const transactionId = `TRX ${person.lastName} ${status}`;
    const { id: courseId } = await gateway.createCourse({ price: 1500 });
    const proof = { ...(await uploadProof(gateway, userId)), transactionId, transactionKey: transactionId };
    const confirmedAt = status === 'confirmed' || status === 'refund_requested' ? new Date() : null;
    const data = {
      userId,
      courseId,
      amount: 1500,
      listPrice: 1500,
      method: 'ccp' as const,
      expiresAt: hoursFromNow(72),
      status,
      confirmedAt,
      transactionId,
      decidedBy,
      notes: fullName,
      proofs: { create: proof },
      refundMethod: 'ccp' as const,
      refundAccount: '0021453687 33',
      refundHolder: fullName,
    };
    orders.push(await gateway.db.payment.create({ data, include: { proofs: true } }));
  }
  return orders;
}

/** A waiver with a reason about the student, which the audit log has too. */
async function waiveWithdrawnLesson(gateway: Gateway, adminId: number, courseId: number, enrollmentId: number) {
  const { db, createLesson } = gateway;
  const { id: lessonId } = await createLesson(courseId);
  await db.lesson.update({ where: { id: lessonId }, data: { isPublished: false } });
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT set_config('tayyar.actor', ${String(adminId)}, true)`;
    await tx.lessonWaiver.create({ data: { lessonId, enrollmentId, reason: `${fullName} was ill` } });
  });
}

/** Answers of an attempt, one of them late, a practiced one, and an exception that an admin made. */
async function answerQuiz({ db }: Gateway, adminId: number, courseId: number, enrollmentId: number): Promise<void> {
  const { createQuestion, createQuiz } = createQuizFixtures(db);
  const question = await createQuestion(courseId, sampleContents.text);
  const { lessonId: quizId } = await createQuiz(courseId, [question.id]);
  const { id: versionId } = await db.questionVersion.findFirstOrThrow({ where: { questionId: question.id } });
  const response = { text: `I am ${fullName}` };
  await db.quizAttempt.create({
    data: {
      quizId,
      enrollmentId,
      number: 1,
      passPercent: 70,
      maxPoints: 1,
      questions: { create: { position: 1, versionId, points: 1, answer: { create: { response, seq: 1 } } } },
      lateAnswers: { create: { position: 1, response, seq: 2 } },
    },
  });
  const reviewedAt = new Date();
  const card = { enrollmentId, questionId: question.id };
  await db.practiceCard.create({
    data: {
      ...card,
      due: reviewedAt,
      fadesAt: reviewedAt,
      stability: 1,
      difficulty: 5,
      reps: 2,
      lapses: 0,
      isRight: true,
      lastReviewAt: reviewedAt,
    },
  });
  const review = { versionId, number: 1, verdict: 'wrong', numerator: 0, denominator: 1, rating: 1 } as const;
  await db.practiceReview.create({ data: { ...card, ...review, response, isScheduled: true, reviewedAt } });
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT set_config('tayyar.actor', ${String(adminId)}, true)`;
    await tx.quizException.create({ data: { quizId, enrollmentId, extraAttempts: 1, reason: `${fullName} was ill` } });
  });
}

/**
 * Questions and answers of the student, one of which names them, and texts, reports and a reason in which others do; one of these
 * threads is in a course that the student has left, and three texts are hidden.
 */
async function askQuestions(
  { db, createUser, createCourse, createLesson }: Gateway,
  admin: User,
  courseId: number,
  authorId: number,
) {
  const { id: lessonId } = await createLesson(courseId);
  const text = `I am ${fullName}`;
  const place = { courseId, lessonId };
  const answered = await db.thread.create({ data: { ...place, authorId, text, isPrivate: true } });
  await db.thread.create({ data: { ...place, authorId, text } });
  const other = await db.thread.create({
    data: { ...place, authorId: (await createUser()).id, text: `As ${fullName} said` },
  });
  const post = await db.post.create({ data: { threadId: other.id, authorId, text } });
  await db.post.create({
    data: { threadId: answered.id, authorId: admin.id, text: `Dear ${fullName}`, isTrainer: true },
  });
  await db.threadReport.create({ data: { threadId: other.id, userId: authorId, reason: text } });
  const reporterId = (await createUser()).id;
  const aboutPost = { threadId: other.id, postId: post.id, userId: reporterId };
  await db.threadReport.create({ data: { ...aboutPost, reason: `${person.firstName} is rude` } });
  await db.threadReport.create({ data: { threadId: other.id, userId: reporterId, reason: `It names ${fullName}` } });
  const { id: leftCourseId } = await createCourse();
  const left = { courseId: leftCourseId, lessonId: (await createLesson(leftCourseId)).id };
  const elsewhere = await db.thread.create({
    data: {
      ...left,
      authorId: reporterId,
      text: `Like ${fullName}`,
      hiddenAt: new Date(),
      hiddenReason: `It names ${fullName}`,
    },
  });
  await db.post.create({ data: { threadId: elsewhere.id, authorId, text } });
  const hidden = { hiddenAt: new Date(), hiddenBy: admin.id, hiddenReason: `${person.firstName} was rude` };
  await auditedTransaction({ db, viewer: viewerFor(admin) }, async (tx) => {
    await tx.thread.update({ where: { id: answered.id }, data: hidden });
    await tx.post.update({ where: { id: post.id }, data: hidden });
  });
}

/** The rows that a student leaves everywhere, and what admins did to them. */
export async function createStudentWithTraces(gateway: Gateway) {
  const { db, createUser, createCourse, createLesson, createEnrollment, createEvent, createPoll } = gateway;
  const admin = await createUser({ role: 'admin' });
  const user = await createUser({ ...person, bio: `I am ${fullName}.`, preferredLanguage: 'en' });
  const [userId, course] = [user.id, await createCourse()];
  const lesson = await createLesson(course.id);
  const enrollment = await createEnrollment(userId, course.id);
  await db.lessonProgress.create({ data: { enrollmentId: enrollment.id, lessonId: lesson.id } });
  await waiveWithdrawnLesson(gateway, admin.id, course.id, enrollment.id);
  await answerQuiz(gateway, admin.id, course.id, enrollment.id);
  await askQuestions(gateway, admin, course.id, userId);
  const certificate = await db.certificate.create({
    data: {
      enrollmentId: enrollment.id,
      userId,
      courseId: course.id,
      status: 'valid',
      issuedAt: new Date(),
      holderName: person.certificateName,
      holderNameAr: person.certificateNameAr,
      trainerName: 'T',
      courseTitle: 'C',
      courseTitleAr: 'C',
      level: 'beginner',
      duration: 60,
      lessonCount: 1,
      completedAt: new Date(),
    },
  });
  const note = { userId, lessonId: lesson.id, text: `I am ${fullName}`, searchText: fullName.toLowerCase() };
  await db.lessonNote.create({ data: note });
  const review = { userId, courseId: course.id, trainerId: course.trainerId, rating: 5, isApproved: true };
  await db.review.create({ data: { ...review, comment: `Great! ${fullName}, ${person.phone}` } });
  const orders = await createOrders(gateway, user, admin.id);
  const pastEvent = await createEvent({ startDate: hoursFromNow(-48), capacity: 5 });
  const comingEvent = await createEvent({ capacity: 5 });
  for (const { id: eventId } of [pastEvent, comingEvent])
    await db.eventRegistration.create({ data: { eventId, userId } });
  const poll = await createPoll();
  await db.pollVote.create({
    data: {
      pollId: poll.id,
      userId,
      voterKey: `u:${userId}`,
      visitorId: 'v',
      choices: { create: { optionId: poll.options[0]?.id ?? 0 } },
    },
  });
  const { email, phone } = person;
  const message = { name: fullName, email, phone, subject: 'S', message: 'M', dedupeHash: 'x' };
  const contactMessage = await db.contactMessage.create({ data: message });
  await db.contactMessage.create({
    data: { ...message, name: 'Z.', email: 'work@example.dz', message: person.lastName, userId, dedupeHash: 'y' },
  });
  await db.newsletterSubscriber.create({ data: { email } });
  await db.accountLink.create({
    data: { id: randomUUID(), userId: admin.id, purpose: 'change_email', email, expiresAt: hoursFromNow(1) },
  });
  await db.notificationPreference.create({ data: { userId, kind: 'enrolled', inApp: true, byEmail: true } });
  await db.notification.create({
    data: {
      userId: admin.id,
      messageId: randomUUID(),
      kind: 'x',
      payload: {
        studentName: fullName,
        studentNameAr: `${person.firstNameAr} ${person.lastNameAr}`,
        address: email,
        name: person.certificateName,
      },
    },
  });
  const names = { studentFirstName: person.firstName, studentLastName: person.lastName };
  await addJob(
    db,
    sendMailJob,
    { messageId: randomUUID(), kind: 'x', payload: names, to: { userId: 0 } },
    {
      runAt: hoursFromNow(100),
    },
  );
  await addJob(
    db,
    sendMailJob,
    { messageId: randomUUID(), kind: 'x', payload: {}, to: { address: email, language: 'ar' } },
    {
      runAt: hoursFromNow(100),
    },
  );
  await auditedTransaction({ db, viewer: viewerFor(admin) }, async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { lastName: 'X', phone: null } });
    await tx.user.update({ where: { id: userId }, data: { lastName: person.lastName, phone } });
    await tx.user.update({ where: { id: userId }, data: { certificateNameAr: 'X' } });
    await tx.user.update({ where: { id: userId }, data: { certificateNameAr: person.certificateNameAr } });
    await tx.certificate.update({
      where: { id: certificate.id },
      data: {
        status: 'revoked',
        revokedAt: new Date(),
        revocationCause: 'admin',
        revocationReason: `Not ${person.certificateNameAr}`,
      },
    });
    await tx.enrollment.update({ where: { id: enrollment.id }, data: { progress: 10 } });
    for (const { id } of orders)
      await tx.payment.update({
        where: { id },
        data: {
          decisionReason: `${person.firstName} sent a picture of a cat`,
          refundReason: `CCP of ${person.lastName}`,
        },
      });
    await tx.payment.update({ where: { id: orders[0]?.id }, data: { decisionReason: null, refundReason: null } });
    await tx.payment.update({
      where: { id: orders[2]?.id },
      data: { decisionReason: `${person.firstName} has paid`, refundReason: null },
    });
    await tx.contactMessage.update({ where: { id: contactMessage.id }, data: { handledAt: new Date() } });
    await tx.newsletterSubscriber.update({ where: { email }, data: { language: 'en' } });
    await tx.newsletterSubscriber.delete({ where: { email } });
    await tx.course.update({
      where: { id: course.id },
      data: { description: `With ${fullName}, ${person.lastName} ${person.firstName}, 0661987654` },
    });
    await tx.course.update({ where: { id: course.id }, data: { description: 'Alone' } });
  });
  await db.newsletterSubscriber.create({ data: { email } });
  await db.userNote.create({ data: { userId: admin.id, text: `Paid by ${fullName}, ${email}, 0661 98 76 54` } });
  await db.contactMessage.create({
    data: {
      name: 'N',
      email: 'other@example.dz',
      subject: 'S',
      message: 'M',
      dedupeHash: 'replied',
      replies: { create: { authorId: admin.id, text: `Ask ${fullName}, ${email}` } },
    },
  });
  const arabicName = `${person.firstNameAr} ${person.lastNameAr}`;
  for (const [name, search] of Object.entries({ [fullName]: '', A: arabicName, B: email, C: phone }))
    await db.savedView.create({
      data: { userId: admin.id, list: 'users', name, query: new URLSearchParams({ search }).toString() },
    });
  await db.savedView.create({ data: { userId: admin.id, list: 'users', name: 'Other', query: 'search=Samir' } });
  return { user, course, pastEvent, comingEvent, poll, orders };
}
