import { randomUUID } from 'node:crypto';
import { createLinkTokens } from '../../../../schema/core/services/linkTokens';
import type { Persona, SeededPlatform } from '../../personas';
import { testSessionSecret, type TestGateway } from '../../testGateway';
import {
  observeDone,
  sameForAllExcept,
  sameForAll,
  selfOnly,
  type AccessCases,
  type GraphqlAccessCase,
  firstCaseRowId,
} from '../accessCase';
import { newestFirst, type HostileTextCases } from '../hostileTextCase';

const newUserInput = () => {
  const username = randomUUID();
  return { firstName: 'N', lastName: 'N', username, email: `${username}@example.dz`, password: 'secret-1' };
};
const credentials = ({ users }: SeededPlatform) => ({ email: users.student.email, password: 'secret-1' });

interface NamedUser {
  firstName: Persona;
}

/** More than there are personas: each link works once, and its use ends the other links of the account. */
const resetLinkIds = Array.from({ length: 30 }, () => randomUUID());
let usedLinks = 0;

const seedResetLinks = async ({ db, createUser }: TestGateway): Promise<void> => {
  const expiresAt = new Date(Date.now() + 3_600_000);
  for (const [index, id] of resetLinkIds.entries()) {
    const { id: userId, email } = await createUser({ id: firstCaseRowId + 500 + index });
    await db.accountLink.create({ data: { id, userId, email, expiresAt, purpose: 'reset_password' } });
  }
};

const nextResetToken = (): string =>
  createLinkTokens(testSessionSecret).sign('account', resetLinkIds[usedLinks++] ?? '');

/** Links of mails work without sign-in; this token was never signed. */
const linkCase = (field: string): GraphqlAccessCase => ({
  fields: [`Mutation.${field}`],
  document: `mutation { ${field}(token: "never signed") }`,
  observe: observeDone,
  outcomes: sameForAll('BAD_USER_INPUT'),
});

/** Users see only themselves; sign-in and registration are public. */
export const accountAccessCases: AccessCases = {
  seed: seedResetLinks,
  rest: [
    { route: 'GET /api/user', observe: ({ firstName }: NamedUser) => firstName, outcomes: selfOnly(401) },
    { route: 'POST /api/login', body: credentials, outcomes: sameForAll(200) },
    { route: 'POST /api/register', body: newUserInput, outcomes: sameForAll(201) },
    { route: 'POST /api/logout', outcomes: sameForAll(200) },
    { route: 'POST /api/password/forgot', body: () => ({ email: 'x@example.dz' }), outcomes: sameForAll(202) },
    {
      route: 'POST /api/password/reset',
      body: () => ({ token: nextResetToken(), password: 'secret-1' }),
      outcomes: sameForAll(200),
    },
    {
      route: 'POST /api/password/reset',
      description: 'with a token that was never signed',
      body: () => ({ token: 'never signed', password: 'secret-1' }),
      outcomes: sameForAll(400),
    },
  ],
  graphql: [
    {
      fields: ['Query.me'],
      document: '{ me { firstName email phone username } }',
      observe: ({ me }: { me: NamedUser | null }) => me?.firstName ?? null,
      outcomes: selfOnly(null),
    },
    {
      fields: ['Mutation.updateProfile'],
      document: 'mutation { updateProfile(input: { bio: "Hello" }) { firstName bio } }',
      observe: ({ updateProfile }: { updateProfile: NamedUser }) => updateProfile.firstName,
      outcomes: selfOnly('UNAUTHENTICATED'),
    },
    {
      fields: ['Mutation.register'],
      document: 'mutation($input: RegisterInput!) { register(input: $input) { token user { role } } }',
      variables: () => ({ input: newUserInput() }),
      observe: ({ register }: { register: { token: string | null } }) => register.token,
      outcomes: sameForAll(null),
    },
    {
      fields: ['Mutation.login'],
      document: 'mutation($input: LoginInput!) { login(input: $input) { token } }',
      variables: (platform) => ({ input: credentials(platform) }),
      observe: ({ login }: { login: { token: string | null } }) => login.token,
      outcomes: sameForAll(null),
    },
    {
      fields: ['Mutation.logout'],
      document: 'mutation { logout }',
      observe: ({ logout }: { logout: boolean }) => logout,
      outcomes: sameForAll(true),
    },
    {
      fields: ['Mutation.changePassword'],
      document: 'mutation { changePassword(input: { currentPassword: "secret-1", newPassword: "secret-1" }) }',
      observe: ({ changePassword }: { changePassword: boolean }) => changePassword,
      outcomes: sameForAllExcept(true, { visitor: 'UNAUTHENTICATED' }),
    },
    linkCase('confirmEmail'),
    linkCase('confirmEmailChange'),
    linkCase('revertEmailChange'),
    {
      fields: ['Mutation.resetPassword'],
      document: 'mutation { resetPassword(token: "never signed", password: "secret-1") }',
      observe: observeDone,
      outcomes: sameForAll('BAD_USER_INPUT'),
    },
    {
      fields: ['Mutation.requestPasswordReset'],
      document: 'mutation { requestPasswordReset(email: "x@example.dz") }',
      observe: ({ requestPasswordReset }: { requestPasswordReset: boolean }) => requestPasswordReset,
      outcomes: sameForAll(true),
    },
    {
      fields: ['Mutation.resendConfirmation'],
      document: 'mutation { resendConfirmation }',
      observe: ({ resendConfirmation }: { resendConfirmation: boolean }) => resendConfirmation,
      outcomes: sameForAllExcept(true, { visitor: 'UNAUTHENTICATED' }),
    },
    {
      fields: ['Mutation.changeEmail'],
      document: 'mutation { changeEmail(input: { newEmail: "new@example.dz", currentPassword: "secret-1" }) }',
      observe: ({ changeEmail }: { changeEmail: boolean }) => changeEmail,
      outcomes: sameForAllExcept(true, { visitor: 'UNAUTHENTICATED' }),
    },
    {
      fields: ['Query.mySessions'],
      document: '{ mySessions { id userAgent createdAt isCurrent } }',
      observe: ({ mySessions }: { mySessions: { isCurrent: boolean }[] }) =>
        mySessions.filter(({ isCurrent }) => isCurrent).length,
      outcomes: sameForAllExcept(1, { visitor: 'UNAUTHENTICATED' }),
    },
    {
      fields: ['Mutation.revokeSession'],
      document: `mutation { revokeSession(id: "${randomUUID()}") }`,
      observe: ({ revokeSession }: { revokeSession: string }) => revokeSession,
      outcomes: sameForAllExcept('NOT_FOUND', { visitor: 'UNAUTHENTICATED' }),
    },
    {
      fields: ['Mutation.revokeOtherSessions'],
      document: 'mutation { revokeOtherSessions }',
      observe: ({ revokeOtherSessions }: { revokeOtherSessions: number }) => revokeOtherSessions >= 0,
      outcomes: sameForAllExcept(true, { visitor: 'UNAUTHENTICATED' }),
    },
  ],
  publicFields: {
    Session: 'id userAgent createdAt isCurrent',
    AuthPayload: 'token user',
    LoginPayload: 'token user secondFactor',
    User:
      'id username email role firstName lastName firstNameAr lastNameAr phone avatar bio bioAr isActive approvedAt isAwaitingApproval ' +
      'preferredLanguage isEmailConfirmed isEmailBounced pendingEmail createdAt updatedAt hasSecondFactor mustSetUpSecondFactor',
    Trainer:
      'id firstName lastName firstNameAr lastNameAr avatar bio bioAr courseCount enrollmentCount rating ratingCount publishedCourses',
    PublicUser: 'id firstName lastName firstNameAr lastNameAr avatar hasTrainerPage',
  },
};

export const accountHostileTextCases: HostileTextCases = {
  register: {
    persona: 'visitor',
    input: (n) => ({
      firstName: 'Amel',
      lastName: 'Haddad',
      username: `amel-${n}`,
      email: `amel-${n}@example.dz`,
      phone: '+213 555 00 00 00',
      password: 'secret-1',
    }),
    selection: '{ user { id } }',
    findStoredRow: ({ db }) => db.user.findFirst(newestFirst),
  },
  login: {
    persona: 'visitor',
    input: () => ({ email: 'amel@example.dz', password: 'secret-1' }),
    selection: '{ user { id } }',
  },
  changePassword: {
    persona: 'student',
    input: () => ({ currentPassword: 'secret-1', newPassword: 'secret-1' }),
    selection: '',
  },
  changeEmail: {
    persona: 'student',
    input: (n) => ({ newEmail: `amel-${n}@example.dz`, currentPassword: 'secret-1' }),
    selection: '',
  },
  requestPasswordReset: { persona: 'visitor', input: () => ({ email: 'amel@example.dz' }), selection: '' },
  resetPassword: { persona: 'visitor', input: () => ({ token: 'none', password: 'secret-1' }), selection: '' },
  confirmEmail: { persona: 'visitor', input: () => ({ token: 'none' }), selection: '' },
  confirmEmailChange: { persona: 'visitor', input: () => ({ token: 'none' }), selection: '' },
  revertEmailChange: { persona: 'visitor', input: () => ({ token: 'none' }), selection: '' },
  updateProfile: {
    persona: 'student',
    input: () => ({
      firstName: 'Amel',
      lastName: 'Haddad',
      firstNameAr: 'أمل',
      lastNameAr: 'حداد',
      phone: '0550123456',
      avatar: '/media/a.png',
      bio: 'b',
      bioAr: 'ب',
    }),
    selection: '{ id }',
    findStoredRow: ({ db, users: { student } }) => db.user.findUnique({ where: { id: student.id } }),
  },
};
