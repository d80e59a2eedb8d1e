import { userChanges, userDraft } from '../../../schema/contract/validation/users';
import { edited } from '../edited';
import {
  RestCreateUserDocument,
  RestDeleteUserDocument,
  RestUpdateUserDocument,
  RestUsersDocument,
} from '../generated';
import { userQuery } from '../queries';
import { list, post, put, remove, type Row } from '../table';

/** Accounts, as admins keep them. */
export const users: Row[] = [
  list('/api/users', RestUsersDocument, {
    query: userQuery,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ users }) => users,
  }),
  post('/api/users', RestCreateUserDocument, {
    body: userDraft,
    variables: ({ body }) => ({ input: body }),
    answer: ({ createUser }) => createUser,
    status: 201,
  }),
  put('/api/users/:id', RestUpdateUserDocument, {
    body: userChanges.extend(edited),
    variables: ({ params, body: { updatedAt, ...input } }) => ({ id: params.id, input, updatedAt }),
    answer: ({ updateUser }) => updateUser,
  }),
  remove('/api/users/:id', RestDeleteUserDocument, {
    variables: ({ params }) => ({ id: params.id }),
    answer: ({ id }) => ({ id }),
  }),
];
