import { loginDraft, registerDraft } from '../../../schema/contract/validation/accounts';
import { RestLoginDocument, RestLogoutDocument, RestMeDocument, RestRegisterDocument } from '../generated';
import { get, post, type Row } from '../table';

/** Who is signed in, and how one comes to be. */
export const accounts: Row[] = [
  get('/api/user', RestMeDocument, { answer: ({ me }) => me, absent: 'notSignedIn' }),
  post('/api/login', RestLoginDocument, {
    body: loginDraft,
    variables: ({ body }) => ({ input: body }),
    answer: ({ login }) => login.user,
  }),
  post('/api/register', RestRegisterDocument, {
    body: registerDraft,
    variables: ({ body }) => ({ input: body }),
    answer: ({ register }) => register.user,
    status: 201,
  }),
  post('/api/logout', RestLogoutDocument, { answer: ({ logout }) => ({ ok: logout }) }),
];
