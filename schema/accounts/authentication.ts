import { builder } from '../builder';
import type { Context, Sessions } from '../context';
import { loginDraft, registerDraft, usernameKey } from '../contract/validation/accounts';
import { RoleType } from '../enums';
import { checked, Problem } from '../errors';
import { hashPassword, passwordMatches } from './password';
import { takenMeans } from './taken';
import { UserType } from './user';

const RegisterInput = builder.inputType('RegisterInput', {
  description: 'A new account. Every new account is signed in at once.',
  fields: (t) => ({
    firstName: t.string({ required: true, description: 'At least 1 character.' }),
    lastName: t.string({ required: true, description: 'At least 1 character.' }),
    username: t.string({ required: true, description: 'At least 3 characters; unique without regard to case.' }),
    email: t.string({ required: true, description: 'A valid address; unique without regard to case.' }),
    phone: t.string({ description: 'Optional.' }),
    password: t.string({ required: true, description: 'At least 6 characters.' }),
    role: t.field({ type: RoleType, defaultValue: 'student', description: 'student or trainer; nothing else.' }),
  }),
});

const LoginInput = builder.inputType('LoginInput', {
  description: 'What a person signs in with.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Compared without regard to case.' }),
    password: t.string({ required: true, description: 'Compared as typed.' }),
  }),
});

interface SignedIn {
  userId: number;
  token: string;
}

const AuthPayload = builder.objectRef<SignedIn & { withToken: boolean }>('AuthPayload').implement({
  description: 'The answer to a successful sign-in. Browsers hold the session in a cookie that scripts cannot read.',
  fields: (t) => ({
    user: t.prismaField({
      type: UserType,
      description: 'The person who is signed in now.',
      resolve: (query, { userId }, _args, { db }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    token: t.string({
      nullable: true,
      description: 'For `Authorization: Bearer`; only where it was asked for with `withToken`.',
      resolve: ({ token, withToken }) => (withToken ? token : null),
    }),
  }),
});

const tokenArgument = {
  required: true,
  defaultValue: false,
  description: 'True for clients without cookies.',
} as const;

builder.mutationFields((t) => ({
  register: t.field({
    type: AuthPayload,
    description:
      'Makes an account and signs it in. Problems: invalidInput, emailTaken, usernameTaken, tooManyAttempts.',
    args: {
      input: t.arg({ type: RegisterInput, required: true, description: 'The new account.' }),
      withToken: t.arg.boolean(tokenArgument),
    },
    resolve: async (_root, { input, withToken }, context) => ({ ...(await register(input, context)), withToken }),
  }),
  login: t.field({
    type: AuthPayload,
    description: 'Signs in. Problems: invalidInput, invalidCredentials, tooManyAttempts.',
    args: {
      input: t.arg({ type: LoginInput, required: true, description: 'Address and password.' }),
      withToken: t.arg.boolean(tokenArgument),
    },
    resolve: async (_root, { input, withToken }, context) => ({ ...(await login(input, context)), withToken }),
  }),
  logout: t.boolean({
    description: 'Ends this session on the server. True also for a visitor: there is nothing left to end.',
    resolve: async (_root, _args, { sessions }) => {
      await sessions.close();
      return true;
    },
  }),
}));

async function register(input: unknown, { db, sessions, attempts, language }: Context): Promise<SignedIn> {
  const { password, ...draft } = checked(registerDraft, input);
  await attempts.register();
  const passwordHash = await hashPassword(password);
  const { id } = await db.user
    .create({
      data: {
        ...draft,
        usernameKey: usernameKey(draft.username),
        passwordHash,
        preferredLanguage: language,
      },
      select: { id: true },
    })
    .catch(takenMeans);
  return { userId: id, token: await opened(sessions, { id, passwordHash }) };
}

/** One message and one duration, whether the account is unknown, deactivated, or the password wrong (product.md 3). */
async function login(input: unknown, { db, sessions, attempts }: Context): Promise<SignedIn> {
  const { email, password } = checked(loginDraft, input);
  const attempt = await attempts.signIn(email);
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, isActive: true, passwordHash: true },
  });
  if (!(await passwordMatches(password, user?.passwordHash)) || !user?.isActive) {
    throw new Problem('invalidCredentials');
  }
  await attempt.succeeded();
  return { userId: user.id, token: await opened(sessions, user) };
}

async function opened(sessions: Sessions, account: { id: number; passwordHash: string }): Promise<string> {
  const token = await sessions.open(account);
  if (token === null) throw new Problem('invalidCredentials');
  return token;
}
