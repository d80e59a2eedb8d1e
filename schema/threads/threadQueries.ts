import { queryFromInfo } from '@pothos/plugin-prisma';
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay';
import type { Prisma } from '../../prisma/generated/client';
import { conditionSql } from '../../prisma/reads/conditionSql';
import { findEditableCourse } from '../catalog/courseEditing/editableCourse';
import { pageSizes } from '../contract/pageSizes';
import {
  activeEnrollmentWhere,
  ownUnsharedThreads,
  readableCourses,
  sharedThreads,
  visibleThreads,
} from '../core/accessRules';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem } from '../core/problem';
import { parseId, parseOptionalId } from '../core/ids';
import { connectionComplexity, connectionComplexityFor } from '../paging/cursorPagination';
import { parseStudioArgs, resolveStudioScope, studioArgs, studioScopeWhere } from '../studio/studioScope';
import { isModerator } from './moderators';
import { ThreadType } from './thread';
import {
  findThreadPage,
  parseTimeCursor,
  toPageOfIds,
  toPageOfTimes,
  toTimeCursor,
  type ThreadOrder,
} from './threadPages';

const { waitingCount } = pageSizes.office;
const newestFirst: ThreadOrder = { column: 'id', isAscending: false };

/**
 * The parts of a list of a course, each in the order of an index: shared and private threads for moderators, shared and own ones for
 * learners.
 * @throws Problem `courseNotFound` for an invisible course, `notEnrolled` for people outside the course
 */
async function findBranches(id: number, { db, viewer }: SignedInContext): Promise<Prisma.ThreadWhereInput[]> {
  const course = await db.course.findFirst({
    where: { AND: [readableCourses(viewer)], id },
    select: {
      trainerId: true,
      enrollments: { where: { studentId: viewer.id, ...activeEnrollmentWhere }, select: { id: true } },
    },
  });
  if (!course) throw new Problem('courseNotFound');
  if (isModerator(viewer, course)) return [{ isPrivate: false }, { isPrivate: true }];
  if (course.enrollments.length === 0) throw new Problem('notEnrolled');
  return [sharedThreads, ownUnsharedThreads(viewer)];
}

const InboxState = builder.enumType('ThreadInboxState', {
  description: 'Which threads an inbox shows.',
  values: {
    waiting: { description: 'Those whose author waits for the trainer; the longest wait first.' },
    answered: { description: 'Those that are answered or hidden; the latest activity first.' },
    reported: { description: 'Those with an open report; the oldest report first.' },
  } as const,
});

const inboxes: Record<typeof InboxState.$inferType, { where: Prisma.ThreadWhereInput; order: ThreadOrder }> = {
  waiting: { where: { waitingSince: { not: null } }, order: { column: 'waitingSince', isAscending: true } },
  answered: { where: { waitingSince: null }, order: { column: 'lastActivityAt', isAscending: false } },
  reported: { where: { reportedAt: { not: null } }, order: { column: 'reportedAt', isAscending: true } },
};

builder.queryFields((t) => ({
  threads: t.withAuth({ can: 'thread:read' }).prismaConnection(
    {
      type: ThreadType,
      cursor: 'id',
      description:
        'Questions about the lessons of a course, newest first: shared and own ones for its learners, all for its trainer and admins.',
      problems: ['courseNotFound', 'notEnrolled'],
      args: {
        courseId: t.arg.id({ required: true, description: 'Key of the course.' }),
        lessonId: t.arg.id({ description: 'Those about this lesson only.' }),
      },
      complexity: connectionComplexity,
      resolve: async (query, _root, args, context) => {
        const courseId = parseId(args.courseId);
        const lessonId = parseOptionalId(args.lessonId);
        const branches = (await findBranches(courseId, context)).map((branch) => ({ ...branch, courseId, lessonId }));
        const page = toPageOfIds(query);
        const rows = await findThreadPage(context.db, query, { branches, order: newestFirst }, page);
        return page.inverted ? rows.toReversed() : rows;
      },
    },
    { name: 'ThreadConnection', description: 'A page of threads.' },
    { name: 'ThreadEdge', description: 'A thread and its cursor.' },
  ),
  thread: t.withAuth({ can: 'thread:read' }).prismaField({
    type: ThreadType,
    nullable: true,
    description: 'A question by its key; null if not found or not visible to the caller.',
    args: { id: t.arg.id({ required: true, description: 'Key of the thread.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.thread.findFirst({ ...query, where: { AND: [visibleThreads(viewer)], id: parseId(id) } }),
  }),
  threadInbox: t.withAuth({ can: 'studio:read' }).connection(
    {
      type: ThreadType,
      description: "Questions in the trainer's courses.",
      args: {
        state: t.arg({ type: InboxState, required: true, description: 'Which questions.' }),
        courseId: t.arg.id({ description: 'Those of this course only.' }),
        ...studioArgs,
      },
      complexity: connectionComplexityFor((cursor) => parseTimeCursor(cursor) !== undefined),
      resolve: (_root, { state, ...args }, context, info) => {
        const { db, viewer } = context;
        const scope = resolveStudioScope(viewer, parseStudioArgs(args));
        const isOfAll = scope.trainerId === undefined && scope.courseId === undefined;
        const { where, order } = inboxes[state];
        const courses = isOfAll ? undefined : conditionSql('Course', 'c', studioScopeWhere(scope));
        const selection = queryFromInfo({ context, info, paths: [['nodes'], ['edges', 'node']] });
        const options = { args, defaultSize: pageSizes.default, maxSize: pageSizes.max, toCursor: toTimeCursor };
        return resolveCursorConnection(options, (page: ResolveCursorConnectionArgs) =>
          findThreadPage(db, selection, { branches: [where], order, courses }, toPageOfTimes(page)),
        );
      },
    },
    { name: 'ThreadInboxConnection', description: 'A page of an inbox.' },
    { name: 'ThreadInboxEdge', description: 'A thread of an inbox and its cursor.' },
  ),
  waitingThreadCount: t.withAuth({ can: 'studio:read' }).int({
    description: `Number of questions of a course that wait for an answer, counted up to ${waitingCount}: ${waitingCount + 1} stands for any larger number. For a trainer of their own course, for an admin of any.`,
    problems: ['courseNotFound'],
    args: { courseId: t.arg.id({ required: true, description: 'Key of the course.' }) },
    resolve: async (_root, args, context) => {
      const { id: courseId } = await findEditableCourse(args.courseId, context);
      return context.db.thread.count({ where: { courseId, waitingSince: { not: null } }, take: waitingCount + 1 });
    },
  }),
}));
