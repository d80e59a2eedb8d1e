import { loginSchema, registerSchema } from '../../../schema/contract/validation/accounts';
import { updateUserSchema, createUserSchema } from '../../../schema/contract/validation/users';
import {
  RestCreateUserDocument,
  RestDeleteUserDocument,
  RestUpdateUserDocument,
  RestUsersDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestMeDocument,
  RestRegisterDocument,
} from '../operations/generated';
import { userQuerySchema } from '../queryParameters';
import { optimisticLock } from '../requestBody';
import { listRoute, post, put, del, type Route, get } from '../route';

/** User administration. */
export const userRoutes: Route[] = [
  listRoute('/api/users', RestUsersDocument, {
    query: userQuerySchema,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ users }) => users,
  }),
  post('/api/users', RestCreateUserDocument, {
    body: createUserSchema,
    variables: ({ body }) => ({ input: body }),
    response: ({ createUser }) => createUser,
    status: 201,
  }),
  put('/api/users/:id', RestUpdateUserDocument, {
    body: updateUserSchema.extend(optimisticLock),
    variables: ({ params, body: { updatedAt, ...input } }) => ({ id: params.id, input, updatedAt }),
    response: ({ updateUser }) => updateUser,
  }),
  del('/api/users/:id', RestDeleteUserDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ id }) => ({ id }),
  }),
];

/** Sign-in, registration and the current user. */
export const accountRoutes: Route[] = [
  get('/api/user', RestMeDocument, { response: ({ me }) => me, notFound: 'notSignedIn' }),
  post('/api/login', RestLoginDocument, {
    body: loginSchema,
    variables: ({ body }) => ({ input: body }),
    response: ({ login }) => login.user,
  }),
  post('/api/register', RestRegisterDocument, {
    body: registerSchema,
    variables: ({ body }) => ({ input: body }),
    response: ({ register }) => register.user,
    status: 201,
  }),
  post('/api/logout', RestLogoutDocument, { response: ({ logout }) => ({ ok: logout }) }),
];
