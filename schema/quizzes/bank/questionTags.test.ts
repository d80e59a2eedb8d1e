import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { bounds } from '../../contract/bounds';
import { createFixtures, viewerFor } from '../../testing/fixtures';
import { problemOf } from '../../testing/learningDocuments';
import { answersTo, createQuizScene } from '../../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const nameMutation = `mutation ($courseId: ID!, $input: QuestionTagInput!) {
  nameQuestionTag(courseId: $courseId, input: $input) { tag name nameAr } }`;
const tagsQuery = 'query ($courseId: ID!) { questionTags(courseId: $courseId) { tag name nameAr } }';

type Scene = Awaited<ReturnType<typeof createQuizScene>>;
const nameTag = ({ execute, course, trainer }: Scene, input: object, viewer = trainer) =>
  execute(nameMutation, { courseId: course.id, input }, viewer);

/** The topics of an attempt that a new learner passes. */
async function passQuiz(scene: Scene) {
  const learner = await scene.enroll();
  const { data } = await learner.start();
  const { id = '', questions = [] } = data?.startQuizAttempt ?? {};
  await learner.save(id, answersTo(questions, true));
  const { topics } = (await learner.submit(id)).data?.submitQuizAttempt ?? {};
  const certificate = await db.certificate.findFirst({ where: { enrollmentId: learner.enrollmentId } });
  return { id, topics, evidence: certificate?.evidence };
}

test('results and certificates have the names that the tag had at the marking, and the tag without names', async () => {
  const scene = await createQuizScene(db, { reveal: 'always' }, ['single']);
  expect((await passQuiz(scene)).topics).toEqual([{ tag: 'single', name: 'single', nameAr: 'single', percent: 100 }]);
  const named = { tag: 'single', name: 'Choices', nameAr: 'الاختيارات' };
  expect((await nameTag(scene, named)).errors).toBeUndefined();
  const { id, topics, evidence } = await passQuiz(scene);
  expect(topics).toEqual([{ ...named, percent: 100 }]);
  expect(evidence).toMatchObject({ quizzes: [{ topics: [{ ...named, percent: 100 }] }] });
  await nameTag(scene, { ...named, name: 'Options' });
  expect(await db.quizAttempt.findUnique({ where: { id: Number(id) } })).toMatchObject({ topics: [named] });
  expect((await passQuiz(scene)).topics).toMatchObject([{ name: 'Options' }]);
});

test('a tag has one row of names in a course, for its trainer and admins, and a copy of the course has them', async () => {
  const scene = await createQuizScene(db, {}, ['single']);
  const stranger = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
  expect(problemOf(await nameTag(scene, { tag: 'a', name: 'A', nameAr: 'ا' }, stranger))).toMatchObject({
    code: 'notAllowed',
  });
  for (const name of ['First', 'Second']) await nameTag(scene, { tag: 'a', name, nameAr: 'ا' }, scene.admin);
  const { data } = await scene.execute(tagsQuery, { courseId: scene.course.id }, scene.trainer);
  expect(data).toEqual({ questionTags: [{ tag: 'a', name: 'Second', nameAr: 'ا' }] });
  const entries = await db.auditEntry.findMany({ where: { entity: 'question_tags' }, orderBy: { id: 'asc' } });
  expect(entries.map(({ action }) => action)).toEqual(['create', 'update']);
  const copy = await scene.execute<{ duplicateCourse: { id: string } }>(
    'mutation ($id: ID!) { duplicateCourse(id: $id) { id } }',
    { id: scene.course.id },
    scene.trainer,
  );
  const courseId = Number(copy.data?.duplicateCourse.id);
  expect(await db.questionTag.findMany({ where: { courseId } })).toMatchObject([{ tag: 'a', name: 'Second' }]);
});

test('names are not blank, and a course has a bounded number of them', async () => {
  const scene = await createQuizScene(db, {}, ['single']);
  for (const input of [
    { tag: ' ', name: 'A', nameAr: 'ا' },
    { tag: 'a', name: '', nameAr: 'ا' },
    { tag: 'a', name: 'A', nameAr: 'x'.repeat(bounds.tags.lengthMax + 1) },
  ])
    expect(problemOf(await nameTag(scene, input))).toMatchObject({ code: 'invalidInput' });
  await db.questionTag.createMany({
    data: Array.from({ length: bounds.quizzes.namedTags }, (_tag, index) => ({
      courseId: scene.course.id,
      tag: `t${index}`,
      name: 'T',
      nameAr: 'و',
    })),
  });
  expect((await nameTag(scene, { tag: 't1', name: 'A', nameAr: 'ا' })).errors).toBeUndefined();
  expect(problemOf(await nameTag(scene, { tag: 'new', name: 'A', nameAr: 'ا' }))).toMatchObject({
    code: 'invalidInput',
    fields: { tag: 'tooMany' },
  });
});
