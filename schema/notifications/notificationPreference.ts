import type { PrismaClient } from '../../prisma/generated/client';
import type { Role } from '../contract/permissions';
import { builder } from '../core/builder';
import { Problem } from '../core/problem';
import { parseId } from '../core/ids';
import type { ChannelRule } from './defineNotification';
import { notificationKinds, type AnyNotification, findNotificationKind } from './kinds/notificationKinds';

interface Preference {
  notification: AnyNotification;
  inApp: boolean;
  byEmail: boolean;
}

const canChoose = (rule: ChannelRule): boolean => rule === 'on' || rule === 'off';
const isOnByDefault = (rule: ChannelRule): boolean => rule === 'on' || rule === 'always';

const NotificationPreferenceType = builder.objectRef<Preference>('NotificationPreference').implement({
  description: 'How the signed-in user gets messages of a kind.',
  fields: (t) => ({
    kind: t.string({ description: 'Kind of message.', resolve: ({ notification }) => notification.kind }),
    label: t.string({
      description: 'Name of the kind in the language of the request.',
      resolve: ({ notification }, _args, { language }) => notification.label[language],
    }),
    inApp: t.exposeBoolean('inApp', { description: 'True: as a notification in the site.' }),
    byEmail: t.exposeBoolean('byEmail', { description: 'True: by email.' }),
    canChooseInApp: t.boolean({
      description: 'False: notifications of this kind cannot be switched.',
      resolve: ({ notification }) => canChoose(notification.inApp),
    }),
    canChooseEmail: t.boolean({
      description: 'False: mails of this kind cannot be switched.',
      resolve: ({ notification }) => canChoose(notification.byEmail),
    }),
  }),
});

const choosableKinds = (role: Role): AnyNotification[] =>
  notificationKinds.filter(
    ({ roles, inApp, byEmail }) => roles.includes(role) && (canChoose(inApp) || canChoose(byEmail)),
  );

const toPreference = (
  notification: AnyNotification,
  row?: { inApp: boolean; byEmail: boolean } | null,
): Preference => ({
  notification,
  inApp: row && canChoose(notification.inApp) ? row.inApp : isOnByDefault(notification.inApp),
  byEmail: row && canChoose(notification.byEmail) ? row.byEmail : isOnByDefault(notification.byEmail),
});

builder.queryField('myNotificationPreferences', (t) =>
  t.withAuth({ can: 'notification:read' }).field({
    type: [NotificationPreferenceType],
    description: 'Kinds of messages that the signed-in user may get, and over which channels.',
    resolve: async (_root, _args, { db, viewer }) => {
      const rows = await db.notificationPreference.findMany({ where: { userId: viewer.id } });
      const byKind = new Map(rows.map((row) => [row.kind, row]));
      return choosableKinds(viewer.role).map((notification) =>
        toPreference(notification, byKind.get(notification.kind)),
      );
    },
  }),
);

builder.mutationFields((t) => ({
  updateNotificationPreference: t.withAuth({ can: 'notification:read' }).field({
    type: NotificationPreferenceType,
    description: 'Chooses the channels of a kind of message.',
    problems: ['notFound'],
    args: {
      kind: t.arg.string({ required: true, description: 'Kind of message.' }),
      inApp: t.arg.boolean({ required: true, description: 'As a notification in the site.' }),
      byEmail: t.arg.boolean({ required: true, description: 'By email.' }),
    },
    resolve: async (_root, { kind, inApp, byEmail }, { db, viewer }) => {
      const notification = choosableKinds(viewer.role).find((each) => each.kind === kind);
      if (!notification) throw new Problem('notFound');
      return toPreference(notification, await savePreference(db, viewer.id, notification.kind, { inApp, byEmail }));
    },
  }),
  stopMails: t.field({
    type: 'String',
    description: 'Stops mails of one kind by the token of a mail, without sign-in. Returns the name of the kind.',
    problems: ['linkNotValid'],
    args: { token: t.arg.string({ required: true, description: 'Token of the link.' }) },
    resolve: async (_root, { token }, { db, language, services: { linkTokens } }) =>
      (await stopMails(db, linkTokens.verify('unsubscribe', token))).label[language],
  }),
}));

/**
 * Stops mails of one kind for one user.
 * @param subject `<user id>:<kind>` of a verified token; null for a token that is not valid
 * @throws Problem `linkNotValid`
 */
export async function stopMails(db: PrismaClient, subject: string | null): Promise<AnyNotification> {
  const [id = '', kind = ''] = subject?.split(':', 2) ?? [];
  const notification = findNotificationKind(kind);
  const userId = parseId(id);
  if (!notification || !canChoose(notification.byEmail)) throw new Problem('linkNotValid');
  const current = await db.notificationPreference.findUnique({ where: { userId_kind: { userId, kind } } });
  if ((await db.user.count({ where: { id: userId } })) === 0) throw new Problem('linkNotValid');
  await savePreference(db, userId, kind, { inApp: toPreference(notification, current).inApp, byEmail: false });
  return notification;
}

const savePreference = (
  db: PrismaClient,
  userId: number,
  kind: string,
  channels: { inApp: boolean; byEmail: boolean },
) =>
  db.notificationPreference.upsert({
    where: { userId_kind: { userId, kind } },
    create: { userId, kind, ...channels },
    update: channels,
  });
