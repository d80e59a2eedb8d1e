import { builder } from '../core/builder';
import type { Context, SessionManager } from '../core/context';
import { loginSchema, registerSchema, normalizeUsername } from '../contract/validation/accounts';
import { RoleType } from '../core/scalarsAndEnums';
import { validate, Problem } from '../core/errors';
import { hashPassword, verifyPassword } from './passwordHash';
import { onDuplicateUser } from './userService';
import { UserType } from './user';

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

interface SignInResult {
  userId: number;
  token: string;
}

const AuthPayloadType = builder.objectRef<SignInResult & { withToken: boolean }>('AuthPayload').implement({
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

const withTokenArg = {
  required: true,
  defaultValue: false,
  description: 'True to return a bearer token, for clients without cookies.',
} as const;

builder.mutationFields((t) => ({
  register: t.field({
    type: AuthPayloadType,
    description: 'Creates an account and signs in. Problems: invalidInput, emailTaken, usernameTaken, tooManyAttempts.',
    args: {
      input: t.arg({ type: RegisterInput, required: true, description: 'The new account.' }),
      withToken: t.arg.boolean(withTokenArg),
    },
    resolve: async (_root, { input, withToken }, context) => ({ ...(await registerUser(input, context)), withToken }),
  }),
  login: t.field({
    type: AuthPayloadType,
    description: 'Signs in. Problems: invalidInput, invalidCredentials, tooManyAttempts.',
    args: {
      input: t.arg({ type: LoginInput, required: true, description: 'Email and password.' }),
      withToken: t.arg.boolean(withTokenArg),
    },
    resolve: async (_root, { input, withToken }, context) => ({ ...(await logInUser(input, context)), withToken }),
  }),
  logout: t.boolean({
    description: 'Ends the current session. Also returns true for a visitor.',
    resolve: async (_root, _args, { sessions }) => {
      await sessions.close();
      return true;
    },
  }),
}));

async function registerUser(input: unknown, { db, sessions, rateLimiter, language }: Context): Promise<SignInResult> {
  const { password, ...draft } = validate(registerSchema, input);
  await rateLimiter.register();
  const passwordHash = await hashPassword(password);
  const { id } = await db.user
    .create({
      data: {
        ...draft,
        usernameKey: normalizeUsername(draft.username),
        passwordHash,
        preferredLanguage: language,
      },
      select: { id: true },
    })
    .catch(onDuplicateUser);
  return { userId: id, token: await openSession(sessions, { id, passwordHash }) };
}

/** Same message and duration for an unknown account, a deactivated one and a wrong password (R-ACC-1). */
async function logInUser(input: unknown, { db, sessions, rateLimiter }: Context): Promise<SignInResult> {
  const { email, password } = validate(loginSchema, input);
  const attempt = await rateLimiter.signIn(email);
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, isActive: true, passwordHash: true },
  });
  if (!(await verifyPassword(password, user?.passwordHash)) || !user?.isActive) {
    throw new Problem('invalidCredentials');
  }
  await attempt.succeeded();
  return { userId: user.id, token: await openSession(sessions, user) };
}

async function openSession(sessions: SessionManager, account: { id: number; passwordHash: string }): Promise<string> {
  const token = await sessions.open(account);
  if (token === null) throw new Problem('invalidCredentials');
  return token;
}
