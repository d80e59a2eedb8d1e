import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import type { Viewer } from '../../core/context';
import { openTestDatabase } from '../../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
let trainer: Viewer;
let otherTrainer: Viewer;
let categoryId: number;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createUser, createCategory } = createFixtures(db);
  admin = viewerFor(await createUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' }));
  trainer = viewerFor(await createUser({ role: 'trainer' }));
  otherTrainer = viewerFor(await createUser({ role: 'trainer' }));
  categoryId = (await createCategory()).id;
});
afterAll(() => close());

const courseTexts = { title: 'Wind power', titleAr: 'طاقة الرياح', description: 'Masts.', descriptionAr: 'أبراج.' };
const validInput = () => ({ ...courseTexts, price: '1500', duration: 90, level: 'beginner', categoryId });
const courseFields = '{ id slug price isFree isPublished trainerId description updatedAt }';
const createMutation = `mutation ($input: CreateCourseInput!) { createCourse(input: $input) ${courseFields} }`;
const createDraftMutation = `mutation ($input: CourseDraftInput!) { createCourseDraft(input: $input) ${courseFields} }`;
const updateMutation = `mutation ($id: ID!, $input: UpdateCourseInput!, $updatedAt: DateTime) { updateCourse(id: $id, input: $input, updatedAt: $updatedAt) ${courseFields} }`;
const deleteMutation = 'mutation ($id: ID!) { deleteCourse(id: $id) }';

interface CourseResponse {
  id: string;
  slug: string;
  trainerId: string;
  updatedAt: string;
}
const executeAs = async (document: string, variables: Record<string, unknown>, viewer: Viewer) => {
  const { data, errors } = await createExecutor(db).execute<Record<string, CourseResponse>>(
    document,
    variables,
    viewer,
  );
  return { row: data && Object.values(data)[0], problem: errors?.[0]?.originalError, errors };
};
const createCourseAs = async (input: object, viewer = trainer) => {
  const { row, errors } = await executeAs(createMutation, { input }, viewer);
  expect(errors).toBeUndefined();
  return row as CourseResponse;
};

describe('creating a course', () => {
  test('reports each missing or invalid field and stores nothing', async () => {
    const blank = { title: '', titleAr: '', description: ' ', descriptionAr: '', price: '', categoryId: '' };
    const invalid = { slug: 'Two words', thumbnail: 'http://example.dz/a.png' };
    const { problem } = await executeAs(createMutation, { input: { ...validInput(), ...blank, ...invalid } }, admin);
    const required = Object.fromEntries(Object.keys(blank).map((field) => [field, 'required']));
    expect(problem).toMatchObject({
      code: 'invalidInput',
      fields: { ...required, slug: 'invalidSlug', thumbnail: 'invalidUrl' },
    });
    expect(await db.course.count()).toBe(0);
  });

  test('rejects an input without a required field', async () => {
    const { level: _level, ...input } = validInput();
    const { errors } = await executeAs(createMutation, { input }, admin);
    expect(errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('Field "level" of required type "CourseLevel!" was not provided.'),
    ]);
    expect(await db.course.count()).toBe(0);
  });

  test('a new course can be searched, and clients cannot set counters', async () => {
    const row = await createCourseAs(validInput());
    expect(row).toMatchObject({
      slug: 'wind-power',
      price: '1500.00',
      isFree: false,
      isPublished: false,
      trainerId: String(trainer.id),
    });
    const stored = await db.course.findUniqueOrThrow({ where: { id: Number(row.id) } });
    expect(stored.searchText).toContain('طاقه الرياح');
    for (const field of ['enrollmentCount', 'rating', 'ratingCount', 'ratingSum', 'searchText']) {
      const { errors } = await executeAs(createMutation, { input: { ...validInput(), [field]: 5 } }, admin);
      expect(errors?.[0]?.message).toContain('is not defined');
    }
  });

  test.each([[{ price: '0', isFree: false }], [{ price: '10', isFree: true }]])(
    'rejects %j as contradictory',
    async (pricing) => {
      const { problem } = await executeAs(createMutation, { input: { ...validInput(), ...pricing } }, admin);
      expect(problem).toMatchObject({ code: 'invalidInput', fields: { isFree: 'priceContradictsIsFree' } });
    },
  );

  test('concurrently created courses with the same title get different slugs', async () => {
    const input = { ...validInput(), title: 'Heat pumps' };
    const rows = await Promise.all(Array.from({ length: 4 }, () => createCourseAs(input)));
    expect(new Set(rows.map(({ slug }) => slug))).toEqual(
      new Set(['heat-pumps', 'heat-pumps-2', 'heat-pumps-3', 'heat-pumps-4']),
    );
    expect((await createCourseAs({ ...input, title: '—' })).slug).toBe('course');
    const { problem } = await executeAs(createMutation, { input: { ...input, slug: 'heat-pumps' } }, trainer);
    expect(problem).toMatchObject({ code: 'slugTaken', fields: { slug: 'slugTaken' } });
  });

  test('an admin can choose the trainer, a trainer always teaches their own courses', async () => {
    expect((await createCourseAs({ ...validInput(), trainerId: trainer.id }, admin)).trainerId).toBe(
      String(trainer.id),
    );
    expect((await createCourseAs(validInput(), admin)).trainerId).toBe(String(admin.id));
    const named = { ...validInput(), trainerId: otherTrainer.id };
    expect((await executeAs(createMutation, { input: named }, trainer)).problem).toMatchObject({ code: 'notAllowed' });
    const student = await createFixtures(db).createUser();
    const { problem } = await executeAs(createMutation, { input: { ...validInput(), trainerId: student.id } }, admin);
    expect(problem).toMatchObject({ fields: { trainerId: 'unknownTrainer' } });
  });

  test('a draft needs a title and a category', async () => {
    const { row } = await executeAs(
      createDraftMutation,
      { input: { title: 'Cells', titleAr: 'خلايا', categoryId } },
      trainer,
    );
    expect(row).toMatchObject({ slug: 'cells', description: '', isFree: true, isPublished: false });
    const { problem } = await executeAs(
      createDraftMutation,
      { input: { title: '', titleAr: '', categoryId: 99_999 } },
      trainer,
    );
    expect(problem).toMatchObject({ fields: { titleAr: 'titleInOneLanguage' } });
    const unknown = await executeAs(
      createDraftMutation,
      { input: { title: 'C', titleAr: 'خ', categoryId: 99_999 } },
      trainer,
    );
    expect(unknown.problem).toMatchObject({ fields: { categoryId: 'unknownCategory' } });
  });
});

describe('updating a course', () => {
  test('leaves omitted fields unchanged, updates the search text and is audited', async () => {
    const { id } = await createCourseAs(validInput());
    const { row, errors } = await executeAs(updateMutation, { id, input: { titleAr: 'مراوح' } }, admin);
    expect(errors).toBeUndefined();
    expect(row).toMatchObject({ price: '1500.00', trainerId: String(trainer.id) });
    const stored = await db.course.findUniqueOrThrow({ where: { id: Number(id) } });
    expect(stored.searchText).toContain('مراوح');
    expect(stored.searchText).toContain('wind power');
    const entries = await db.auditEntry.findMany({ where: { entity: 'courses', entityId: Number(id) } });
    expect(entries).toEqual([
      expect.objectContaining({ action: 'update', before: { titleAr: 'طاقة الرياح' }, after: { titleAr: 'مراوح' } }),
    ]);
  });

  test('the price determines isFree; a contradictory isFree is rejected', async () => {
    const { id } = await createCourseAs(validInput());
    expect((await executeAs(updateMutation, { id, input: { isFree: true } }, trainer)).problem).toMatchObject({
      fields: { isFree: 'priceContradictsIsFree' },
    });
    expect((await executeAs(updateMutation, { id, input: { price: '0' } }, trainer)).row).toMatchObject({
      isFree: true,
    });
    expect((await executeAs(updateMutation, { id, input: { isFree: true } }, trainer)).row).toMatchObject({
      price: '0.00',
    });
  });

  test('the slug changes only if given; an empty one is regenerated', async () => {
    const { id } = await createCourseAs({ ...validInput(), title: 'Grids', slug: 'grids-one' });
    const slugAfter = async (input: object) => (await executeAs(updateMutation, { id, input }, trainer)).row?.slug;
    expect(await slugAfter({ title: 'Smart grids' })).toBe('grids-one');
    expect(await slugAfter({ slug: '' })).toBe('smart-grids');
    expect(await slugAfter({ slug: '' })).toBe('smart-grids');
  });

  test("another trainer's draft is not found and a published course may not be changed", async () => {
    const hidden = await createCourseAs(validInput());
    const { id: seen } = await createFixtures(db).createCourse({ trainerId: trainer.id, categoryId });
    for (const [id, code] of [
      [hidden.id, 'courseNotFound'],
      [seen, 'notAllowed'],
      ['0', 'courseNotFound'],
    ] as const) {
      expect((await executeAs(updateMutation, { id, input: { title: 'Mine' } }, otherTrainer)).problem).toMatchObject({
        code,
      });
      expect((await executeAs(deleteMutation, { id }, otherTrainer)).problem).toMatchObject({ code });
    }
    expect(await db.course.count({ where: { title: 'Mine' } })).toBe(0);
    const { problem } = await executeAs(updateMutation, { id: seen, input: { trainerId: otherTrainer.id } }, trainer);
    expect(problem).toMatchObject({ code: 'notAllowed' });
  });
});

describe('publishing a course', () => {
  test('a trainer can publish a complete course and is told what is missing', async () => {
    const { row } = await executeAs(
      createDraftMutation,
      { input: { title: 'Diagnosis', titleAr: 'تشخيص', categoryId } },
      trainer,
    );
    const id = row?.id ?? '';
    const publish = (input = {}) => executeAs(updateMutation, { id, input: { isPublished: true, ...input } }, trainer);
    expect((await publish()).problem).toMatchObject({
      code: 'courseIncomplete',
      fields: { description: 'required', descriptionAr: 'required', lessons: 'noPublishedLesson' },
    });
    await executeAs(updateMutation, { id, input: { description: '', descriptionAr: 'وصف' } }, trainer);
    expect((await publish({ description: 'What it is about.' })).problem).toMatchObject({
      code: 'courseIncomplete',
      fields: { lessons: 'noPublishedLesson' },
    });
    expect(await db.course.findUnique({ where: { id: Number(id) } })).toMatchObject({
      isPublished: false,
      description: '',
    });
    await createFixtures(db).createLesson(Number(id));
    expect((await publish({ description: 'What it is about.' })).row).toMatchObject({ isPublished: true });
    expect((await executeAs(updateMutation, { id, input: { description: ' ' } }, trainer)).problem).toMatchObject({
      fields: { description: 'required' },
    });
  });

  test('an admin can publish on creation, a trainer cannot', async () => {
    const input = { ...validInput(), isPublished: true };
    expect((await executeAs(createMutation, { input }, admin)).row).toMatchObject({ isPublished: true });
    expect((await executeAs(createMutation, { input }, trainer)).problem).toMatchObject({ code: 'courseIncomplete' });
  });

  test('bulk publishing checks each course', async () => {
    const complete = await createCourseAs(validInput());
    await createFixtures(db).createLesson(Number(complete.id));
    const lacking = await createCourseAs(validInput());
    const foreign = await createCourseAs(validInput(), otherTrainer);
    const { data } = await createExecutor(db).execute(
      'mutation ($ids: [ID!]!) { publishCourses(ids: $ids, isPublished: true) { succeeded failed { id message } } }',
      { ids: [complete.id, lacking.id, foreign.id] },
      trainer,
    );
    expect(data).toMatchObject({
      publishCourses: {
        succeeded: [complete.id],
        failed: [{ id: lacking.id }, { id: foreign.id, message: 'Course not found' }],
      },
    });
  });
});

test('only a course without students and payments can be deleted, including its lessons', async () => {
  const { createCourse, createLesson, createUser, createEnrollment } = createFixtures(db);
  const [taken, paid, free] = [await createCourse(), await createCourse(), await createCourse()];
  const student = await createUser();
  await createEnrollment(student.id, taken.id);
  const order = { amount: '10', listPrice: '10', expiresAt: new Date(), method: 'ccp' } as const;
  await db.payment.create({ data: { ...order, userId: student.id, courseId: paid.id } });
  await createLesson(free.id);
  for (const { id } of [taken, paid])
    expect((await executeAs(deleteMutation, { id }, admin)).problem).toMatchObject({ code: 'courseHasEnrollments' });
  expect((await executeAs(deleteMutation, { id: free.id }, admin)).row).toBe(String(free.id));
  expect(await db.lesson.count({ where: { courseId: free.id } })).toBe(0);
  const { data } = await createExecutor(db).execute(
    'mutation ($ids: [ID!]!) { deleteCourses(ids: $ids) { succeeded failed { id } } }',
    { ids: [taken.id, (await createCourse()).id] },
    admin,
  );
  expect(data).toMatchObject({
    deleteCourses: { succeeded: [expect.any(String)], failed: [{ id: String(taken.id) }] },
  });
});

test('the admin list contains all courses for admins, own courses for trainers, and can be filtered and sorted', async () => {
  const table = /* GraphQL */ `
    query ($filter: AdminCourseFilter, $sort: CourseSortField! = createdAt, $direction: SortDirection! = desc) {
      adminCourses(filter: $filter, sort: $sort, direction: $direction) {
        totalCount
        rows {
          title
        }
      }
    }
  `;
  const { createCourse, createUser } = createFixtures(db);
  const own = viewerFor(await createUser({ role: 'trainer' }));
  await createCourse({ title: 'Alpha', price: '30', trainerId: own.id, level: 'advanced' });
  await createCourse({ title: 'Beta', price: '20', trainerId: own.id, isPublished: false });
  await createCourse({ title: 'Gamma', price: '10', trainerId: own.id, descriptionAr: 'الأجهزة' });
  const rows = async (variables: Record<string, unknown>, viewer = own) => {
    const { data } = await createExecutor(db).execute<{ adminCourses: { rows: { title: string }[] } }>(
      table,
      variables,
      viewer,
    );
    return data?.adminCourses.rows.map(({ title }) => title);
  };
  expect(await rows({ sort: 'price', direction: 'asc' })).toEqual(['Gamma', 'Beta', 'Alpha']);
  expect(await rows({ filter: { isPublished: false } })).toEqual(['Beta']);
  expect(await rows({ filter: { level: 'advanced' } })).toEqual(['Alpha']);
  const ids = await db.course.findMany({ where: { title: { in: ['Beta', 'Gamma'] } }, select: { id: true } });
  expect(await rows({ filter: { ids: ids.map(({ id }) => String(id)) }, sort: 'title' })).toEqual(['Gamma', 'Beta']);
  expect(await rows({ filter: { search: 'الاجهزه' } })).toEqual(['Gamma']);
  expect(await rows({ filter: { search: 'متقدم alpha' } })).toEqual(['Alpha']);
  expect(await rows({ filter: { trainerId: trainer.id } })).toEqual([]);
  expect(await rows({ filter: { trainerId: own.id }, sort: 'title', direction: 'asc' }, admin)).toEqual([
    'Alpha',
    'Beta',
    'Gamma',
  ]);
});
