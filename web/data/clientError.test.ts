import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { toClientError } from './clientError';
import { TransportError } from './transport';

test('a refusal of the schema is told in the documented form, with its fields', () => {
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
    text: '409: This email is already registered',
  });
});

test('an answer that is not GraphQL is told with its status and body', () => {
  expect(toClientError(new TransportError(502, 'Bad Gateway')).messageWithStatus).toBe('502: Bad Gateway');
});

test('where nothing answered, there is no status to tell', () => {
  const failure = toClientError(new TransportError(undefined, 'Check your connection'));
  expect(failure).toEqual({
    status: undefined,
    message: 'Check your connection',
    fields: {},
    text: 'Check your connection',
  });
});

test('anything else counts as a failure of ours', () => {
  expect(toClientError(new Error('An error occurred'))).toMatchObject({
    status: 500,
    text: '500: An error occurred',
    fields: {},
  });
});
