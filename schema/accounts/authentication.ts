import { builder } from '../core/builder';
import type { Context, SessionManager, SignedInContext } from '../core/context';
import { loginSchema, registerSchema, normalizeUsername } from '../contract/validation/accounts/accounts';
import { parseUserAgent } from '../contract/text/userAgent';
import { RoleType } from '../core/scalarsAndEnums';
import { validate, Problem } from '../core/problem';
import { newAccountSelect, notifyNewAccounts } from './links/newAccountNotifications';
import { newSignInNotification } from '../notifications/kinds/accountSecurity';
import { hashPassword, verifyPassword } from './passwords/passwordHash';
import { ensureAllowedPassword } from './passwords/passwordRules';
import {
  createChallenge,
  SecondFactorChallengeType,
  type SecondFactorChallenge,
} from './secondFactor/secondFactorChallenge';
import { endOtherSessions } from './otherSessions';
import { onDuplicateUserFields } from './admin/userService';
import { UserType } from './user';
import { trainerWaitingNotification } from '../notifications/kinds/trainers';
import { sendNotification } from '../notifications/sendNotification';
import { z } from 'zod';

const RegisterInput = builder.inputType('RegisterInput', {
  description: 'A new account. It is signed in immediately.',
  fields: (t) => ({
    firstName: t.string({ required: true, description: 'At least 1 character.' }),
    lastName: t.string({ required: true, description: 'At least 1 character.' }),
    username: t.string({ required: true, description: 'At least 3 characters; unique, ignoring case.' }),
    email: t.string({ required: true, description: 'Valid email address; unique, ignoring case.' }),
    phone: t.string({ description: 'Phone number, optional.' }),
    password: t.string({ required: true, description: 'At least 6 characters.' }),
    role: t.field({ type: RoleType, defaultValue: 'student', description: '`student` (default) or `trainer`.' }),
  }),
});

const LoginInput = builder.inputType('LoginInput', {
  description: 'Login credentials.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address, ignoring case.' }),
    password: t.string({ required: true, description: 'Password.' }),
  }),
});

type SignedInAccount = Parameters<SessionManager['open']>[0];

export interface SignInResult {
  userId: number;
  token: string;
}

export const AuthPayloadType = builder.objectRef<SignInResult & { withToken: boolean }>('AuthPayload').implement({
  description: 'Result of a successful sign-in. Browsers receive the session in an HttpOnly cookie.',
  fields: (t) => ({
    user: t.prismaField({
      type: UserType,
      description: 'The signed-in user.',
      resolve: (query, { userId }, _args, { db }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    token: t.string({
      nullable: true,
      description: 'Bearer token for the `Authorization` header; null unless `withToken` is true.',
      resolve: ({ token, withToken }) => (withToken ? token : null),
    }),
  }),
});

/** Either a session was opened, or there is a challenge. */
interface LoginResult {
  userId: number | null;
  token: string | null;
  secondFactor: SecondFactorChallenge | null;
}

const LoginPayloadType = builder.objectRef<LoginResult & { withToken: boolean }>('LoginPayload').implement({
  description:
    'Result of the right email and password: the signed-in user, or for accounts with a second factor the challenge ' +
    'for `verifySecondFactor`.',
  fields: (t) => ({
    user: t.prismaField({
      type: UserType,
      nullable: true,
      description: 'The signed-in user; null if the account has a second factor.',
      resolve: (query, { userId }, _args, { db }) =>
        userId === null ? null : db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    token: t.string({
      nullable: true,
      description:
        'Bearer token for the `Authorization` header; null unless `withToken` is true and the user is signed in.',
      resolve: ({ token, withToken }) => (withToken ? token : null),
    }),
    secondFactor: t.field({
      type: SecondFactorChallengeType,
      nullable: true,
      description: 'Second step of the sign-in; null if the user is signed in.',
      resolve: ({ secondFactor }) => secondFactor,
    }),
  }),
});

export const withTokenArg = {
  required: true,
  defaultValue: false,
  description: 'True to return a bearer token, for clients without cookies.',
} as const;

builder.mutationFields((t) => ({
  register: t.field({
    type: AuthPayloadType,
    description: 'Creates an account and signs in.',
    problems: ['invalidInput', 'emailTaken', 'usernameTaken', 'tooManyAttempts'],
    args: {
      input: t.arg({ type: RegisterInput, required: true, description: 'The new account.' }),
      withToken: t.arg.boolean(withTokenArg),
    },
    resolve: async (_root, { input, withToken }, context) => ({ ...(await registerUser(input, context)), withToken }),
  }),
  login: t.field({
    type: LoginPayloadType,
    description: 'Signs in, or starts the sign-in of an account with a second factor.',
    problems: ['invalidInput', 'invalidCredentials', 'tooManyAttempts'],
    args: {
      input: t.arg({ type: LoginInput, required: true, description: 'Email and password.' }),
      withToken: t.arg.boolean(withTokenArg),
    },
    resolve: async (_root, { input, withToken }, context) => ({ ...(await logInUser(input, context)), withToken }),
  }),
  logout: t.boolean({
    description: 'Ends the current session. Also returns true for a visitor.',
    resolve: async (_root, _args, { services: { sessions } }) => {
      await sessions.close();
      return true;
    },
  }),
}));

async function registerUser(input: unknown, context: Context): Promise<SignInResult> {
  const {
    db,
    language,
    services: { sessions, rateLimiter },
    settings: { requiresTrainerApproval },
  } = context;
  const { password, ...draft } = validate(registerSchema, input);
  ensureAllowedPassword(context, password, draft);
  await rateLimiter.register(draft.role);
  const passwordHash = await hashPassword(password);
  const usernameKey = normalizeUsername(draft.username);
  const needsApproval = draft.role === 'trainer' && requiresTrainerApproval;
  const data = {
    ...draft,
    usernameKey,
    passwordHash,
    preferredLanguage: language,
    approvedAt: draft.role === 'trainer' && !needsApproval ? new Date() : null,
    acceptedTermsAt: new Date(),
  };
  const { id } = await db
    .$transaction(async (tx) => {
      const user = await tx.user.create({ data, select: newAccountSelect });
      await notifyNewAccounts(tx, [user]);
      if (needsApproval)
        await sendNotification(tx, trainerWaitingNotification, { role: 'admin' }, { trainerId: user.id });
      return user;
    })
    .catch(onDuplicateUserFields(db, { email: draft.email, usernameKey }));
  const token = await sessions.open({ id, email: draft.email, passwordHash });
  if (token === null) throw new Problem('invalidCredentials');
  return { userId: id, token };
}

/** Same message and duration for an unknown account, a deactivated one and a wrong password (R-ACC-1). */
async function logInUser(input: unknown, context: Context): Promise<LoginResult> {
  const {
    db,
    services: { rateLimiter },
  } = context;
  const { email, password } = validate(loginSchema, input);
  const attempt = await rateLimiter.signIn(email);
  const user = await db.user.findUnique({
    where: { email },
    select: {
      id: true,
      email: true,
      isActive: true,
      passwordHash: true,
      secondFactor: { where: { confirmedAt: { not: null } }, select: { userId: true } },
    },
  });
  if (!(await verifyPassword(password, user?.passwordHash)) || !user?.isActive) {
    attempt.failed(user?.id);
    throw new Problem('invalidCredentials');
  }
  await attempt.succeeded();
  if (user.secondFactor)
    return { userId: null, token: null, secondFactor: createChallenge(context.services.linkTokens, user) };
  return { userId: user.id, token: await openSession(context, user), secondFactor: null };
}

/**
 * Opens a session for an existing account; a sign-in from a new device is announced to the user.
 * @throws Problem `invalidCredentials` if the account was changed in between
 */
export async function openSession({ services: { sessions } }: Context, account: SignedInAccount): Promise<string> {
  const token = await sessions.open(account, {
    onNewDevice: (tx, userAgent) => {
      const { browser = null, operatingSystem: system = null } = parseUserAgent(userAgent);
      return sendNotification(
        tx,
        newSignInNotification,
        { userIds: [account.id] },
        { browser, system, at: new Date().toISOString() },
      );
    },
  });
  if (token === null) throw new Problem('invalidCredentials');
  return token;
}

export const SessionType = builder.prismaObject('Session', {
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
    description: 'Active sessions of the signed-in user, newest first, maximum 50.',
    resolve: (query, _root, _args, { db, viewer, clock }) =>
      db.session.findMany({
        ...query,
        where: { userId: viewer.id, expiresAt: { gt: clock.now() } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
  }),
);

builder.mutationFields((t) => ({
  revokeSession: t.withAuth({ can: 'profile:write' }).field({
    type: 'ID',
    description: 'Ends one session of the signed-in user, including the current one. Returns its key.',
    problems: ['sessionNotFound'],
    args: { id: t.arg.id({ required: true, description: 'Key of the session.' }) },
    resolve: (_root, { id }, context) => revokeSession(id, context),
  }),
  revokeOtherSessions: t.withAuth({ can: 'profile:write' }).int({
    description:
      'Ends all sessions of the signed-in user except the current one. Returns the number of ended sessions.',
    resolve: (_root, _args, { db, viewer }) => endOtherSessions(db, viewer),
  }),
}));

const sessionIdSchema = z.uuid();

async function revokeSession(id: string, { db, viewer, services: { sessions } }: SignedInContext): Promise<string> {
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
