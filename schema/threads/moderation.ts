import type { Prisma } from '../../prisma/generated/client';
import { auditedTransaction, withTrainerAudit } from '../audit/auditedTransaction';
import { bounds } from '../contract/bounds';
import { threadReasonSchema } from '../contract/validation/learning/threads';
import { builder } from '../core/builder';
import type { SignedInContext, Viewer } from '../core/context';
import { Problem, validate } from '../core/problem';
import { parseId, parseOptionalId } from '../core/ids';
import { visiblePosts } from '../core/accessRules';
import { lockThread } from './findThread';
import { isModerator } from './moderators';
import { ThreadType } from './thread';

const textArgs = builder.args((t) => ({
  threadId: t.id({ required: true, description: 'Key of the thread.' }),
  postId: t.id({ description: 'Key of one of its posts; without it, the question.' }),
}));

const reasonNote = `at most ${bounds.threads.reasonMax} characters.`;
const moderators = 'the trainer of the course, and admins';

builder.mutationFields((t) => ({
  reportThread: t.withAuth({ can: 'thread:read' }).boolean({
    description:
      'Reports a text to the trainer of the course and the admins. A second report by the same person replaces the first.',
    problems: ['threadNotFound', 'postNotFound', 'notEnrolled', 'invalidInput', 'tooManyAttempts', 'notSignedIn'],
    args: { ...textArgs, reason: t.arg.string({ required: true, description: `Reason, ${reasonNote}` }) },
    resolve: async (_root, args, { db, viewer, services: { rateLimiter } }) => {
      const { reason } = validate(threadReasonSchema, args);
      await rateLimiter.limitByUser(viewer.id, 'threadReport');
      return db.$transaction(async (tx) => {
        const { threadId, postId } = await lockText(tx, viewer, args);
        const report = { threadId, postId, userId: viewer.id };
        await tx.threadReport.deleteMany({ where: report });
        await tx.threadReport.create({ data: { ...report, reason }, select: { id: true } });
        return true;
      });
    },
  }),
  hideThread: t.withAuth({ can: 'course:write' }).prismaField({
    type: ThreadType,
    description: `Hides a question with its answers, or one answer: ${moderators}. Its author sees the reason; open reports of it end.`,
    problems: ['threadNotFound', 'postNotFound', 'notAllowed', 'notEnrolled', 'invalidInput'],
    args: { ...textArgs, reason: t.arg.string({ required: true, description: `Reason, ${reasonNote}` }) },
    resolve: (query, _root, args, context) => {
      const { reason } = validate(threadReasonSchema, args);
      return moderate(context, args, async (tx, text) => {
        const hidden = { hiddenAt: new Date(), hiddenBy: context.viewer.id, hiddenReason: reason };
        await changeVisibility(tx, context, text, hidden);
        return tx.thread.findUniqueOrThrow({ ...query, where: { id: text.threadId } });
      });
    },
  }),
  showThread: t.withAuth({ can: 'course:write' }).prismaField({
    type: ThreadType,
    description: `Shows a hidden question or answer again: ${moderators}.`,
    problems: ['threadNotFound', 'postNotFound', 'notAllowed', 'notEnrolled'],
    args: textArgs,
    resolve: (query, _root, args, context) =>
      moderate(context, args, async (tx, text) => {
        await changeVisibility(tx, context, text, { hiddenAt: null, hiddenBy: null, hiddenReason: null });
        return tx.thread.findUniqueOrThrow({ ...query, where: { id: text.threadId } });
      }),
  }),
  dismissThreadReports: t.withAuth({ can: 'course:write' }).prismaField({
    type: ThreadType,
    description: `Ends the open reports of a thread and its posts without hiding anything: ${moderators}.`,
    problems: ['threadNotFound', 'postNotFound', 'notAllowed', 'notEnrolled'],
    args: { threadId: t.arg.id({ required: true, description: 'Key of the thread.' }) },
    resolve: (query, _root, { threadId }, context) =>
      moderate(context, { threadId }, async (tx, { threadId: id }) => {
        await resolveReports(tx, { threadId: id });
        return tx.thread.findUniqueOrThrow({ ...query, where: { id } });
      }),
  }),
}));

interface TextArgs {
  threadId: string;
  postId?: string | null;
}

/** A thread, or one of its posts. */
interface Text {
  threadId: number;
  postId: number | null;
}

/** @throws Problem `postNotFound`, and those of `lockThread` */
async function lockText(tx: Prisma.TransactionClient, viewer: Viewer, args: TextArgs) {
  const thread = await lockThread(tx, viewer, parseId(args.threadId));
  const postId = parseOptionalId(args.postId) ?? null;
  const where = { AND: [visiblePosts(viewer)], id: postId ?? 0, threadId: thread.id };
  if (postId !== null && (await tx.post.count({ where })) === 0) throw new Problem('postNotFound');
  return { threadId: thread.id, postId, course: thread.course };
}

/**
 * Runs a write of a moderator; the audit log has the decision.
 * @throws Problem `notAllowed`, and those of `lockText`
 */
const moderate = <Result>(
  context: SignedInContext,
  args: TextArgs,
  write: (tx: Prisma.TransactionClient, text: Text) => Promise<Result>,
): Promise<Result> =>
  auditedTransaction(context, async (tx) => {
    const { course, ...text } = await lockText(tx, context.viewer, args);
    if (!isModerator(context.viewer, course)) throw new Problem('notAllowed');
    return write(tx, text);
  });

interface Visibility {
  hiddenAt: Date | null;
  hiddenBy: number | null;
  hiddenReason: string | null;
}

async function changeVisibility(
  tx: Prisma.TransactionClient,
  { viewer }: SignedInContext,
  { threadId, postId }: Text,
  data: Visibility,
): Promise<void> {
  const select = { id: true } as const;
  await withTrainerAudit(tx, viewer, () =>
    postId === null
      ? tx.thread.update({ where: { id: threadId }, data, select })
      : tx.post.update({
          where: { id: postId },
          data: { ...data, ...(data.hiddenAt && { isAccepted: false }) },
          select,
        }),
  );
  if (data.hiddenAt) await resolveReports(tx, { threadId, ...(postId !== null && { postId }) });
}

/** Those of a thread include those of its posts. */
const resolveReports = (tx: Prisma.TransactionClient, where: { threadId: number; postId?: number }) =>
  tx.threadReport.updateMany({ where: { ...where, resolvedAt: null }, data: { resolvedAt: new Date() } });
