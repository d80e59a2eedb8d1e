import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { bounds } from '../../contract/bounds';
import { problemOf } from '../../testing/learningDocuments';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';
import { createQuizFixtures, sampleContents } from '../../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../../testing/testDatabase';
import { hostileTexts } from '../../testing/texts/hostileTexts';
import { questionKinds, type QuestionKind } from '../../contract/grading/questions/question';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const fields =
  'id kind tags current archivedAt updatedAt draft { kind body key feedback updatedAt isApplied issues { path message } }';
const documents = {
  create: `mutation ($courseId: ID!, $input: CreateQuestionInput!) { question: createQuestion(courseId: $courseId, input: $input) { ${fields} } }`,
  save: `mutation ($id: ID!, $input: QuestionDraftInput!, $updatedAt: DateTime) {
    question: updateQuestionDraft(id: $id, input: $input, updatedAt: $updatedAt) { ${fields} } }`,
  apply: `mutation ($id: ID!) { question: applyQuestion(id: $id) { ${fields} } }`,
  archive: `mutation ($id: ID!) { question: archiveQuestion(id: $id) { ${fields} } }`,
  restore: `mutation ($id: ID!) { question: restoreQuestion(id: $id) { ${fields} } }`,
  list: `query ($courseId: ID!) { courseQuestions(courseId: $courseId) { ${fields} } }`,
} as const;

interface Question {
  id: string;
  current: number | null;
  draft: { kind: QuestionKind; body: object; updatedAt: Date; isApplied: boolean; issues: { path: string }[] };
}

async function createBank(kind: QuestionKind = 'single') {
  const { createCourse, createUser } = createFixtures(db);
  const trainer = viewerFor(await createUser({ role: 'trainer' }));
  const course = await createCourse({ trainerId: trainer.id });
  const { execute } = createExecutor(db);
  const send = (name: keyof typeof documents, variables: object) =>
    execute<{ question: Question }>(documents[name], { ...variables }, trainer);
  const created = await send('create', { courseId: course.id, input: { kind } });
  const id = created.data?.question.id ?? '';
  return { course, trainer, execute, send, id, created: created.data?.question };
}

describe('a draft', () => {
  test.each(questionKinds)(
    'of the kind %s begins empty, names what is missing, and becomes a version',
    async (kind) => {
      const { send, id, created } = await createBank(kind);
      expect(created).toMatchObject({ current: null, draft: { kind, isApplied: false } });
      expect(created?.draft.issues.length).toBeGreaterThan(0);
      expect(problemOf(await send('apply', { id }))).toMatchObject({ code: 'invalidInput' });
      const { body, key } = sampleContents[kind];
      const saved = await send('save', { id, input: { body, key } });
      expect(saved.errors).toBeUndefined();
      expect(saved.data?.question.draft).toMatchObject({ body, issues: [], isApplied: false });
      const applied = await send('apply', { id });
      expect(applied.data?.question).toMatchObject({ current: 1, draft: { isApplied: true } });
      expect((await send('apply', { id })).data?.question.current).toBe(1);
      expect(await db.questionVersion.count({ where: { questionId: Number(id) } })).toBe(1);
    },
  );

  test('a change is not applied until it is asked for, and a change back makes a version again', async () => {
    const { send, id } = await createBank('boolean');
    const { body, key } = sampleContents.boolean;
    await send('save', { id, input: { body, key } });
    await send('apply', { id });
    const changed = await send('save', { id, input: { key: { isTrue: false } } });
    expect(changed.data?.question).toMatchObject({ current: 1, draft: { isApplied: false } });
    expect((await send('apply', { id })).data?.question).toMatchObject({ current: 2, draft: { isApplied: true } });
    await send('save', { id, input: { key } });
    expect((await send('apply', { id })).data?.question.current).toBe(3);
    const versions = await db.questionVersion.findMany({
      where: { questionId: Number(id) },
      include: { key: true },
      orderBy: { number: 'asc' },
    });
    expect(versions.map((version) => version.key?.key)).toEqual([
      { isTrue: true },
      { isTrue: false },
      { isTrue: true },
    ]);
  });

  test('of two editors the second learns of the first', async () => {
    const { send, id, created } = await createBank('boolean');
    const updatedAt = created?.draft.updatedAt;
    const first = await send('save', { id, input: { body: { text: 'One', textAr: '' } }, updatedAt });
    expect(first.errors).toBeUndefined();
    const second = await send('save', { id, input: { body: { text: 'Two', textAr: '' } }, updatedAt });
    expect(problemOf(second)).toMatchObject({ code: 'changedMeanwhile' });
    expect(await db.questionDraft.findUnique({ where: { questionId: Number(id) } })).toMatchObject({
      body: { text: 'One' },
    });
  });

  test('of another kind keeps its text and loses its key', async () => {
    const { send, id } = await createBank('single');
    const { body, key } = sampleContents.single;
    await send('save', { id, input: { body, key } });
    const { data } = await send('save', { id, input: { kind: 'text' } });
    expect(data?.question.draft).toMatchObject({ kind: 'text', body: { text: body.text }, key: { accepted: [] } });
  });

  test('hostile texts are refused with a message or stored', async () => {
    const { send, id } = await createBank('text');
    for (const text of hostileTexts) {
      const inputs = [
        { body: { text, textAr: text } },
        { key: { accepted: [text] } },
        { feedback: { explanation: text } },
      ];
      for (const input of inputs) {
        const problem = problemOf(await send('save', { id, input }));
        if (problem) expect(problem).toMatchObject({ code: 'invalidInput' });
      }
    }
    const nested = JSON.parse('['.repeat(50) + ']'.repeat(50)) as unknown;
    for (const body of [nested, { text: { text: 1 } }, 7, 'text', { text: 'x'.repeat(70_000) }])
      expect((await send('save', { id, input: { body } })).errors).toHaveLength(1);
  });

  test('a repeated creation with the same key is one question', async () => {
    const { send, course } = await createBank();
    const input = { kind: 'single', clientKey: crypto.randomUUID() };
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await send('create', { courseId: course.id, input })).data?.question.id),
    );
    expect(new Set(ids).size).toBe(1);
  });
});

describe('a published quiz keeps its questions', () => {
  const create = async () => {
    const bank = await createBank();
    const { createQuestion, createQuiz } = createQuizFixtures(db);
    const questions: { id: number }[] = [];
    for (const _question of [1, 2, 3])
      questions.push(await createQuestion(bank.course.id, undefined, { tags: ['safety', 'cables'] }));
    const { lessonId } = await createQuiz(bank.course.id, [questions[0]?.id ?? 0]);
    await db.quizSlot.create({ data: { quizId: lessonId, position: 2, drawTag: 'safety', drawCount: 1 } });
    const archive = (index: number) => bank.send('archive', { id: questions[index]?.id });
    const tag = (index: number, tags: string[]) => bank.send('save', { id: questions[index]?.id, input: { tags } });
    return { ...bank, lessonId, archive, tag, ids: questions.map(({ id }) => id) };
  };

  test('one that it names or needs for its draws is not archived, and the problem names the quiz', async () => {
    const { archive, ids, lessonId } = await create();
    const { title } = await db.lesson.findUniqueOrThrow({ where: { id: lessonId } });
    expect(problemOf(await archive(0))).toMatchObject({
      code: 'quizLacksQuestions',
      fields: { id: expect.stringContaining(`missingQuestions|${title}|`) as string },
    });
    expect((await archive(1)).errors).toBeUndefined();
    expect(problemOf(await archive(2))).toMatchObject({ code: 'quizLacksQuestions' });
    const archived = await db.question.findMany({ where: { id: { in: ids }, archivedAt: { not: null } } });
    expect(archived.map(({ id }) => id)).toEqual([ids[1]]);
  });

  test('one that it needs for its draws keeps the tag, and may lose another', async () => {
    const { tag, ids } = await create();
    expect((await tag(1, ['cables'])).errors).toBeUndefined();
    expect((await tag(2, ['safety'])).errors).toBeUndefined();
    expect(problemOf(await tag(2, ['cables']))).toMatchObject({
      code: 'quizLacksQuestions',
      fields: { tags: expect.stringContaining('missingQuestions|') as string },
    });
    expect(await db.question.findUnique({ where: { id: ids[2] } })).toMatchObject({ tags: ['safety'] });
  });

  test('quizzes that are not published may lose questions', async () => {
    const { archive, lessonId } = await create();
    await db.lesson.update({ where: { id: lessonId }, data: { isPublished: false } });
    for (const index of [0, 1, 2]) expect((await archive(index)).errors).toBeUndefined();
  });
});

test('archived questions do not keep new ones out of the bank, and are bounded', async () => {
  const { send, course, id } = await createBank();
  const fill = (count: number, archivedAt: Date | null) =>
    db.question.createMany({ data: Array.from({ length: count }, () => ({ courseId: course.id, archivedAt })) });
  const add = () => send('create', { courseId: course.id, input: { kind: 'single' } });
  await fill(bounds.quizzes.questions - 2, null);
  expect((await add()).errors).toBeUndefined();
  expect(problemOf(await add())).toMatchObject({ code: 'tooManyQuestions' });
  expect((await send('archive', { id })).errors).toBeUndefined();
  expect((await add()).errors).toBeUndefined();
  expect(problemOf(await send('restore', { id }))).toMatchObject({ code: 'tooManyQuestions' });
  expect(await db.question.findUnique({ where: { id: Number(id) } })).toMatchObject({
    archivedAt: expect.any(Date) as Date,
  });
  await db.question.deleteMany({ where: { courseId: course.id, archivedAt: null } });
  await fill(bounds.quizzes.allQuestions - 1, new Date());
  expect(problemOf(await add())).toMatchObject({ code: 'tooManyQuestions' });
});

test('versions, keys and questions of attempts never change', async () => {
  const { send, id } = await createBank('boolean');
  const { body, key } = sampleContents.boolean;
  await send('save', { id, input: { body, key } });
  await send('apply', { id });
  const { id: versionId } = await db.questionVersion.findFirstOrThrow({ where: { questionId: Number(id) } });
  await expect(db.questionVersion.update({ where: { id: versionId }, data: { body: {} } })).rejects.toThrow();
  await expect(db.questionKey.update({ where: { versionId }, data: { key: {} } })).rejects.toThrow();
  await db.questionVersion.update({ where: { id: versionId }, data: { createdBy: null } });
});

test('a trainer lists the bank of their own course, oldest first, in few statements', async () => {
  const { send, course, id, execute } = await createBank();
  await send('create', { courseId: course.id, input: { kind: 'text', tags: ['safety', 'safety', ''] } });
  const { data } = await send('list', { courseId: course.id });
  expect(data).toMatchObject({
    courseQuestions: [
      { id, tags: [] },
      { kind: 'text', tags: ['safety'] },
    ],
  });
  const other = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
  expect(problemOf(await execute(documents.list, { courseId: course.id }, other))).toMatchObject({
    code: 'notAllowed',
  });
  expect(problemOf(await execute(documents.apply, { id }, other))).toMatchObject({ code: 'questionNotFound' });
});
