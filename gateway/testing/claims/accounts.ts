import { randomUUID } from 'node:crypto';
import type { Person, Platform } from '../people';
import { but, everybody, themselves, type Claims } from './claim';

const newcomer = () => {
  const username = randomUUID();
  return { firstName: 'N', lastName: 'N', username, email: `${username}@example.dz`, password: 'secret-1' };
};
const credentials = ({ users }: Platform) => ({ email: users.student.email, password: 'secret-1' });

interface Named {
  firstName: Person;
}

/** People see themselves and nobody else; signing in and up is for everybody. */
export const accounts: Claims = {
  rest: [
    { route: 'GET /api/user', seen: ({ firstName }: Named) => firstName, outcomes: themselves(401) },
    { route: 'POST /api/login', body: credentials, outcomes: everybody(200) },
    { route: 'POST /api/register', body: newcomer, outcomes: everybody(201) },
    { route: 'POST /api/logout', outcomes: everybody(200) },
  ],
  graphql: [
    {
      fields: ['Query.me'],
      document: '{ me { firstName email phone username } }',
      seen: ({ me }: { me: Named | null }) => me?.firstName ?? null,
      outcomes: themselves(null),
    },
    {
      fields: ['Mutation.updateProfile'],
      document: 'mutation { updateProfile(input: { bio: "Hello" }) { firstName bio } }',
      seen: ({ updateProfile }: { updateProfile: Named }) => updateProfile.firstName,
      outcomes: themselves('UNAUTHENTICATED'),
    },
    {
      fields: ['Mutation.register'],
      document: 'mutation($input: RegisterInput!) { register(input: $input) { token user { role } } }',
      variables: () => ({ input: newcomer() }),
      seen: ({ register }: { register: { token: string | null } }) => register.token,
      outcomes: everybody(null),
    },
    {
      fields: ['Mutation.login'],
      document: 'mutation($input: LoginInput!) { login(input: $input) { token } }',
      variables: (platform) => ({ input: credentials(platform) }),
      seen: ({ login }: { login: { token: string | null } }) => login.token,
      outcomes: everybody(null),
    },
    {
      fields: ['Mutation.logout'],
      document: 'mutation { logout }',
      seen: ({ logout }: { logout: boolean }) => logout,
      outcomes: everybody(true),
    },
    {
      fields: ['Mutation.changePassword'],
      document: 'mutation { changePassword(input: { current: "secret-1", next: "secret-1" }) }',
      seen: ({ changePassword }: { changePassword: boolean }) => changePassword,
      outcomes: but(true, { visitor: 'UNAUTHENTICATED' }),
    },
    {
      fields: ['Query.mySessions'],
      document: '{ mySessions { id userAgent createdAt isCurrent } }',
      seen: ({ mySessions }: { mySessions: { isCurrent: boolean }[] }) =>
        mySessions.filter(({ isCurrent }) => isCurrent).length,
      outcomes: but(1, { visitor: 'UNAUTHENTICATED' }),
    },
    {
      fields: ['Mutation.endSession'],
      document: `mutation { endSession(id: "${randomUUID()}") }`,
      seen: ({ endSession }: { endSession: string }) => endSession,
      outcomes: but('NOT_FOUND', { visitor: 'UNAUTHENTICATED' }),
    },
    {
      fields: ['Mutation.endOtherSessions'],
      document: 'mutation { endOtherSessions }',
      seen: ({ endOtherSessions }: { endOtherSessions: number }) => endOtherSessions >= 0,
      outcomes: but(true, { visitor: 'UNAUTHENTICATED' }),
    },
  ],
  open: {
    Session: 'id userAgent createdAt isCurrent',
    AuthPayload: 'token user',
    User: 'id username email role firstName lastName phone avatar bio bioAr isActive preferredLanguage createdAt updatedAt',
    Trainer: 'id firstName lastName avatar bio bioAr',
    Person: 'id firstName lastName avatar',
  },
};
