import type { Prisma } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import { postSchema, threadTextSchema } from '../contract/validation/learning/threads';
import { activeEnrollmentWhere } from '../core/accessRules';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { Problem, validate } from '../core/problem';
import { parseId } from '../core/ids';
import { threadAnsweredNotification, threadAskedNotification } from '../notifications/kinds/threads';
import { sendNotification } from '../notifications/sendNotification';
import { findPostEditProblem, toTextColumns } from './editRules';
import { findThread, lockPost, lockThread } from './findThread';
import { isModerator } from './moderators';
import { PostType } from './post';
import { ThreadType } from './thread';
import { textLockArg, textNote } from './threadMutations';
import { toThreadPayload } from './threadPayload';

const idArg = { required: true, description: 'Key of the post.' } as const;

builder.mutationField('createPost', (t) =>
  t.withAuth({ can: 'thread:read' }).prismaField({
    type: PostType,
    description: `Answers a question that the signed-in person sees, or adds something to an own one, once for each \`clientKey\`. A thread has at most ${bounds.threads.posts} posts.`,
    problems: [
      'threadNotFound',
      'notEnrolled',
      'textIsHidden',
      'threadIsFull',
      'invalidInput',
      'tooManyAttempts',
      'notSignedIn',
    ],
    args: {
      threadId: t.arg.id({ required: true, description: 'Key of the thread.' }),
      text: t.arg.string({ required: true, description: textNote }),
      clientKey: t.arg.string({
        description: 'UUID; a repeated call with the same one in the same thread creates no second post.',
      }),
    },
    resolve: async (query, _root, args, { db, viewer, services: { rateLimiter } }) => {
      const { text, clientKey } = validate(postSchema, args);
      const threadId = parseId(args.threadId);
      await findThread(threadId, { db, viewer });
      await rateLimiter.limitByUser(viewer.id, 'post');
      return db.$transaction(async (tx) => {
        const thread = await lockThread(tx, viewer, threadId);
        const authorId = viewer.id;
        const earlier = clientKey && (await tx.post.findFirst({ ...query, where: { authorId, threadId, clientKey } }));
        if (earlier) return earlier;
        if (thread.hiddenAt) throw new Problem('textIsHidden');
        if ((await tx.post.count({ where: { threadId } })) >= bounds.threads.posts) throw new Problem('threadIsFull');
        const isTrainer = isModerator(viewer, thread.course);
        const data = { threadId, authorId, text, clientKey, isTrainer };
        const { id } = await tx.post.create({ data, select: { id: true } });
        await notifyOthers(tx, { viewer, thread, isTrainer });
        return tx.post.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
);

builder.mutationFields((t) => ({
  updatePost: t.withAuth({ can: 'thread:read' }).prismaField({
    type: PostType,
    description:
      'Changes the text of an own post after which nothing was written. A repeated call with the same text changes nothing.',
    problems: [
      'postNotFound',
      'notEnrolled',
      'notAllowed',
      'textWasAnswered',
      'postIsAccepted',
      'textIsHidden',
      'changedMeanwhile',
      'tooManyAttempts',
      'invalidInput',
      'notSignedIn',
    ],
    args: {
      id: t.arg.id(idArg),
      text: t.arg.string({ required: true, description: textNote }),
      updatedAt: t.arg(textLockArg),
    },
    resolve: async (query, _root, args, { db, viewer, services: { rateLimiter } }) => {
      const { text } = validate(threadTextSchema, args);
      await rateLimiter.limitByUser(viewer.id, 'post');
      return db.$transaction(async (tx) => {
        const post = await lockEditablePost(tx, viewer, args.id);
        const data = toTextColumns(post, { text, updatedAt: args.updatedAt });
        return tx.post.update({ ...query, where: { id: post.id }, data });
      });
    },
  }),
  deletePost: t.withAuth({ can: 'thread:read' }).prismaField({
    type: ThreadType,
    description: 'Deletes an own post after which nothing was written. Returns its thread.',
    problems: [
      'postNotFound',
      'notEnrolled',
      'notAllowed',
      'textWasAnswered',
      'postIsAccepted',
      'textIsHidden',
      'notSignedIn',
    ],
    args: { id: t.arg.id(idArg) },
    resolve: (query, _root, args, { db, viewer }) =>
      db.$transaction(async (tx) => {
        const { id } = await lockEditablePost(tx, viewer, args.id);
        const { threadId } = await tx.post.delete({ where: { id }, select: { threadId: true } });
        return tx.thread.findUniqueOrThrow({ ...query, where: { id: threadId } });
      }),
  }),
}));

builder.mutationField('setAcceptedPost', (t) =>
  t.withAuth({ can: 'thread:read' }).prismaField({
    type: ThreadType,
    description:
      'Marks the answer that helped, or takes the mark away: the author of the question, for posts of others, the trainer of the course, and admins. Another mark in the thread ends. Returns the thread.',
    problems: ['postNotFound', 'notEnrolled', 'notAllowed', 'textIsHidden', 'notSignedIn'],
    args: {
      id: t.arg.id(idArg),
      isAccepted: t.arg.boolean({ required: true, description: 'False takes the mark away.' }),
    },
    resolve: (query, _root, args, { db, viewer }) =>
      db.$transaction(async (tx) => {
        const { post, thread } = await lockPost(tx, viewer, parseId(args.id));
        const mayAccept = thread.authorId === viewer.id && post.authorId !== viewer.id;
        if (!mayAccept && !isModerator(viewer, thread.course)) throw new Problem('notAllowed');
        if (post.hiddenAt) throw new Problem('textIsHidden');
        const { threadId, id } = post;
        await tx.post.updateMany({ where: { threadId, isAccepted: true }, data: { isAccepted: false } });
        if (args.isAccepted) await tx.post.update({ where: { id }, data: { isAccepted: true }, select: { id: true } });
        return tx.thread.findUniqueOrThrow({ ...query, where: { id: threadId } });
      }),
  }),
);

interface NewPost {
  viewer: Viewer;
  thread: Awaited<ReturnType<typeof lockThread>>;
  isTrainer: boolean;
}

/** The person who asked hears of an answer, and the trainer of what that person adds; answers of learners do not go to the trainer. */
async function notifyOthers(tx: Prisma.TransactionClient, { viewer, thread, isTrainer }: NewPost): Promise<void> {
  const payload = toThreadPayload(thread);
  const { authorId, course } = thread;
  if (authorId === viewer.id)
    await sendNotification(tx, threadAskedNotification, { userIds: [course.trainerId] }, payload);
  else if (authorId !== null && (await hasAccess(tx, authorId, thread.courseId)))
    await sendNotification(
      tx,
      threadAnsweredNotification,
      { userIds: [authorId] },
      { ...payload, isByTrainer: isTrainer },
    );
}

/** Without access, the person does not see the answer. */
const hasAccess = async (tx: Prisma.TransactionClient, studentId: number, courseId: number): Promise<boolean> =>
  (await tx.enrollment.count({ where: { studentId, courseId, ...activeEnrollmentWhere } })) > 0;

/**
 * An own post that may change.
 * @throws Problem that `findPostEditProblem` finds, and those of `lockPost`
 */
async function lockEditablePost(tx: Prisma.TransactionClient, viewer: Viewer, key: string) {
  const { post, thread } = await lockPost(tx, viewer, parseId(key));
  const problem = findPostEditProblem(post, thread, viewer);
  if (problem) throw new Problem(problem);
  return post;
}
