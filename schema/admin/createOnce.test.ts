import { GraphQLInputObjectType, GraphQLNonNull } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { schema } from '..';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';
import type { Viewer } from '../core/context';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
let colleague: Viewer;
let courseId: number;
let categoryId: number;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createUser, createCourse } = createFixtures(db);
  admin = viewerFor(await createUser({ role: 'admin' }));
  colleague = viewerFor(await createUser({ role: 'admin' }));
  const trainer = await createUser({ role: 'trainer' });
  ({ id: courseId, categoryId } = await createCourse({ trainerId: trainer.id, title: 'Batteries' }));
});
afterAll(() => close());

const texts = { question: 'Why?', questionAr: 'لماذا؟', answer: 'So.', answerAr: 'هكذا.' };
const createFaq = `mutation ($clientKey: ID, $input: CreateFaqInput!) {
  created: createFaq(clientKey: $clientKey, input: $input) { id } }`;

const create = async (document: string, variables: object, viewer = admin) => {
  const { data, errors } = await createExecutor(db).execute<{ created: { id: string } }>(
    document,
    { ...variables },
    viewer,
  );
  if (errors) throw errors[0]?.originalError ?? new Error(errors[0]?.message);
  return data?.created.id;
};

/** Creations whose repetition changes nothing by another rule. */
const withoutKey: Record<string, string> = {
  createCertificateArchive: 'one at a time of each person',
  createPayment: 'one open order for each course or event',
  createRecoveryCodes: 'replaces the earlier ones',
};

test('every mutation that creates a row takes the key of the client', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const takesKey = ({ args }: (typeof mutations)[number]) =>
    args.some(({ name, type }) => {
      const input = type instanceof GraphQLNonNull ? (type.ofType as unknown) : type;
      return name === 'clientKey' || (input instanceof GraphQLInputObjectType && 'clientKey' in input.getFields());
    });
  const missing = mutations
    .filter(({ name }) => /^(create|duplicate)[A-Z]/.test(name))
    .filter((each) => !takesKey(each));
  expect(missing.map(({ name }) => name).sort()).toEqual(Object.keys(withoutKey));
});

describe('a repeated creation', () => {
  test.each([
    ['createFaq', createFaq, () => ({ input: texts })],
    [
      'createUser',
      'mutation ($clientKey: ID, $input: CreateUserInput!) { created: createUser(clientKey: $clientKey, input: $input) { id } }',
      () => ({
        input: { username: 'samir', email: 'samir@example.dz', firstName: 'Samir', lastName: 'Kaci', role: 'student' },
      }),
    ],
    [
      'createCourseDraft',
      'mutation ($clientKey: ID, $input: CourseDraftInput!) { created: createCourseDraft(clientKey: $clientKey, input: $input) { id } }',
      () => ({ input: { title: 'Inverters', titleAr: 'العواكس', categoryId } }),
    ],
    [
      'duplicateCourse',
      'mutation ($clientKey: ID, $id: ID!) { created: duplicateCourse(clientKey: $clientKey, id: $id) { id } }',
      () => ({ id: courseId }),
    ],
    [
      'createCategory',
      'mutation ($clientKey: ID, $input: CreateCategoryInput!) { created: createCategory(clientKey: $clientKey, input: $input) { id } }',
      () => ({ input: { name: 'Grids', nameAr: 'الشبكات' } }),
    ],
    [
      'createGlossaryTerm',
      'mutation ($clientKey: ID, $input: CreateGlossaryTermInput!) { created: createGlossaryTerm(clientKey: $clientKey, input: $input) { id } }',
      () => {
        const category = { category: 'Cells', categoryAr: 'الخلايا' };
        const definition = { definition: 'An electrode.', definitionAr: 'قطب كهربائي.' };
        return { input: { term: 'Anode', termAr: 'مصعد', ...definition, ...category } };
      },
    ],
    [
      'createUserNote',
      'mutation ($clientKey: ID, $userId: ID!) { created: createUserNote(clientKey: $clientKey, userId: $userId, text: "Called.") { id } }',
      () => ({ userId: colleague.id }),
    ],
  ])('%s returns the first row', async (_name, document, variables) => {
    const clientKey = crypto.randomUUID();
    const first = await create(document, { ...variables(), clientKey });
    expect(await create(document, { ...variables(), clientKey })).toBe(first);
  });

  test.each([
    [
      'duplicateCourse',
      'mutation ($clientKey: ID, $id: ID!) { created: duplicateCourse(clientKey: $clientKey, id: $id) { id } }',
      async () => (await createFixtures(db).createCourse()).id,
    ],
    [
      'createUserNote',
      'mutation ($clientKey: ID, $id: ID!) { created: createUserNote(clientKey: $clientKey, userId: $id, text: "Called.") { id } }',
      async () => (await createFixtures(db).createUser()).id,
    ],
    [
      'createSection',
      'mutation ($clientKey: String, $id: ID!) { created: createSection(courseId: $id, input: { title: "A", titleAr: "ا", clientKey: $clientKey }) { id } }',
      async () => (await createFixtures(db).createCourse()).id,
    ],
    [
      'createLesson',
      'mutation ($clientKey: String, $id: ID!) { created: createLesson(courseId: $id, input: { title: "A", titleAr: "ا", clientKey: $clientKey }) { id } }',
      async () => (await createFixtures(db).createCourse()).id,
    ],
    [
      'createQuestion',
      'mutation ($clientKey: String, $id: ID!) { created: createQuestion(courseId: $id, input: { kind: number, clientKey: $clientKey }) { id } }',
      async () => (await createFixtures(db).createCourse()).id,
    ],
  ])('%s about something else returns another row', async (_name, document, createParent) => {
    const clientKey = crypto.randomUUID();
    const parents = [await createParent(), await createParent()];
    const created = [];
    for (const id of [...parents, ...parents]) created.push(await create(document, { id, clientKey }));
    expect(new Set(created).size).toBe(2);
    expect(created.slice(2)).toEqual(created.slice(0, 2));
  });

  test('by concurrent calls creates one row', async () => {
    const variables = { input: { ...texts, question: 'Twice?' }, clientKey: crypto.randomUUID() };
    const [first, second] = await Promise.all([create(createFaq, variables), create(createFaq, variables)]);
    expect(second).toBe(first);
    expect(await db.faq.count({ where: { question: 'Twice?' } })).toBe(1);
  });

  test('with another key, without one and by another person creates another row', async () => {
    const variables = { input: { ...texts, question: 'Again?' }, clientKey: crypto.randomUUID() };
    await create(createFaq, variables);
    await create(createFaq, { ...variables, clientKey: crypto.randomUUID() });
    await create(createFaq, { ...variables, clientKey: null });
    await create(createFaq, { ...variables, clientKey: null });
    await create(createFaq, variables, colleague);
    expect(await db.faq.count({ where: { question: 'Again?' } })).toBe(5);
  });

  test('after a refused one creates the row', async () => {
    const clientKey = crypto.randomUUID();
    await expect(create(createFaq, { input: { ...texts, categoryId: '999999' }, clientKey })).rejects.toMatchObject({
      code: 'invalidInput',
    });
    expect(await create(createFaq, { input: texts, clientKey })).toBeDefined();
  });

  test('of a row that has been deleted says so', async () => {
    const variables = { input: texts, clientKey: crypto.randomUUID() };
    await db.faq.delete({ where: { id: Number(await create(createFaq, variables)) } });
    await expect(create(createFaq, variables)).rejects.toMatchObject({ code: 'faqNotFound' });
  });

  test('with a key that is no UUID is refused', async () => {
    await expect(create(createFaq, { input: texts, clientKey: 'twice' })).rejects.toMatchObject({
      code: 'invalidInput',
      fields: { clientKey: 'wrongType' },
    });
  });
});
