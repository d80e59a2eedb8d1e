import type { SeededPlatform } from '../../personas';
import { countItems, sameForAll, sameForAllExcept, type AccessCases } from '../accessCase';
import type { HostileTextCases } from '../hostileTextCase';

const visitor = { visitor: 'UNAUTHENTICATED' };
const notificationId = 1001;

/** Each person reads and changes their own notifications; `enrolledStudent` has one. */
export const notificationAccessCases: AccessCases = {
  seed: async ({ db }) => {
    const student = await db.user.findFirstOrThrow({ where: { username: { startsWith: 'enrolledStudent' } } });
    await db.notification.create({
      data: {
        id: notificationId,
        userId: student.id,
        messageId: '00000000-0000-4000-8000-000000001001',
        kind: 'enrolled',
        payload: { courseId: 1, title: 'Solar', titleAr: 'شمس' },
      },
    });
  },
  rest: [
    {
      route: 'GET /api/notifications',
      observe: countItems,
      outcomes: sameForAllExcept(0, { visitor: 401, enrolledStudent: 1 }),
    },
    {
      route: 'POST /api/notifications/read',
      body: () => ({ ids: [] }),
      observe: ({ unread }: { unread: number }) => unread,
      outcomes: sameForAllExcept(0, { visitor: 401, enrolledStudent: 1 }),
    },
  ],
  graphql: [
    {
      fields: ['Query.myNotifications', 'Query.unreadNotificationCount'],
      document:
        '{ unreadNotificationCount myNotifications { nodes { id kind title text path readAt createdAt } edges { cursor } } }',
      observe: ({ unreadNotificationCount }: { unreadNotificationCount: number }) => unreadNotificationCount,
      outcomes: sameForAllExcept(0, { ...visitor, enrolledStudent: 1 }),
    },
    {
      fields: ['Mutation.markNotificationsRead'],
      document: 'mutation { markNotificationsRead(ids: []) }',
      observe: ({ markNotificationsRead }: { markNotificationsRead: number }) => markNotificationsRead,
      outcomes: sameForAllExcept(0, { ...visitor, enrolledStudent: 1 }),
    },
    {
      fields: ['Mutation.deleteNotification'],
      document: `mutation { deleteNotification(id: ${notificationId}) }`,
      observe: ({ deleteNotification }: { deleteNotification: boolean }) => deleteNotification,
      outcomes: sameForAllExcept('NOT_FOUND', { ...visitor, enrolledStudent: true }),
    },
    {
      fields: ['Query.myNotificationPreferences'],
      document: '{ myNotificationPreferences { kind label inApp byEmail canChooseInApp canChooseEmail } }',
      observe: ({ myNotificationPreferences }: { myNotificationPreferences: unknown[] }) =>
        myNotificationPreferences.length > 0,
      outcomes: sameForAllExcept(true, visitor),
    },
    {
      fields: ['Mutation.updateNotificationPreference'],
      document:
        'mutation { updateNotificationPreference(kind: "enrolled", inApp: true, byEmail: false) { inApp byEmail } }',
      observe: ({ updateNotificationPreference }: { updateNotificationPreference: { byEmail: boolean } }) =>
        updateNotificationPreference.byEmail,
      outcomes: sameForAllExcept('NOT_FOUND', {
        ...visitor,
        student: false,
        enrolledStudent: false,
        otherStudent: false,
      }),
    },
    {
      fields: ['Mutation.stopMails'],
      document: 'mutation($token: String!) { stopMails(token: $token) }',
      variables: ({ users }: SeededPlatform) => ({ token: `${users.student.id}:enrolled` }),
      observe: () => 'stopped',
      outcomes: sameForAll('BAD_USER_INPUT'),
    },
  ],
  publicFields: {
    Notification: 'id kind title text path readAt createdAt',
    NotificationConnection: 'edges nodes pageInfo',
    NotificationEdge: 'cursor node',
    NotificationPreference: 'kind label inApp byEmail canChooseInApp canChooseEmail',
  },
};

export const notificationHostileTextCases: HostileTextCases = {
  markNotificationsRead: { persona: 'student', input: () => ({ path: '/courses/1' }), selection: '' },
  stopMails: { persona: 'visitor', input: () => ({ token: 'none' }), selection: '' },
  updateNotificationPreference: {
    persona: 'student',
    input: () => ({ kind: 'enrolled' }),
    selection: '{ kind }',
  },
};
