import { execute, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import '..';
import { createFixtures, createTestContext, viewerFor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { builder } from './builder';
import type { Viewer } from './context';

builder.prismaObjectField('Course', 'protectedTitle', (t) =>
  t.exposeString('title', { authScopes: { signedIn: true } }),
);
const schema = builder.toSchema();

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

test('a loaded column with authScopes is returned to those who may read it only', async () => {
  const { createCourse, createUser } = createFixtures(db);
  const { id, title } = await createCourse();
  const read = (viewer: Viewer | null) => {
    const contextValue = createTestContext(db, { viewer });
    return execute({ schema, contextValue, document: parse(`{ course(id: ${id}) { title protectedTitle } }`) });
  };
  expect(await read(viewerFor(await createUser()))).toEqual({ data: { course: { title, protectedTitle: title } } });
  expect(await read(null)).toMatchObject({ data: { course: null }, errors: [{ path: ['course', 'protectedTitle'] }] });
});
