import { randomUUID } from 'node:crypto';
import type { Persona, SeededPlatform } from '../personas';
import { sameForAllExcept, sameForAll, selfOnly, type AccessCases } from './accessCase';

const newUserInput = () => {
  const username = randomUUID();
  return { firstName: 'N', lastName: 'N', username, email: `${username}@example.dz`, password: 'secret-1' };
};
const credentials = ({ users }: SeededPlatform) => ({ email: users.student.email, password: 'secret-1' });

interface NamedUser {
  firstName: Persona;
}

/** Users see only themselves; sign-in and registration are public. */
export const accountAccessCases: AccessCases = {
  rest: [
    { route: 'GET /api/user', observe: ({ firstName }: NamedUser) => firstName, outcomes: selfOnly(401) },
    { route: 'POST /api/login', body: credentials, outcomes: sameForAll(200) },
    { route: 'POST /api/register', body: newUserInput, outcomes: sameForAll(201) },
    { route: 'POST /api/logout', outcomes: sameForAll(200) },
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
    User:
      'id username email role firstName lastName phone avatar bio bioAr isActive approvedAt isAwaitingApproval ' +
      'preferredLanguage createdAt updatedAt',
    Trainer: 'id firstName lastName avatar bio bioAr',
    PublicUser: 'id firstName lastName avatar',
  },
};
