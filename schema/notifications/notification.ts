import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import type { Language } from '../contract/languages';
import { pageSizes } from '../contract/pageSizes';
import { builder } from '../core/builder';
import { connectionComplexity, findPage } from '../paging/cursorPagination';
import { markReadSchema } from '../contract/validation/accounts/notifications';
import { Problem, validate } from '../core/problem';
import { parseId } from '../core/ids';
import { findNotificationKind } from './kinds/notificationKinds';

interface StoredNotification {
  kind: string;
  payload: Prisma.JsonValue;
}

/** Text and address of a stored notification; null if this version of the product does not know it. */
function readNotification(
  { kind, payload }: StoredNotification,
  language: Language,
): { subject: string; inboxText: string; path: string } | null {
  const notification = findNotificationKind(kind);
  const { success, data } = notification?.payload.safeParse(payload) ?? { success: false };
  if (!notification || !success) return null;
  const { subject, paragraphs } = notification.text[language](data);
  const inboxText = notification.isWholeInApp ? paragraphs.join('\n') : (paragraphs[0] ?? '');
  return { subject, inboxText, path: notification.path(data) };
}

/** Whether a visit of a page shows what a notification is about; one that is read in the inbox has no such page. */
function isAbout({ kind, payload }: StoredNotification, visited: URL): boolean {
  const notification = findNotificationKind(kind);
  const { success, data } = notification?.payload.safeParse(payload) ?? { success: false };
  if (!notification || !success || notification.isWholeInApp) return false;
  const { pathname, searchParams } = new URL(notification.path(data), anyOrigin);
  return (
    pathname === visited.pathname &&
    [...searchParams].every(([name, value]) => visited.searchParams.get(name) === value)
  );
}

/** Only the path counts. */
const anyOrigin = 'https://tayyar.invalid';

const textColumns = { kind: true, payload: true } as const;

const NotificationType = builder.prismaObject('Notification', {
  select: { id: true },
  description: 'A message in the inbox of the signed-in user.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    kind: t.exposeString('kind', { description: 'Kind of the message, such as `enrolled`.' }),
    title: t.string({
      description: 'Title in the language of the request.',
      select: textColumns,
      resolve: (row, _args, { language }) => readNotification(row, language)?.subject ?? row.kind,
    }),
    text: t.string({
      description:
        'First paragraph in the language of the request, or all lines of a message of the office; blank if there is none.',
      select: textColumns,
      resolve: (row, _args, { language }) => readNotification(row, language)?.inboxText ?? '',
    }),
    path: t.string({
      description: 'Path of the page that the message is about, beginning with `/`.',
      select: textColumns,
      resolve: (row, _args, { language }) => readNotification(row, language)?.path ?? '/notifications',
    }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when the user marked the notification as read; null if unread.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of delivery.' }),
  }),
});

builder.queryFields((t) => ({
  myNotifications: t.withAuth({ can: 'notification:read' }).prismaConnection(
    {
      type: NotificationType,
      cursor: 'id',
      description: 'Notifications of the signed-in user, newest first.',
      args: { unreadOnly: t.arg.boolean({ description: 'True: unread notifications only.' }) },
      complexity: connectionComplexity,
      resolve: async (query, _root, { unreadOnly }, { db, viewer }) =>
        findPage(db.notification, query, {
          where: { userId: viewer.id, ...(unreadOnly && { readAt: null }) },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.NotificationOrderByWithRelationInput[],
        }),
    },
    { name: 'NotificationConnection', description: 'A page of notifications.' },
    { name: 'NotificationEdge', description: 'A notification and its cursor.' },
  ),
  unreadNotificationCount: t.withAuth({ can: 'notification:read' }).int({
    description: `Number of unread notifications of the signed-in user, at most ${pageSizes.unreadNotifications}.`,
    resolve: (_root, _args, { db, viewer }) => countUnread(db, viewer.id),
  }),
}));

/** Counts no further than is shown, so that the cost does not grow with the inbox. */
const countUnread = (db: PrismaClient, userId: number): Promise<number> =>
  db.notification.count({ where: { userId, readAt: null }, take: pageSizes.unreadNotifications });

/** Keys of the notifications that are about a page. */
async function findAbout(db: PrismaClient, where: Prisma.NotificationWhereInput, path: string): Promise<number[]> {
  if (!URL.canParse(path, anyOrigin)) return [];
  const visited = new URL(path, anyOrigin);
  const unread = await db.notification.findMany({
    where,
    select: { id: true, ...textColumns },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: pageSizes.unreadNotifications,
  });
  return unread.filter((notification) => isAbout(notification, visited)).map(({ id }) => id);
}

builder.mutationFields((t) => ({
  markNotificationsRead: t.withAuth({ can: 'notification:read' }).int({
    description:
      'Marks notifications of the signed-in user as read; without arguments all of them. Returns the number of unread ones.',
    problems: ['invalidInput'],
    args: {
      ids: t.arg.idList({ description: 'Keys, at most 100.' }),
      path: t.arg.string({
        description: `Path of a page that the user has opened, with its parameters: what the newest ${pageSizes.unreadNotifications} unread ones are about.`,
      }),
    },
    resolve: async (_root, { ids, path }, { db, viewer }) => {
      const input = validate(markReadSchema, { ids: ids ?? undefined, path: path ?? undefined });
      const where = { userId: viewer.id, readAt: null, id: { in: input.ids?.map(parseId) } };
      const chosen =
        input.path === undefined ? where : { ...where, id: { in: await findAbout(db, where, input.path) } };
      await db.notification.updateMany({ where: chosen, data: { readAt: new Date() } });
      return countUnread(db, viewer.id);
    },
  }),
  deleteNotification: t.withAuth({ can: 'notification:read' }).boolean({
    description: 'Deletes a notification of the signed-in user.',
    problems: ['notFound'],
    args: { id: t.arg.id({ required: true, description: 'Key of the notification.' }) },
    resolve: async (_root, { id }, { db, viewer }) => {
      const { count } = await db.notification.deleteMany({ where: { id: parseId(id), userId: viewer.id } });
      if (count === 0) throw new Problem('notFound');
      return true;
    },
  }),
}));
