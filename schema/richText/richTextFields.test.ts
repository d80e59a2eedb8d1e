import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import type { Viewer } from '../core/context';
import { Problem } from '../core/problem';
import { createExecutor, createFixtures, stubServices, viewerFor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let student: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  student = viewerFor(await createFixtures(db).createUser());
});
afterAll(() => close());

const preview = 'query ($text: String!) { richTextPreview(text: $text) }';

test('a preview is the parsed text, as pages show it', async () => {
  const { data } = await createExecutor(db).execute(preview, { text: '**400 V**' }, student);
  expect(data).toEqual({
    richTextPreview: [{ type: 'paragraph', children: [{ type: 'strong', children: ['400 V'] }] }],
  });
});

test('a preview of a text that no field takes is refused', async () => {
  const { errors } = await createExecutor(db).execute(
    preview,
    { text: 'a'.repeat(bounds.content.textMax + 1) },
    student,
  );
  expect(errors?.[0]?.originalError).toMatchObject({
    code: 'invalidInput',
    fields: { text: expect.any(String) as string },
  });
});

const previews = 'query ($texts: [String!]!) { richTextPreviews(texts: $texts) }';

test('previews of several texts come in their order', async () => {
  const { data } = await createExecutor(db).execute(previews, { texts: ['400 V', '', '**400 V**'] }, student);
  expect(data).toEqual({
    richTextPreviews: [
      [{ type: 'paragraph', children: ['400 V'] }],
      [],
      [{ type: 'paragraph', children: [{ type: 'strong', children: ['400 V'] }] }],
    ],
  });
});

test.each([
  ['more texts than a question has', Array.from({ length: 101 }, () => 'a')],
  ['texts that are too long together', Array.from({ length: 2 }, () => 'a'.repeat(bounds.content.textMax * 0.6))],
])('previews of %s are refused', async (_case, texts) => {
  const { errors } = await createExecutor(db).execute(previews, { texts }, student);
  expect(errors?.[0]?.originalError).toMatchObject({
    code: 'invalidInput',
    fields: { texts: expect.any(String) as string },
  });
});

test("previews count towards the user's rate limit", async () => {
  const limitByUser = vi.fn(() => Promise.reject(new Problem('tooManyAttempts')));
  const { execute } = createExecutor(db, { services: { rateLimiter: { ...stubServices.rateLimiter, limitByUser } } });
  const { errors } = await execute(preview, { text: 'a' }, student);
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'tooManyAttempts' });
  expect(limitByUser).toHaveBeenCalledWith(student.id, 'richTextPreview');
});

test('pictures of other hosts than those of the operator are links', async () => {
  const text = '![a](https://other.example/a.png)';
  const { data } = await createExecutor(db, { settings: { mediaHosts: ['cdn.example'] } }).execute(
    preview,
    { text },
    student,
  );
  expect(JSON.stringify(data)).toContain('"type":"link"');
  expect(JSON.stringify((await createExecutor(db).execute(preview, { text }, student)).data)).toContain('"figure"');
});

test('texts of all lessons can be asked for in both languages, and not eight times', async () => {
  const { execute } = createExecutor(db);
  const lessons = (fields: string) => `query ($id: ID!) { course(id: $id) { lessons { ${fields} } } }`;
  const ask = async (fields: string) => (await execute(lessons(fields), { id: '1' })).errors?.[0]?.originalError;
  expect(await ask('id title contentBlocks contentBlocksAr')).not.toMatchObject({ code: 'queryTooLarge' });
  const aliases = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((alias) => `${alias}: contentBlocks`).join(' ');
  expect(await ask(aliases)).toMatchObject({ code: 'queryTooLarge' });
});
