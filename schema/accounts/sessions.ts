import { z } from 'zod';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem } from '../core/errors';

const SessionType = builder.prismaObject('Session', {
  description: 'A browser or program in which a person is signed in, as they themselves see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; signs nobody in.' }),
    userAgent: t.exposeString('userAgent', { nullable: true, description: 'What it called itself when it signed in.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it signed in.' }),
    isCurrent: t.boolean({
      description: 'Whether it is the one that asks.',
      resolve: ({ id }, _args, { viewer }) => id === viewer?.sessionId,
    }),
  }),
});

builder.queryField('mySessions', (t) =>
  t.withAuth({ can: 'profile:write' }).prismaField({
    type: [SessionType],
    description: 'Where the signed-in person is signed in now, the newest first; 50 at most. Problems: notSignedIn.',
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
      'Signs out one of the places where the signed-in person is signed in; also this one. Answers its key. Problems: ' +
      'notSignedIn, sessionNotFound.',
    args: { id: t.arg.id({ required: true, description: 'Key of the session.' }) },
    resolve: (_root, { id }, context) => revokeSession(id, context),
  }),
  revokeOtherSessions: t.withAuth({ can: 'profile:write' }).int({
    description: 'Signs out everywhere but here. Answers how many sessions have ended. Problems: notSignedIn.',
    resolve: async (_root, _args, { db, viewer }) => {
      const { count } = await db.session.deleteMany({ where: { userId: viewer.id, id: { not: viewer.sessionId } } });
      return count;
    },
  }),
}));

const sessionIdSchema = z.uuid();

async function revokeSession(id: string, { db, viewer, sessions }: SignedInContext): Promise<string> {
  // This browser's cookie goes with its session.
  if (id === viewer.sessionId) {
    await sessions.close();
    return id;
  }
  if (!sessionIdSchema.safeParse(id).success) throw new Problem('sessionNotFound');
  const { count } = await db.session.deleteMany({ where: { id, userId: viewer.id } });
  if (count === 0) throw new Problem('sessionNotFound');
  return id;
}
