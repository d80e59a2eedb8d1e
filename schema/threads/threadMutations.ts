import type { PrismaClient } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import { threadSchema, threadTextSchema } from '../contract/validation/learning/threads';
import { activeEnrollmentWhere, readableLessons } from '../core/accessRules';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { Problem, validate } from '../core/problem';
import { parseId } from '../core/ids';
import { threadAskedNotification } from '../notifications/kinds/threads';
import { sendNotification } from '../notifications/sendNotification';
import { findThreadEditProblem, toTextColumns } from './editRules';
import { lockAuthor, lockThread } from './findThread';
import { ThreadType } from './thread';
import { toThreadPayload } from './threadPayload';

export const textNote = `Plain text of ${bounds.threads.textMin} to ${bounds.threads.textMax} characters.`;

export const textLockArg = {
  type: 'DateTime',
  description: 'Optimistic lock: `updatedAt` of the version that was edited. Rejected if it has another text since.',
} as const;

const CreateThreadInput = builder.inputType('CreateThreadInput', {
  description: 'A question about a lesson.',
  fields: (t) => ({
    text: t.string({ required: true, description: textNote }),
    second: t.int({ description: "Second of the lesson's video that it is about." }),
    isPrivate: t.boolean({ description: 'True: for the trainer alone; default false: for all people of the course.' }),
    clientKey: t.string({
      description: 'UUID; a repeated call with the same one about the same lesson creates no second thread.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createThread: t.withAuth({ can: 'thread:ask' }).prismaField({
    type: ThreadType,
    description:
      'Asks a question about a published lesson, without a quiz, of a course that is open to the signed-in student, once for each `clientKey`.',
    problems: ['lessonNotFound', 'notEnrolled', 'invalidInput', 'tooManyAttempts', 'notSignedIn'],
    args: {
      lessonId: t.arg.id({ required: true, description: 'Key of the lesson.' }),
      input: t.arg({ type: CreateThreadInput, required: true, description: 'The question.' }),
    },
    resolve: async (query, _root, { lessonId, input }, { db, viewer, services: { rateLimiter } }) => {
      const thread = validate(threadSchema, input);
      const { course, ...lesson } = await findAskableLesson(db, viewer, parseId(lessonId));
      await rateLimiter.limitByUser(viewer.id, 'thread');
      return db.$transaction(async (tx) => {
        await lockAuthor(tx, viewer);
        const { id: courseId, trainerId } = course;
        const key = { authorId: viewer.id, lessonId: lesson.id, clientKey: thread.clientKey };
        const data = { ...thread, ...key, courseId };
        // Without a row if the same request has created one, also at the same time.
        const [created] = await tx.thread.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
        if (!created) return tx.thread.findFirstOrThrow({ ...query, where: key });
        const { id } = created;
        const payload = toThreadPayload({ id, courseId, lessonId: lesson.id, lesson, course });
        await sendNotification(tx, threadAskedNotification, { userIds: [trainerId] }, payload);
        return tx.thread.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
  updateThread: t.withAuth({ can: 'thread:ask' }).prismaField({
    type: ThreadType,
    description:
      'Changes the text of an own question without posts. A repeated call with the same text changes nothing.',
    problems: [
      'threadNotFound',
      'notEnrolled',
      'notAllowed',
      'textWasAnswered',
      'textIsHidden',
      'changedMeanwhile',
      'tooManyAttempts',
      'invalidInput',
      'notSignedIn',
    ],
    args: {
      id: t.arg.id({ required: true, description: 'Key of the thread.' }),
      text: t.arg.string({ required: true, description: textNote }),
      updatedAt: t.arg(textLockArg),
    },
    resolve: async (query, _root, args, { db, viewer, services: { rateLimiter } }) => {
      const { text } = validate(threadTextSchema, args);
      await rateLimiter.limitByUser(viewer.id, 'post');
      return db.$transaction(async (tx) => {
        const thread = ensureEditable(await lockThread(tx, viewer, parseId(args.id)), viewer);
        const data = toTextColumns(thread, { text, updatedAt: args.updatedAt });
        return tx.thread.update({ ...query, where: { id: thread.id }, data });
      });
    },
  }),
  deleteThread: t.withAuth({ can: 'thread:ask' }).boolean({
    description: 'Deletes an own question without posts.',
    problems: ['threadNotFound', 'notEnrolled', 'notAllowed', 'textWasAnswered', 'textIsHidden', 'notSignedIn'],
    args: { id: t.arg.id({ required: true, description: 'Key of the thread.' }) },
    resolve: (_root, args, { db, viewer }) =>
      db.$transaction(async (tx) => {
        const { id } = ensureEditable(await lockThread(tx, viewer, parseId(args.id)), viewer);
        await tx.thread.delete({ where: { id }, select: { id: true } });
        return true;
      }),
  }),
}));

async function findAskableLesson(db: PrismaClient, viewer: Viewer, id: number) {
  const lesson = await db.lesson.findFirst({
    where: { AND: [readableLessons(viewer)], id, isPublished: true, kind: 'content' },
    select: {
      id: true,
      title: true,
      titleAr: true,
      course: {
        select: {
          id: true,
          title: true,
          titleAr: true,
          trainerId: true,
          enrollments: { where: { studentId: viewer.id, ...activeEnrollmentWhere }, select: { id: true } },
        },
      },
    },
  });
  if (!lesson) throw new Problem('lessonNotFound');
  if (lesson.course.enrollments.length === 0) throw new Problem('notEnrolled');
  return lesson;
}

/** @throws Problem that `findThreadEditProblem` finds */
function ensureEditable<Row extends Parameters<typeof findThreadEditProblem>[0]>(thread: Row, viewer: Viewer): Row {
  const problem = findThreadEditProblem(thread, viewer);
  if (problem) throw new Problem(problem);
  return thread;
}
