import { z } from 'zod';
import {
  loginSchema,
  registerSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
} from '../../../schema/contract/validation/accounts/accounts';
import { verifySecondFactorSchema } from '../../../schema/contract/validation/accounts/secondFactor';
import { updateUserSchema, createUserSchema } from '../../../schema/contract/validation/accounts/users';
import {
  RestCreateUserDocument,
  RestDeleteUserDocument,
  RestUpdateUserDocument,
  RestUsersDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestMeDocument,
  RestRegisterDocument,
  RestRequestPasswordResetDocument,
  RestResetPasswordDocument,
  RestVerifySecondFactorDocument,
} from '../operations/generated';
import { userQuerySchema, adminUserFilterShape } from '../queryParameters';
import { optimisticLock } from '../requestBody';
import { listRoute, post, put, del, type Route, get } from '../route';
import { userExport } from '../../../schema/accounts/admin/adminUsers';
import { formatPhone } from '../../../schema/contract/text/phoneNumber';
import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import { defineCsvExport } from '../../exports/csvExport';

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

export const accountRoutes: Route[] = [
  get('/api/user', RestMeDocument, { response: ({ me }) => me, notFound: 'notSignedIn' }),
  post('/api/login', RestLoginDocument, {
    body: loginSchema,
    variables: ({ body }) => ({ input: body }),
    response: ({ login }) => login.user,
    alternative: ({ login }) =>
      login.secondFactor && { secondFactor: login.secondFactor.method, challenge: login.secondFactor.challenge },
  }),
  post('/api/login/second-factor', RestVerifySecondFactorDocument, {
    body: verifySecondFactorSchema,
    variables: ({ body }) => ({ input: body }),
    response: ({ verifySecondFactor }) => verifySecondFactor.user,
  }),
  post('/api/register', RestRegisterDocument, {
    body: registerSchema,
    variables: ({ body }) => ({ input: body }),
    response: ({ register }) => register.user,
    status: 201,
  }),
  post('/api/logout', RestLogoutDocument, { response: ({ logout }) => ({ ok: logout }) }),
  post('/api/password/forgot', RestRequestPasswordResetDocument, {
    body: requestPasswordResetSchema,
    variables: ({ body }) => body,
    response: ({ requestPasswordReset }) => ({ ok: requestPasswordReset }),
    status: 202,
  }),
  post('/api/password/reset', RestResetPasswordDocument, {
    body: resetPasswordSchema,
    variables: ({ body }) => body,
    response: ({ resetPassword }) => ({ ok: resetPassword }),
  }),
];

export const userCsv = defineCsvExport('users', userExport, {
  description: 'Users as CSV, with the headings that the user import reads',
  filter: z.object(adminUserFilterShape),
  columns: [
    'id',
    'firstName',
    'lastName',
    'firstNameAr',
    'lastNameAr',
    'username',
    'email',
    ['phone', ({ phone }) => phone && formatPhone(phone)],
    ['role', ({ role }) => roleLabelsAr[role]],
    'isActive',
    'createdAt',
    'updatedAt',
  ],
});
