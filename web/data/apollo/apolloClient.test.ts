import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../../schema';
import { tables } from '../../../prisma/tables';
import { createApolloCache } from './apolloClient';

/** Types that are no model and whose ids are the keys of one table. */
const withKeyOfOneTable = [
  'AdminCertificate',
  'AdminEnrollment',
  'AdminEventRegistration',
  'AdminJob',
  'AuditActor',
  'GatewayProblemEvent',
  'GradeBookLesson',
  'MendingLesson',
  'Practice',
  'PracticeQuestion',
  'ProofUse',
  'PublicUser',
  'Trainer',
];

test('rows of different tables do not replace each other in the cache', () => {
  const cache = createApolloCache();
  const names = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && type.getFields().id && !(type.name in tables))
    .map(({ name }) => name)
    .filter((name) => cache.identify({ __typename: name, id: '1' }) !== undefined);
  expect(names.sort()).toEqual(withKeyOfOneTable);
});
