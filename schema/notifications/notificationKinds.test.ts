import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient, User } from '../../prisma/generated/client';
import { announceLessons } from '../catalog/lessons/newLessons';
import { remindParticipants } from '../events/eventNotifications';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { takeDeliveries, takeJobs as takeAllJobs } from '../testing/takeJobs';
import { completeMutation } from '../testing/learningDocuments';
import { lessonChanges, waiveMutation } from '../testing/lessonFixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { deliverNotifications } from './deliverNotifications';
import { findNotificationKind } from './kinds/notificationKinds';
import type { NotificationDelivery } from './sendNotification';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

let fixtures: ReturnType<typeof createFixtures>;
let [student, trainer, admin]: User[] = [];
beforeEach(async () => {
  fixtures = createFixtures(db);
  await db.user.updateMany({ where: { role: 'admin' }, data: { isActive: false } });
  [student, trainer, admin] = await Promise.all(
    (['student', 'trainer', 'admin'] as const).map((role) => fixtures.createUser({ role })),
  );
  await takeJobs();
});

const hourMs = 3_600_000;

const takeJobs = () => takeAllJobs(db);

/** Delivers the waiting notifications; returns kind and payload of each. */
async function deliver() {
  const deliveries = await takeDeliveries(db);
  await deliverNotifications(db, deliveries);
  return deliveries.map(({ kind, payload }) => ({ kind, ...payload }));
}
const kindsOf = async (user?: User) =>
  (await db.notification.findMany({ where: { userId: user?.id }, orderBy: { id: 'asc' } })).map(({ kind }) => kind);

async function executeAs(user: User | undefined | null, document: string, variables: object = {}) {
  const { data, errors } = await createExecutor(db).execute(document, { ...variables }, user ? viewerFor(user) : null);
  expect(errors).toBeUndefined();
  return data;
}
const enroll = 'mutation ($id: ID!) { enrollInCourse(courseId: $id) { courseId } }';

describe('courses', () => {
  test('an enrollment is announced to the student and the trainer, once', async () => {
    const course = await fixtures.createCourse({ trainerId: trainer?.id });
    await executeAs(student, enroll, { id: course.id });
    await executeAs(student, enroll, { id: course.id });
    const payload = { courseId: course.id, title: course.title, titleAr: course.titleAr };
    expect(await deliver()).toEqual([
      { kind: 'enrolled', ...payload },
      { kind: 'new_student', ...payload },
    ]);
    expect([await kindsOf(student), await kindsOf(trainer)]).toEqual([['enrolled'], ['new_student']]);
  });

  test('a completion is announced once, however often lessons are completed', async () => {
    const course = await fixtures.createCourse({ trainerId: trainer?.id });
    const [first, second] = [await fixtures.createLesson(course.id), await fixtures.createLesson(course.id)];
    await executeAs(student, enroll, { id: course.id });
    await takeJobs();
    await executeAs(student, completeMutation, { id: first.id });
    expect(await deliver()).toEqual([]);
    await executeAs(student, completeMutation, { id: second.id });
    await executeAs(student, completeMutation, { id: second.id });
    expect(await deliver()).toMatchObject([{ kind: 'course_completed', courseId: course.id }]);
    const third = await fixtures.createLesson(course.id);
    await executeAs(student, completeMutation, { id: third.id });
    expect(await deliver()).toEqual([]);
    expect(await kindsOf(student)).toEqual(['course_completed']);
  });

  test('a completion by a waiver is announced; the removal of the lesson completes nothing', async () => {
    const course = await fixtures.createCourse({ trainerId: trainer?.id });
    const [first, second] = [await fixtures.createLesson(course.id), await fixtures.createLesson(course.id)];
    await executeAs(student, enroll, { id: course.id });
    await fixtures.createEnrollment((await fixtures.createUser()).id, course.id);
    await executeAs(student, completeMutation, { id: first.id });
    await takeJobs();
    await executeAs(trainer, lessonChanges.remove, { id: second.id });
    expect(await deliver()).toEqual([]);
    await executeAs(admin, waiveMutation, { lessonId: second.id, reason: 'The video is gone' });
    expect(await deliver()).toMatchObject([{ kind: 'course_completed', courseId: course.id }]);
    expect(await kindsOf(student)).toEqual(['course_completed']);
  });

  test('lessons published within a while are one notification to the students', async () => {
    const course = await fixtures.createCourse({ trainerId: trainer?.id });
    await fixtures.createEnrollment(student?.id ?? 0, course.id);
    const create =
      'mutation ($id: ID!, $isPublished: Boolean) { createLesson(courseId: $id, input: { title: "L", titleAr: "د", isPublished: $isPublished }) { id } }';
    const publish =
      'mutation ($id: ID!, $isPublished: Boolean) { updateLesson(id: $id, input: { isPublished: $isPublished }) { id } }';
    await executeAs(trainer, create, { id: course.id, isPublished: true });
    const draft = (await executeAs(trainer, create, { id: course.id, isPublished: false })) as {
      createLesson: { id: string };
    };
    await executeAs(trainer, publish, { id: draft.createLesson.id, isPublished: true });
    await executeAs(trainer, publish, { id: draft.createLesson.id, isPublished: true });
    const withdrawn = await fixtures.createLesson(course.id, { isPublished: false });
    await executeAs(trainer, publish, { id: withdrawn.id, isPublished: true });
    await executeAs(trainer, publish, { id: withdrawn.id, isPublished: false });
    const jobs = (await takeJobs()).filter(({ name }) => name === 'announce_lessons');
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.run_at.getTime()).toBeGreaterThan(Date.now() + 20 * 60_000);
    const lessons = jobs[0]?.payload as Parameters<typeof announceLessons>[1];
    await announceLessons(db, lessons);
    await announceLessons(db, lessons);
    expect(await deliver()).toMatchObject([{ kind: 'new_lesson', lessons: 2 }, {}]);
    expect(await kindsOf(student)).toEqual(['new_lesson']);
  });

  test('lessons of drafts are not announced', async () => {
    const course = await fixtures.createCourse({ trainerId: trainer?.id, isPublished: false });
    await executeAs(
      trainer,
      'mutation ($id: ID!) { createLesson(courseId: $id, input: { title: "L", titleAr: "د", isPublished: true }) { id } }',
      { id: course.id },
    );
    expect(await takeJobs()).toEqual([]);
  });
});

describe('events', () => {
  const register = 'mutation ($id: ID!) { registerForEvent(eventId: $id) { id } }';
  const update = 'mutation ($id: ID!, $input: UpdateEventInput!) { updateEvent(id: $id, input: $input) { id } }';
  const registerAt = async (startDate: Date) => {
    const event = await fixtures.createEvent({ startDate, location: 'Algiers' });
    await executeAs(student, register, { id: event.id });
    return event;
  };
  const inDays = (days: number) => new Date(Date.now() + days * 24 * hourMs);

  test('a registration is confirmed once', async () => {
    const event = await registerAt(inDays(5));
    await executeAs(student, register, { id: event.id });
    expect(await deliver()).toMatchObject([{ kind: 'event_registered', eventId: event.id, location: 'Algiers' }]);
  });

  test('participants learn of a new date, place or link, and of nothing else', async () => {
    const event = await registerAt(inDays(5));
    await takeJobs();
    await executeAs(admin, update, { id: event.id, input: { title: 'New title', capacity: 50, location: 'Algiers' } });
    expect(await deliver()).toEqual([]);
    for (const input of [{ location: 'Oran' }, { meetingUrl: 'https://meet.dz/x' }, { startDate: inDays(4) }]) {
      await executeAs(admin, update, { id: event.id, input });
      expect(await deliver()).toMatchObject([{ kind: 'event_changed', title: 'New title' }]);
    }
    expect(await kindsOf(student)).toEqual(['event_changed', 'event_changed', 'event_changed']);
    expect(await kindsOf(admin)).toEqual([]);
  });

  test('participants learn of a withdrawal, and when the event takes place after all', async () => {
    const event = await registerAt(inDays(5));
    await takeJobs();
    const publish =
      'mutation ($ids: [ID!]!, $on: Boolean!) { publishEvents(ids: $ids, isPublished: $on) { succeeded } }';
    await executeAs(admin, publish, { ids: [event.id], on: false });
    await executeAs(admin, publish, { ids: [event.id], on: false });
    expect(await deliver()).toMatchObject([{ kind: 'event_cancelled', eventId: event.id }]);
    await executeAs(admin, update, { id: event.id, input: { location: 'Oran' } });
    expect(await deliver()).toEqual([]);
    await executeAs(admin, publish, { ids: [event.id], on: true });
    expect(await deliver()).toMatchObject([{ kind: 'event_changed', location: 'Oran' }]);
  });

  test('each change and a withdrawal replace the calendar entry of the registration', async () => {
    const updatedAt = new Date(Date.now() - 60_000);
    const event = await fixtures.createEvent({ startDate: inDays(5), location: 'Algiers', updatedAt });
    const files: string[] = [];
    const collect = async () => {
      for (const { kind, payload } of (await takeJobs())
        .filter(({ name }) => name === 'deliver_message')
        .map((job) => job.payload as NotificationDelivery)) {
        const attach = findNotificationKind(kind)?.attachments;
        const findNothing = () => Promise.resolve(null);
        const context = {
          language: 'en',
          siteUrl: 'https://tayyar.example',
          contactEmail: '',
          renderCertificate: findNothing,
          findOrderAccount: findNothing,
        } as const;
        for (const { content } of (await attach?.(payload, context)) ?? []) files.push(String(content));
      }
    };
    const change = async (input: object) => {
      await executeAs(admin, update, { id: event.id, input });
      await collect();
    };
    await executeAs(student, register, { id: event.id });
    await collect();
    await change({ location: 'Oran' });
    await change({ isPublished: false });
    const valuesOf = (name: string) => files.map((file) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1]?.trim());
    expect(valuesOf('METHOD')).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
    expect(valuesOf('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    expect(new Set(valuesOf('UID'))).toEqual(new Set([`event-${event.id}@tayyar.example`]));
    const [registered = 0, changed = 0, cancelled = 0] = valuesOf('SEQUENCE').map(Number);
    expect(changed).toBeGreaterThan(registered);
    expect(cancelled).toBeGreaterThan(changed);
    expect(registered).toBeGreaterThan(0);
  });

  test('past events and events without participants are changed silently', async () => {
    const past = await fixtures.createEvent({ startDate: new Date(Date.now() - 48 * hourMs) });
    await db.eventRegistration.create({ data: { eventId: past.id, userId: student?.id ?? 0 } });
    const empty = await fixtures.createEvent({ startDate: inDays(3) });
    for (const { id } of [past, empty]) await executeAs(admin, update, { id, input: { location: 'Oran' } });
    expect(await takeJobs()).toEqual([]);
  });

  test('each participant is reminded once, a day before', async () => {
    const [soon, later] = [await registerAt(inDays(0.5)), await registerAt(inDays(2))];
    await db.eventRegistration.updateMany({ data: { createdAt: new Date(Date.now() - 72 * hourMs) } });
    const late = await fixtures.createUser();
    await executeAs(late, register, { id: soon.id });
    await takeJobs();
    await Promise.all([remindParticipants(db), remindParticipants(db)]);
    await remindParticipants(db);
    expect(await deliver()).toMatchObject([{ kind: 'event_reminder', eventId: soon.id }]);
    expect([await kindsOf(student), await kindsOf(late)]).toEqual([['event_reminder'], []]);
    expect(await db.eventRegistration.count({ where: { eventId: later.id, remindedAt: null } })).toBe(1);
  });

  test('a reminder whose time has passed while no worker ran is sent by the next one', async () => {
    const event = await registerAt(inDays(0.1));
    await db.eventRegistration.updateMany({ data: { createdAt: new Date(Date.now() - 72 * hourMs) } });
    await takeJobs();
    await remindParticipants(db);
    await remindParticipants(db);
    expect(await deliver()).toMatchObject([{ kind: 'event_reminder', eventId: event.id }]);
  });

  test('a postponed event is reminded of again', async () => {
    const event = await registerAt(inDays(0.5));
    await db.eventRegistration.updateMany({ data: { createdAt: new Date(Date.now() - 72 * hourMs) } });
    await remindParticipants(db);
    await executeAs(admin, update, { id: event.id, input: { startDate: inDays(3), endDate: inDays(4) } });
    await takeJobs();
    await db.event.update({ where: { id: event.id }, data: { startDate: inDays(0.5) } });
    await remindParticipants(db);
    expect(await deliver()).toMatchObject([{ kind: 'event_reminder', eventId: event.id }]);
  });
});

describe('reviews', () => {
  const submit = 'mutation ($id: ID!, $rating: Int) { submitReview(courseId: $id, input: { rating: $rating }) { id } }';
  const approve = 'mutation ($ids: [ID!]!) { approveReviews(ids: $ids, isApproved: true) { succeeded } }';

  test('wait for the admins and are announced to the trainer when they are public', async () => {
    const course = await fixtures.createCourse({ trainerId: trainer?.id });
    await fixtures.createEnrollment(student?.id ?? 0, course.id);
    const review = (await executeAs(student, submit, { id: course.id, rating: 4 })) as { submitReview: { id: string } };
    await executeAs(student, submit, { id: course.id, rating: 5 });
    expect(await deliver()).toMatchObject([{ kind: 'review_waiting', courseId: course.id }]);
    const ids = [review.submitReview.id];
    await executeAs(admin, approve, { ids });
    await executeAs(admin, approve, { ids });
    expect(await deliver()).toMatchObject([{ kind: 'new_review', rating: 5 }]);
    await executeAs(student, submit, { id: course.id, rating: 3 });
    expect(await deliver()).toMatchObject([{ kind: 'review_waiting' }]);
    expect([await kindsOf(admin), await kindsOf(trainer)]).toEqual([
      ['review_waiting', 'review_waiting'],
      ['new_review'],
    ]);
  });
});

describe('administration', () => {
  const register =
    'mutation ($name: String!, $role: Role!) { register(input: { firstName: "A", lastName: "B", username: $name, email: $email, password: "a long password 7", role: $role }) { user { id } } }';

  test('a trainer waits for approval and learns of it', async () => {
    const run = async (role: string, requiresTrainerApproval: boolean) => {
      const name = `person${String(Math.random()).slice(2, 10)}`;
      const { data, errors } = await createExecutor(db, { settings: { requiresTrainerApproval } }).execute(
        register.replace('$email', `"${name}@example.dz"`),
        { name, role },
      );
      expect(errors).toBeUndefined();
      return (data as { register: { user: { id: string } } }).register.user.id;
    };
    await run('student', true);
    await run('trainer', false);
    expect((await deliver()).filter(({ kind }) => kind === 'trainer_waiting')).toEqual([]);
    const id = await run('trainer', true);
    expect((await deliver()).filter(({ kind }) => kind === 'trainer_waiting')).toHaveLength(1);
    expect(await kindsOf(admin)).toEqual(['trainer_waiting']);
    const approve = 'mutation ($ids: [ID!]!) { approveTrainers(ids: $ids, isApproved: true) { succeeded } }';
    await executeAs(admin, approve, { ids: [id] });
    await executeAs(admin, approve, { ids: [id] });
    expect(await deliver()).toEqual([{ kind: 'trainer_approved' }]);
  });

  test('the contact form tells the admins, and confirms once a day to an address without quoting it', async () => {
    const send =
      'mutation ($subject: String!) { sendContactMessage(input: { name: "Buy now", email: "victim@example.dz", subject: $subject, message: "https://spam.example" }) }';
    for (const subject of ['one', 'two', 'two']) await executeAs(null, send, { subject });
    const delivered = await deliver();
    expect(delivered.map(({ kind }) => kind)).toEqual([
      ...['contact_message_waiting', 'contact_received'],
      ...['contact_message_waiting', 'contact_received'],
    ]);
    expect(JSON.stringify(delivered)).not.toMatch(/spam|Buy|two/);
    const receipts = (await takeJobs()).filter(
      ({ payload }) => (payload as { kind: string }).kind === 'contact_received',
    );
    expect(receipts.map(({ payload }) => payload)).toMatchObject([
      { payload: {}, to: { address: 'victim@example.dz', language: 'en' } },
    ]);
    expect(await kindsOf(admin)).toHaveLength(2);
  });
});
