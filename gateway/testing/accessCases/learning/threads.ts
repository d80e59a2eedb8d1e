import { privateThread } from '../../personas';
import type { TestGateway } from '../../testGateway';
import {
  firstCaseRowId,
  mutationCase,
  observeDone,
  sameForAllExcept,
  type AccessCases,
  type Outcome,
  type Outcomes,
} from '../accessCase';
import { newestFirst, type HostileTextCases, type HostileTextContext } from '../hostileTextCase';

const sharedId = firstCaseRowId;
const privateId = firstCaseRowId + 1;
/** Without posts. */
const freshId = firstCaseRowId + 2;
/** Of the trainer, in the shared thread. */
const postId = firstCaseRowId;
/** Of `enrolledStudent`, in a thread of its own. */
const ownPostId = firstCaseRowId + 1;

/** Questions of `enrolledStudent` about `lesson` of `publishedCourse`. */
async function seedThreads({ db }: TestGateway): Promise<void> {
  const author = await db.user.findFirstOrThrow({ where: { firstName: 'enrolledStudent' } });
  const trainer = await db.user.findFirstOrThrow({ where: { firstName: 'trainer' } });
  const { id: lessonId, courseId } = await db.lesson.findFirstOrThrow({
    where: { isPublished: true, course: { isPublished: true, trainerId: trainer.id } },
    orderBy: { id: 'asc' },
  });
  const thread = { lessonId, courseId, authorId: author.id, text: 'Why?' };
  await db.thread.createMany({
    data: [
      { ...thread, id: sharedId },
      { ...thread, id: privateId, isPrivate: true, text: privateThread },
      { ...thread, id: freshId },
      { ...thread, id: freshId + 1 },
    ],
  });
  await db.post.create({
    data: { id: postId, threadId: sharedId, authorId: trainer.id, text: 'Because.', isTrainer: true },
  });
  await db.post.create({ data: { id: ownPostId, threadId: freshId + 1, authorId: author.id, text: 'I see.' } });
}

/** For people of the course, its trainer and admins. */
const people = (granted: Outcome, refused: Outcome, visitor: Outcome): Outcomes =>
  sameForAllExcept(refused, { visitor, enrolledStudent: granted, trainer: granted, admin: granted });
/** For the author alone. Staff may not ask. */
const author = (granted: Outcome, refused: Outcome, visitor: Outcome): Outcomes =>
  sameForAllExcept(refused, { visitor, enrolledStudent: granted });
const moderators = (granted: Outcome): Outcomes =>
  sameForAllExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED', trainer: granted, admin: granted });

const ofShared = () => ({ id: sharedId });

/** Learners read what is shared in their courses and what they asked; trainers and admins read and moderate everything in theirs. */
export const threadAccessCases: AccessCases = {
  seed: seedThreads,
  rest: [
    {
      route: 'GET /api/courses/:id/threads',
      path: ({ publishedCourse }) => `/api/courses/${publishedCourse.id}/threads`,
      outcomes: people(200, 403, 401),
    },
    {
      route: 'GET /api/threads/:id',
      path: () => `/api/threads/${privateId}`,
      outcomes: people(200, 404, 401),
    },
    {
      route: 'POST /api/lessons/:id/threads',
      path: ({ lesson }) => `/api/lessons/${lesson.id}/threads`,
      body: () => ({ text: 'And the shield?', second: 12, isPrivate: true }),
      outcomes: author(201, 403, 401),
    },
    {
      route: 'POST /api/threads/:id/posts',
      path: () => `/api/threads/${sharedId}/posts`,
      body: () => ({ text: 'At one end.' }),
      outcomes: people(201, 403, 401),
    },
    {
      route: 'POST /api/threads/:id/posts',
      description: 'a private question',
      path: () => `/api/threads/${privateId}/posts`,
      body: () => ({ text: 'At one end.' }),
      outcomes: people(201, 404, 401),
    },
  ],
  graphql: [
    {
      fields: ['Query.threads'],
      document: 'query($id: ID!) { threads(courseId: $id) { nodes { text posts { text } } } }',
      variables: ({ publishedCourse }) => ({ id: publishedCourse.id }),
      observe: ({ threads }: { threads: { nodes: { text: string }[] } }) =>
        threads.nodes.some(({ text }) => text === privateThread),
      outcomes: people(true, 'FORBIDDEN', 'UNAUTHENTICATED'),
    },
    {
      fields: ['Query.thread'],
      document: 'query($id: ID!) { thread(id: $id) { text } }',
      variables: () => ({ id: privateId }),
      observe: ({ thread }: { thread: object | null }) => thread !== null,
      outcomes: people(true, false, 'UNAUTHENTICATED'),
    },
    {
      fields: ['Query.threadInbox'],
      document: '{ threadInbox(state: waiting) { nodes { id text } } }',
      observe: ({ threadInbox }: { threadInbox: { nodes: { id: string }[] } }) =>
        threadInbox.nodes.some(({ id }) => id === String(freshId)),
      outcomes: sameForAllExcept('FORBIDDEN', {
        visitor: 'UNAUTHENTICATED',
        trainer: true,
        otherTrainer: false,
        admin: true,
      }),
    },
    {
      fields: ['Query.waitingThreadCount'],
      document: 'query($id: ID!) { waitingThreadCount(courseId: $id) }',
      variables: ({ publishedCourse }) => ({ id: publishedCourse.id }),
      observe: observeDone,
      outcomes: moderators('done'),
    },
    mutationCase(
      'createThread',
      ['$id: ID!', '(lessonId: $id, input: { text: "Why?" }) { id }'],
      ({ lesson }) => ({ id: lesson.id }),
      author('done', 'FORBIDDEN', 'UNAUTHENTICATED'),
    ),
    mutationCase(
      'updateThread',
      ['$id: ID!', '(id: $id, text: "Why so?") { id }'],
      () => ({ id: freshId }),
      author('done', 'FORBIDDEN', 'UNAUTHENTICATED'),
    ),
    mutationCase('deleteThread', ['$id: ID!', '(id: $id)'], () => ({ id: freshId }), {
      ...author('done', 'FORBIDDEN', 'UNAUTHENTICATED'),
      otherStudent: 'NOT_FOUND',
    }),
    mutationCase(
      'createPost',
      ['$id: ID!', '(threadId: $id, text: "Because.") { id }'],
      ofShared,
      people('done', 'FORBIDDEN', 'UNAUTHENTICATED'),
    ),
    mutationCase(
      'updatePost',
      ['$id: ID!', '(id: $id, text: "I see!") { id }'],
      () => ({ id: ownPostId }),
      author('done', 'FORBIDDEN', 'UNAUTHENTICATED'),
    ),
    mutationCase(
      'setAcceptedPost',
      ['$id: ID!', '(id: $id, isAccepted: true) { id }'],
      () => ({ id: postId }),
      people('done', 'FORBIDDEN', 'UNAUTHENTICATED'),
    ),
    mutationCase(
      'deletePost',
      ['$id: ID!', '(id: $id) { id }'],
      () => ({ id: ownPostId }),
      // Later personas find no post.
      {
        visitor: 'UNAUTHENTICATED',
        student: 'FORBIDDEN',
        enrolledStudent: 'done',
        otherStudent: 'NOT_FOUND',
        trainer: 'NOT_FOUND',
        otherTrainer: 'NOT_FOUND',
        admin: 'NOT_FOUND',
      },
    ),
    mutationCase(
      'reportThread',
      ['$id: ID!', '(threadId: $id, reason: "Rude")'],
      ofShared,
      people('done', 'FORBIDDEN', 'UNAUTHENTICATED'),
    ),
    {
      fields: ['Thread.reports'],
      document: 'query($id: ID!) { thread(id: $id) { reports { reason } } }',
      variables: ofShared,
      observe: ({ thread }: { thread: { reports: unknown[] } | null }) => thread && thread.reports.length > 0,
      outcomes: sameForAllExcept(null, {
        visitor: 'UNAUTHENTICATED',
        enrolledStudent: false,
        trainer: true,
        admin: true,
      }),
    },
    mutationCase('dismissThreadReports', ['$id: ID!', '(threadId: $id) { id }'], ofShared, moderators('done')),
    mutationCase('hideThread', ['$id: ID!', '(threadId: $id, reason: "Rude") { id }'], ofShared, {
      ...moderators('done'),
      // Hidden by the trainer before.
      otherTrainer: 'NOT_FOUND',
    }),
    mutationCase('showThread', ['$id: ID!', '(threadId: $id) { id }'], ofShared, moderators('done')),
  ],
  publicFields: {
    Thread:
      'id courseId courseTitle courseTitleAr lessonId lessonTitle lessonTitleAr text second isPrivate authorName authorNameAr ' +
      'authorAvatar isMine postCount waitingSince canEdit canAccept canModerate isHidden hiddenReason createdAt lastActivityAt ' +
      'editedAt updatedAt posts',
    Post:
      'id threadId text authorName authorNameAr authorAvatar isMine isTrainer isAccepted canEdit isHidden hiddenReason createdAt ' +
      'editedAt updatedAt',
    ThreadReport: 'id postId reason createdAt',
    ThreadConnection: 'edges nodes pageInfo',
    ThreadEdge: 'cursor node',
    ThreadInboxConnection: 'edges nodes pageInfo',
    ThreadInboxEdge: 'cursor node',
  },
};

/** A lesson of a course of the trainer in which the student is enrolled. */
async function createOpenLesson({ createCourse, createLesson, createEnrollment, users }: HostileTextContext) {
  const course = await createCourse({ trainerId: users.trainer.id });
  await createEnrollment(users.student.id, course.id);
  return createLesson(course.id);
}

async function createOwnThread(context: HostileTextContext): Promise<number> {
  const { id: lessonId, courseId } = await createOpenLesson(context);
  const data = { lessonId, courseId, authorId: context.users.student.id, text: 'Why?' };
  return (await context.db.thread.create({ data })).id;
}

const text = () => ({ text: 'Why is the shield grounded?' });
const reason = () => ({ reason: 'It is an advertisement.' });

export const threadHostileTextCases: HostileTextCases = {
  createThread: {
    persona: 'student',
    input: () => ({ ...text(), second: 3, isPrivate: false, clientKey: crypto.randomUUID() }),
    createArguments: async (context) => ({ lessonId: (await createOpenLesson(context)).id }),
    selection: '{ id }',
    findStoredRow: ({ db }) => db.thread.findFirst(newestFirst),
  },
  updateThread: {
    persona: 'student',
    input: text,
    createArguments: async (context) => ({ id: await createOwnThread(context) }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.thread.findUnique({ where: { id } }),
  },
  createPost: {
    persona: 'student',
    input: () => ({ ...text(), clientKey: crypto.randomUUID() }),
    createArguments: async (context) => ({ threadId: await createOwnThread(context) }),
    selection: '{ id }',
    findStoredRow: ({ db }) => db.post.findFirst(newestFirst),
  },
  updatePost: {
    persona: 'student',
    input: text,
    createArguments: async (context) => {
      const threadId = await createOwnThread(context);
      const data = { threadId, authorId: context.users.student.id, text: 'Because.' };
      return { id: (await context.db.post.create({ data })).id };
    },
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.post.findUnique({ where: { id } }),
  },
  reportThread: {
    persona: 'student',
    input: reason,
    createArguments: async (context) => ({ threadId: await createOwnThread(context) }),
    selection: '',
    findStoredRow: ({ db }) => db.threadReport.findFirst(newestFirst),
  },
  hideThread: {
    persona: 'trainer',
    input: reason,
    createArguments: async (context) => ({ threadId: await createOwnThread(context) }),
    selection: '{ id }',
    findStoredRow: async ({ db }, { threadId: id }) => {
      const thread = await db.thread.findUnique({ where: { id } });
      return thread && { reason: thread.hiddenReason };
    },
  },
};
