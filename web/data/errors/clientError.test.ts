import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { toClientError } from './clientError';
import { TransportError } from '../apollo/transport';

test('formats a schema error as STATUS: MESSAGE with field errors', () => {
  const error = new CombinedGraphQLErrors({
    errors: [
      {
        message: 'This email is already registered',
        extensions: { code: 'CONFLICT', status: 409, fields: { email: 'This email is already registered' } },
      },
    ],
  });
  expect(toClientError(error)).toEqual({
    status: 409,
    message: 'This email is already registered',
    fields: { email: 'This email is already registered' },
    messageWithStatus: '409: This email is already registered',
  });
});

test('formats a non-GraphQL response with its status and body', () => {
  expect(toClientError(new TransportError(502, 'Bad Gateway')).messageWithStatus).toBe('502: Bad Gateway');
});

test('has no status without a response', () => {
  const error = toClientError(new TransportError(undefined, 'Check your connection'));
  expect(error).toEqual({
    status: undefined,
    message: 'Check your connection',
    fields: {},
    messageWithStatus: 'Check your connection',
  });
});

test('treats any other error as an internal error', () => {
  expect(toClientError(new Error('An error occurred'))).toMatchObject({
    status: 500,
    messageWithStatus: '500: An error occurred',
    fields: {},
  });
});
