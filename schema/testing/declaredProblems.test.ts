import { parse } from 'graphql';
import { expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { ProblemCode } from '../contract/problems/problems';
import { Problem } from '../core/problem';
import { expectDeclaredProblems } from './declaredProblems';
import { createExecutor, stubServices } from './fixtures';

const answer = (code: ProblemCode, path?: string[]) => () =>
  expectDeclaredProblems(parse('mutation { first: deleteCategory(id: 1) second: logout }'), [{ path, code }]);

test('a problem that the field does not declare is named, also under an alias', () => {
  expect(answer('lessonNotFound', ['first'])).toThrow('deleteCategory: lessonNotFound');
  expect(answer('notSignedIn', ['second'])).toThrow('logout: notSignedIn');
});

test('declared problems pass, and the second factor that an admin lacks', () => {
  expect(answer('categoryNotFound', ['first'])).not.toThrow();
  expect(answer('secondFactorRequired', ['first'])).not.toThrow();
});

test('a problem of the whole request is of no field', () => {
  expect(answer('tooManyAttempts')).not.toThrow();
});

test('the executor fails on what a resolver throws without declaring it', async () => {
  const limitByIp = () => Promise.reject(new Problem('slugTaken'));
  // The resolver stops before it reads.
  const { execute } = createExecutor({} as PrismaClient, {
    services: { rateLimiter: { ...stubServices.rateLimiter, limitByIp } },
  });
  await expect(execute('{ certificate(code: "0123456789ABCDEF") { code } }')).rejects.toThrow('certificate: slugTaken');
});
