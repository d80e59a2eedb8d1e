import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadKinds, type UploadKind } from '../../schema/contract/uploads/uploads';
import { createTestGateway, sendGraphql, type TestGateway } from '../testing/testGateway';

let gateway: TestGateway;
let admin: { id: number };
let headers: Record<string, string>;
beforeAll(async () => {
  gateway = await createTestGateway({ limits: { rateLimits: null } });
  admin = await gateway.createUser({ role: 'admin' });
  headers = { authorization: `Bearer ${await gateway.createToken(admin.id)}` };
});
afterAll(() => gateway.close());

async function createUpload(kind: UploadKind): Promise<string> {
  const key = `${randomBytes(16).toString('hex')}.webp`;
  await gateway.db.upload.create({ data: { key, kind, name: 'a', type: 'image/webp', bytes: 1, ownerId: admin.id } });
  return key;
}

/** Saves the address of a file in a field; returns the fields of the error, if there is one. */
type Save = (url: string) => Promise<object | undefined>;

async function execute(mutation: string, variables: object): Promise<object | undefined> {
  const { body } = await sendGraphql(gateway.app, mutation, variables, headers);
  return (body as { errors?: { extensions: { fields?: object } }[] }).errors?.[0]?.extensions.fields;
}

const fields: [field: string, kind: UploadKind, save: Save][] = [
  [
    'avatar',
    'avatar',
    (avatar) =>
      execute('mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }', { input: { avatar } }),
  ],
  [
    'thumbnail',
    'thumbnail',
    async (thumbnail) =>
      execute('mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { id } }', {
        id: (await gateway.createCourse()).id,
        input: { thumbnail },
      }),
  ],
  [
    'thumbnail',
    'thumbnail',
    async (thumbnail) =>
      execute('mutation ($id: ID!, $input: UpdateBlogPostInput!) { updateBlogPost(id: $id, input: $input) { id } }', {
        id: (await gateway.createBlogPost()).id,
        input: { thumbnail },
      }),
  ],
  [
    'thumbnail',
    'thumbnail',
    async (thumbnail) =>
      execute('mutation ($id: ID!, $input: UpdateEventInput!) { updateEvent(id: $id, input: $input) { id } }', {
        id: (await gateway.createEvent()).id,
        input: { thumbnail },
      }),
  ],
  [
    'attachments',
    'attachment',
    async (url) =>
      execute('mutation ($id: ID!, $input: UpdateLessonInput!) { updateLesson(id: $id, input: $input) { id } }', {
        id: (await gateway.createLesson((await gateway.createCourse()).id)).id,
        input: { attachments: [{ name: 'a', url }] },
      }),
  ],
  [
    'videoUrl',
    'attachment',
    async (videoUrl) =>
      execute('mutation ($id: ID!, $input: UpdateLessonInput!) { updateLesson(id: $id, input: $input) { id } }', {
        id: (await gateway.createLesson((await gateway.createCourse()).id)).id,
        input: { videoUrl },
      }),
  ],
];

const refusal = 'This file was uploaded for another purpose. Upload it here';

test.each(fields)('the field %s accepts files of the kind %s only', async (field, kind, save) => {
  for (const other of uploadKinds)
    expect(await save(`/media/uploads/${await createUpload(other)}`)).toEqual(
      other === kind ? undefined : { [field]: refusal },
    );
  expect(Object.values((await save(`/media/proofs/${await createUpload('proof')}`)) ?? {})).toEqual([refusal]);
});

test.each(fields)('the field %s refuses a file that does not exist', async (field, _kind, save) => {
  const missing = `/media/uploads/${randomBytes(16).toString('hex')}.webp`;
  expect(await save(missing)).toEqual({ [field]: 'This file does not exist any more. Upload it again' });
});

test('files that were deleted stay in a row that is saved or copied', async () => {
  const paths = await Promise.all(
    Array.from({ length: 3 }, async () => `/media/uploads/${await createUpload('attachment')}`),
  );
  const [gone = '', left = '', added = ''] = paths;
  const thumbnailKey = await createUpload('thumbnail');
  const thumbnail = `/media/uploads/${thumbnailKey}`;
  const course = await gateway.createCourse({ thumbnail });
  const attachments = [gone, left].map((url) => ({ name: 'a', url }));
  const lesson = await gateway.createLesson(course.id, { attachments, videoUrl: gone });
  await gateway.db.upload.deleteMany({ where: { key: { in: [thumbnailKey, gone.replace('/media/uploads/', '')] } } });
  const update = 'mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { id } }';
  expect(await execute(update, { id: course.id, input: { title: 'New', thumbnail } })).toBeUndefined();
  const updateLesson =
    'mutation ($id: ID!, $input: UpdateLessonInput!) { updateLesson(id: $id, input: $input) { id } }';
  const withAdded = [...attachments, { name: 'a', url: added }];
  const input = { attachments: withAdded, videoUrl: gone };
  expect(await execute(updateLesson, { id: lesson.id, input })).toBeUndefined();

  const duplicate = 'mutation ($id: ID!) { duplicateCourse(id: $id) { id } }';
  expect(await execute(duplicate, { id: course.id })).toBeUndefined();
  const copy = await gateway.db.course.findFirst({ orderBy: { id: 'desc' }, include: { lessons: true } });
  expect(copy).toMatchObject({
    thumbnail: null,
    lessons: [{ attachments: [left, added].map((url) => ({ name: 'a', url })), videoUrl: null }],
  });
});

test('a file from before the rule stays when its row is saved again', async () => {
  const avatar = `/media/uploads/${await createUpload('attachment')}`;
  const { pool } = gateway.database;
  await pool.query('ALTER TABLE "users" DISABLE TRIGGER "users_check_upload_kind"');
  const { id } = await gateway.createUser({ avatar });
  await pool.query('ALTER TABLE "users" ENABLE TRIGGER "users_check_upload_kind"');
  const saved = await gateway.db.user.update({ where: { id }, data: { avatar, firstName: 'Amel' } });
  expect(saved).toMatchObject({ avatar, firstName: 'Amel' });
});
