import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import type { PrismaClient } from '../../prisma/generated/client';
import {
  visibleBlogPosts,
  visibleCourses,
  visibleDocuments,
  visibleEvents,
  visibleGlossaryTerms,
} from '../core/accessRules';
import type { Viewer } from '../core/context';
import { visibleFaqs } from '../faqs/faq';
import { createFixtures, viewerFor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { searchKinds } from './fieldStems';

let database: Database;
let fixtures: ReturnType<typeof createFixtures>;
beforeAll(async () => {
  database = await openTestDatabase();
  fixtures = createFixtures(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.enrollment.deleteMany();
  await database.db.course.deleteMany();
});

const documentOf = (courseId: number) => database.db.searchDocument.findUniqueOrThrow({ where: { courseId } });

describe('the document of a course', () => {
  test('has title, category, trainer, level and price, but no lessons', async () => {
    const category = await fixtures.createCategory({ name: 'Batteries', nameAr: 'البطاريات' });
    const trainer = await fixtures.createUser({ role: 'trainer', firstName: 'كريم', lastName: 'حداد' });
    const course = await fixtures.createCourse({ categoryId: category.id, trainerId: trainer.id, level: 'advanced' });
    await fixtures.createLesson(course.id, { title: 'Inverters', isPublished: true });
    const { headingStems, bodyStems, titleStems, headingText, text } = await documentOf(course.id);
    expect(titleStems).toEqual(expect.arrayContaining(['home', 'solar', 'شمس', 'منزل']));
    expect(headingStems).toEqual(expect.arrayContaining(['battery', 'بطار', 'كريم', 'حداد', 'advanc', 'free']));
    expect(headingText).toContain('البطاريات');
    expect(text).not.toContain('inverter');
    expect(bodyStems).not.toContain('inverter');
  });

  test('has its stems with kind and field, and its time of publication', async () => {
    const { db } = database;
    const course = await fixtures.createCourse({ description: 'Inverters' });
    const { fieldStems } = await documentOf(course.id);
    expect(fieldStems).toEqual(expect.arrayContaining(['course:heading:home', 'course:body:inverter']));
    expect(fieldStems).not.toContain('course:heading:inverter');
    await db.course.update({ where: { id: course.id }, data: { description: 'Batteries' } });
    expect((await documentOf(course.id)).fieldStems).toEqual(expect.not.arrayContaining(['course:body:inverter']));
    const firstPublishedAt = new Date('2020-02-01T10:00:00Z');
    await db.course.update({ where: { id: course.id }, data: { firstPublishedAt } });
    expect((await documentOf(course.id)).publishedAt).toEqual(firstPublishedAt);
  });

  test('has the titles of sections with published lessons', async () => {
    const { db } = database;
    const course = await fixtures.createCourse();
    const section = await db.courseSection.create({
      data: { courseId: course.id, title: 'Earthing', titleAr: 'التأريض' },
    });
    const hasSection = async () => {
      const { headingStems } = await documentOf(course.id);
      return headingStems.includes('earth') && headingStems.includes('تاريض');
    };
    const lesson = await fixtures.createLesson(course.id, { sectionId: section.id, isPublished: false });
    expect(await hasSection()).toBe(false);
    await db.lesson.update({ where: { id: lesson.id }, data: { isPublished: true } });
    expect(await hasSection()).toBe(true);
    expect(await db.searchWord.count({ where: { token: 'earthing' } })).toBe(1);
    const second = await fixtures.createLesson(course.id, { sectionId: section.id });
    await db.lesson.update({ where: { id: lesson.id }, data: { isPublished: false } });
    expect(await hasSection()).toBe(true);
    await db.lesson.delete({ where: { id: second.id } });
    expect(await hasSection()).toBe(false);
    await db.lesson.update({ where: { id: lesson.id }, data: { isPublished: true } });
    await db.courseSection.update({ where: { id: section.id }, data: { title: 'Grounding', titleAr: '' } });
    expect(await hasSection()).toBe(false);
    expect((await documentOf(course.id)).headingStems).toContain('ground');
    const other = await db.courseSection.create({ data: { courseId: course.id, position: 1 } });
    await db.lesson.update({ where: { id: lesson.id }, data: { sectionId: other.id } });
    expect((await documentOf(course.id)).headingStems).not.toContain('ground');
  });

  test('follows its category and trainer', async () => {
    const category = await fixtures.createCategory({ name: 'Old' });
    const trainer = await fixtures.createUser({ role: 'trainer' });
    const course = await fixtures.createCourse({ categoryId: category.id, trainerId: trainer.id, isPublished: false });
    const { db } = database;
    await db.category.update({ where: { id: category.id }, data: { name: 'Renamed' } });
    await db.user.update({ where: { id: trainer.id }, data: { lastName: 'Benali' } });
    await db.course.update({ where: { id: course.id }, data: { isPublished: true } });
    const document = await documentOf(course.id);
    expect(document).toMatchObject({ isPublished: true, ownerId: trainer.id });
    expect(document.headingStems).toEqual(expect.arrayContaining(['renam', 'benali']));
    expect(document.headingStems).not.toContain('old');
    await db.course.delete({ where: { id: course.id } });
    expect(await db.searchDocument.count({ where: { courseId: course.id } })).toBe(0);
  });

  test('leaves lessons to a row of each, which follows its title, text and state', async () => {
    const course = await fixtures.createCourse();
    const lesson = await fixtures.createLesson(course.id, { title: 'Earthing', isPublished: false });
    const { db } = database;
    const find = () => db.lessonSearchText.findUnique({ where: { lessonId: lesson.id } });
    expect(await find()).toBeNull();
    await db.lesson.update({ where: { id: lesson.id }, data: { isPublished: true } });
    expect((await find())?.titleStems).toContain('earth');
    await db.lesson.update({ where: { id: lesson.id }, data: { title: 'Grounding', content: 'Copper' } });
    expect((await find())?.titleStems).toEqual(expect.arrayContaining(['ground']));
    expect((await find())?.stems).toEqual(expect.arrayContaining(['ground', 'copper']));
    expect((await find())?.stems).not.toContain('earth');
    await db.lesson.update({ where: { id: lesson.id }, data: { isPublished: false } });
    expect(await find()).toBeNull();
  });

  test('is not written by counters: enrollments, ratings', async () => {
    const course = await fixtures.createCourse();
    const version = async () => {
      const { rows } = await database.pool.query<{ xmin: string }>(
        'SELECT xmin::text FROM search_documents WHERE "courseId" = $1',
        [course.id],
      );
      return rows[0]?.xmin;
    };
    const before = await version();
    const student = await fixtures.createUser();
    await database.db.enrollment.create({ data: { studentId: student.id, courseId: course.id } });
    expect(await version()).toEqual(before);
  });
});

test('a term has a phrase key of each name and spelling', async () => {
  const { id } = await fixtures.createGlossaryTerm({
    term: 'Charging station',
    termAr: 'محطة الشحن',
    acronym: 'CS',
    nameFr: 'Borne de recharge',
    spellings: ['بورن', 'wallbox'],
  });
  const { nameKeys } = await database.db.searchDocument.findUniqueOrThrow({ where: { glossaryTermId: id } });
  expect([...nameKeys].sort()).toEqual(['born de recharg', 'charg station', 'cs', 'wallbox', 'بورن', 'محط شحن'].sort());
});

describe('the words of the search', () => {
  const wordsOf = async (...tokens: string[]) =>
    (await database.db.searchWord.findMany({ where: { token: { in: tokens } }, orderBy: { token: 'asc' } })).map(
      ({ word }) => word,
    );

  test('are those of published texts and titles of lessons, as they are written', async () => {
    const course = await fixtures.createCourse({ title: 'Éoliennes', isPublished: false });
    const lesson = await fixtures.createLesson(course.id, {
      title: 'Anémomètres',
      content: 'Girouettes',
      isPublished: true,
    });
    expect(await wordsOf('eoliennes', 'anemometres')).toEqual([]);
    await database.db.course.update({ where: { id: course.id }, data: { isPublished: true } });
    expect(await wordsOf('eoliennes', 'anemometres', 'girouettes')).toEqual(['Anémomètres', 'Éoliennes']);
    await database.db.lesson.update({ where: { id: lesson.id }, data: { title: 'Nacelles', content: 'Girouettes.' } });
    expect(await wordsOf('nacelles', 'girouettes')).toEqual(['Nacelles']);
  });

  test('are deleted when no text has them', async () => {
    const course = await fixtures.createCourse({ title: 'Hydroliennes' });
    await database.db.searchVocabularyEntry.create({ data: { words: ['marémotrice'] } });
    const deleteUnused = () => database.pool.query('SELECT delete_unused_search_words()');
    await deleteUnused();
    expect(await wordsOf('hydroliennes', 'maremotrice')).toEqual(['Hydroliennes', 'marémotrice']);
    await database.db.course.delete({ where: { id: course.id } });
    await deleteUnused();
    expect(await wordsOf('hydroliennes', 'maremotrice')).toEqual(['marémotrice']);
  });

  test.each([
    ['شارجور', 'chargeur'],
    ['اونديلور', 'onduleur'],
    ['فوزيبل', 'fusible'],
    ['رياح', 'riyah'],
    ['كهربائية', 'kahrabaiya'],
    ['تخزين', 'takhzin'],
    ['الطاقة', 'taka'],
    ['طاقة', 'ta9a'],
  ])('%s sounds like %s', async (one, other) => {
    const { rows } = await database.pool.query<{ key: string }>(
      'SELECT search_sound_key(search_sound(normalize_search(word))) AS key FROM unnest($1::text[]) AS word',
      [[one, other]],
    );
    expect(rows[0]).toEqual(rows[1]);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('concurrent writers', () => {
  test('a description and the name of a category that commit in either order are both in the document', async () => {
    const category = await fixtures.createCategory({ name: 'Before' });
    const course = await fixtures.createCourse({ categoryId: category.id });
    const [renaming, publishing] = [await database.pool.connect(), await database.pool.connect()];
    try {
      await renaming.query('BEGIN');
      await renaming.query(`UPDATE categories SET name = 'After' WHERE id = $1`, [category.id]);
      const writing = publishing.query(`UPDATE courses SET description = 'Fuses' WHERE id = $1`, [course.id]);
      await renaming.query('SELECT pg_sleep(0.1)');
      await renaming.query('COMMIT');
      await writing;
    } finally {
      renaming.release();
      publishing.release();
    }
    const { headingStems, bodyStems } = await documentOf(course.id);
    expect([...headingStems, ...bodyStems]).toEqual(expect.arrayContaining(['after', 'fuse']));
  });
});

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted((one, other) => one - other);

/** Rows of each kind by the rule of that kind. */
const visibleRows = {
  course: (db: PrismaClient, viewer: Viewer | null) => db.course.findMany({ where: visibleCourses(viewer) }),
  blogPost: (db: PrismaClient, viewer: Viewer | null) => db.blogPost.findMany({ where: visibleBlogPosts(viewer) }),
  event: (db: PrismaClient, viewer: Viewer | null) => db.event.findMany({ where: visibleEvents(viewer) }),
  glossaryTerm: (db: PrismaClient, viewer: Viewer | null) =>
    db.glossaryTerm.findMany({ where: visibleGlossaryTerms(viewer) }),
  faq: (db: PrismaClient, viewer: Viewer | null) => db.faq.findMany({ where: visibleFaqs(viewer) }),
};

test('visibleDocuments shows the documents of the rows that the rule of each kind shows', async () => {
  const { db } = database;
  const { createUser, createCourse, createBlogPost, createEvent, createGlossaryTerm, createFaq } = fixtures;
  const users = [];
  for (const role of ['student', 'trainer', 'admin'] as const) users.push(await createUser({ role }));
  for (const isPublished of [true, false]) {
    await createFaq({ isPublished });
    for (const { id } of users) {
      await createCourse({ trainerId: id, isPublished });
      await createBlogPost({ authorId: id, isPublished });
      await createEvent({ organizerId: id, isPublished });
      await createGlossaryTerm({ createdBy: id, isPublished });
    }
  }
  for (const viewer of [null, ...users.map(viewerFor)])
    for (const kind of searchKinds) {
      const key = `${kind}Id` as const;
      const documents = await db.searchDocument.findMany({
        where: { AND: [visibleDocuments(viewer)], [key]: { not: null } },
      });
      const shown = await visibleRows[kind](db, viewer);
      expect(shown.length).toBeGreaterThan(0);
      expect([viewer?.role, kind, idsOf(documents.map((document) => ({ id: document[key] ?? 0 })))]).toEqual([
        viewer?.role,
        kind,
        idsOf(shown),
      ]);
    }
});
