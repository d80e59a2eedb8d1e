import { z } from 'zod';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem } from '../core/errors';

const SessionType = builder.prismaObject('Session', {
  description: 'A session of the signed-in user in a browser or program.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Session key; not a credential.' }),
    userAgent: t.exposeString('userAgent', { nullable: true, description: 'User agent at sign-in.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of sign-in.' }),
    isCurrent: t.boolean({
      description: 'True for the session of this request.',
      resolve: ({ id }, _args, { viewer }) => id === viewer?.sessionId,
    }),
  }),
});

builder.queryField('mySessions', (t) =>
  t.withAuth({ can: 'profile:write' }).prismaField({
    type: [SessionType],
    description: 'Active sessions of the signed-in user, newest first, maximum 50. Problems: notSignedIn.',
    resolve: (query, _root, _args, { db, viewer }) =>
      db.session.findMany({
        ...query,
        where: { userId: viewer.id, expiresAt: { gt: new Date() } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
  }),
);

builder.mutationFields((t) => ({
  revokeSession: t.withAuth({ can: 'profile:write' }).field({
    type: 'ID',
    description:
      'Ends one session of the signed-in user, including the current one. Returns its key. Problems: ' +
      'notSignedIn, sessionNotFound.',
    args: { id: t.arg.id({ required: true, description: 'Key of the session.' }) },
    resolve: (_root, { id }, context) => revokeSession(id, context),
  }),
  revokeOtherSessions: t.withAuth({ can: 'profile:write' }).int({
    description:
      'Ends all sessions of the signed-in user except the current one. Returns the number of ended sessions. Problems: notSignedIn.',
    resolve: async (_root, _args, { db, viewer }) => {
      const { count } = await db.session.deleteMany({ where: { userId: viewer.id, id: { not: viewer.sessionId } } });
      return count;
    },
  }),
}));

const sessionIdSchema = z.uuid();

async function revokeSession(id: string, { db, viewer, sessions }: SignedInContext): Promise<string> {
  // Also clears the cookie of this browser.
  if (id === viewer.sessionId) {
    await sessions.close();
    return id;
  }
  if (!sessionIdSchema.safeParse(id).success) throw new Problem('sessionNotFound');
  const { count } = await db.session.deleteMany({ where: { id, userId: viewer.id } });
  if (count === 0) throw new Problem('sessionNotFound');
  return id;
}
