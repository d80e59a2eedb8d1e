import { Kind, parse, visit, type DocumentNode, type TypeNode } from 'graphql';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { authoredSections, personalSections } from '../../schema/accounts/privacy/exportSections';
import { schema } from '../../schema';
import { practicePath } from '../../schema/contract/site/urls';
import { remindPractice } from '../../schema/practice/practiceReminders';
import { correctMarks } from '../../schema/quizzes/corrections/correctMarks';
import { endAttempt } from '../../schema/testing/practiceClient';
import { countAnswers } from '../../schema/quizzes/countAnswers';
import { confirmedName } from '../../schema/testing/certificateFixtures';
import { viewerFor } from '../../schema/testing/fixtures';
import { answersTo, type StartedAttempt } from '../../schema/testing/quizzes/quizFixtures';
import { bankIdPattern, createSecretQuiz, secretKey } from '../../schema/testing/quizzes/secretQuiz';
import { sitemapPaths } from '../../web/entry-gateway';
import { renderPage } from '../../web/entry-server';
import { trustedDocuments } from '../graphql/__generated__/trustedDocuments';
import { csvExports, restRoutes } from '../rest/routeTable';
import {
  createTestGateway,
  sendGraphql,
  sendRequest,
  sessionCookieHeader,
  testFeedMetadata,
  type TestGateway,
} from '../testing/testGateway';

/* A quiz that reveals nothing: its keys are in nothing that anyone but its authors gets, by any way. */

// Some thousand requests take long beside other tests.
vi.setConfig({ testTimeout: 120_000 });

const log: string[] = [];
const logStream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    log.push(chunk.toString());
    done();
  },
});

let gateway: TestGateway;
let scene: Awaited<ReturnType<typeof createSecretQuiz>>;
/** Values of the variables and parameters with these names. */
let ids: Record<'course' | 'lesson' | 'passed' | 'open' | 'certificate', string>;
let readers: Record<'visitor' | 'owner' | 'otherLearner' | 'otherTrainer', number | null>;

beforeAll(async () => {
  gateway = await createTestGateway({
    limits: { rateLimits: null },
    log: pino({ level: 'trace' }, logStream),
    site: {
      staticFiles: (_request: unknown, _response: unknown, next: () => void) => next(),
      render: renderPage,
      sitemapPaths,
      feedMetadata: testFeedMetadata,
      assets: { scripts: [], preloads: [], styles: [] },
    },
  });
  const { db } = gateway;
  scene = await createSecretQuiz(db, { reveal: 'never', passPercent: 50 });
  const owner = await scene.enroll();
  const other = await scene.enroll();
  await db.user.update({ where: { id: owner.viewer.id }, data: confirmedName });
  const passed = await start(owner);
  await owner.save(passed.id, answersTo(passed.questions, true));
  await owner.submit(passed.id);
  const open = await start(owner);
  await owner.save(open.id, answersTo(open.questions, false));
  const failed = await start(other);
  await other.save(failed.id, answersTo(failed.questions, false));
  await other.submit(failed.id);
  await countAnswers(db);
  const certificate = await db.certificate.findFirstOrThrow({ where: { userId: owner.viewer.id } });
  const course = String(scene.course.id);
  ids = { course, lesson: String(scene.lessonId), passed: passed.id, open: open.id, certificate: certificate.code };
  const otherTrainer = viewerFor(await gateway.createUser({ role: 'trainer' }));
  readers = { visitor: null, owner: owner.viewer.id, otherLearner: other.viewer.id, otherTrainer: otherTrainer.id };
}, 120_000);
afterAll(() => gateway.close());

async function start(learner: Awaited<ReturnType<(typeof scene)['enroll']>>): Promise<StartedAttempt> {
  const { data, errors } = await learner.start();
  if (!data) throw new Error(String(errors?.[0]));
  return data.startQuizAttempt;
}

const headersOf = async (userId: number | null): Promise<Record<string, string>> =>
  userId ? { cookie: sessionCookieHeader(await gateway.createToken(userId)) } : {};

const holdsKeys = (text: string): boolean => text.includes(secretKey) || bankIdPattern.test(text);

/** A value of a variable: the secret as a searched text, the first value of an enum, an id by its name. */
function variableValue(name: string, type: TypeNode, id: string): unknown {
  if (type.kind === Kind.LIST_TYPE) return [variableValue(name, type.type, id)];
  if (type.kind === Kind.NON_NULL_TYPE) return variableValue(name, type.type, id);
  const { value: typeName } = type.name;
  if (typeName === 'ID')
    return { courseId: ids.course, lessonId: ids.lesson, attemptId: id === ids.open ? id : ids.passed }[name] ?? id;
  if (typeName === 'Int') return 10;
  if (typeName === 'Boolean') return true;
  if (typeName === 'String') return name === 'reference' ? ids.certificate : secretKey;
  const enumType = schema.getType(typeName);
  return enumType && 'getValues' in enumType ? enumType.getValues()[0]?.name : {};
}

/** The variables of a query that have no default and are not optional filters. */
function variablesOf(document: DocumentNode, id: string): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  visit(document, {
    VariableDefinition: ({ variable, type }) => {
      const name = variable.name.value;
      if (!['after', 'filter', 'before'].includes(name)) variables[name] = variableValue(name, type, id);
    },
  });
  return variables;
}

const queries = Object.values(trustedDocuments).filter((text) => text.startsWith('query '));
const people = ['visitor', 'owner', 'otherLearner', 'otherTrainer'] as const;

test.each(people)('no query of the web client shows keys to a %s', async (person) => {
  const headers = await headersOf(readers[person]);
  const leaks: string[] = [];
  let answered = 0;
  for (const text of queries) {
    const document = parse(text);
    const rootIds = /\$(id|attemptId)\b/.test(text)
      ? new Set([ids.course, ids.lesson, ids.passed, ids.open])
      : [ids.course];
    for (const id of rootIds) {
      const variables = variablesOf(document, id);
      const answer = await sendGraphql(gateway.app, text, variables, headers);
      if (answer.status === 200) answered += 1;
      // A page may repeat what was searched.
      if (holdsKeys(answer.text.replaceAll(JSON.stringify(secretKey), '""'))) leaks.push(text.slice(0, 60));
    }
  }
  expect(leaks).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

test.each(people)('no REST path, page or feed shows keys to a %s', async (person) => {
  const headers = await headersOf(readers[person]);
  const rest = restRoutes
    .filter(({ method }) => method === 'get')
    .flatMap(({ path }) =>
      path.includes(':') ? [...new Set(Object.values(ids))].map((id) => path.replaceAll(/:[a-zA-Z]+/g, id)) : [path],
    );
  const lesson = `/courses/${ids.course}?lesson=${ids.lesson}`;
  const pages = [
    ...['/', '/courses', `/courses/${ids.course}`, lesson, `${lesson}&attempt=${ids.open}`],
    ...[`${lesson}&attempt=${ids.passed}`, `/search?q=${secretKey}`, '/dashboard/student', '/certificates'],
    ...[`/verify/${ids.certificate}`, '/account/data', '/dashboard/trainer', '/sitemap.xml', '/blog/feed.xml'],
    ...[practicePath(ids.course), `${practicePath(ids.course)}?lang=en`],
    ...[`/dashboard/trainer/courses/${ids.course}?lesson=${ids.lesson}`, `/certificates/${ids.certificate}.json`],
    ...['/api/schema.graphql', '/api/openapi.json', ...csvExports.map(({ name }) => `/api/exports/${name}.csv`)],
  ];
  const leaks: string[] = [];
  const shown: string[] = [];
  for (const path of [...rest, ...pages]) {
    const { text, status } = await sendRequest(gateway.app, 'get', path, headers);
    if (status === 200) shown.push(path);
    if (holdsKeys(path.includes('/search') ? text.replaceAll(secretKey, '') : text)) leaks.push(path);
  }
  expect(leaks).toEqual([]);
  expect(shown).toEqual(expect.arrayContaining(['/', `/courses/${ids.course}`, '/sitemap.xml']));
  if (person === 'owner') expect(shown).toContain(`${lesson}&attempt=${ids.open}`);
});

test('of practice, neither the rendered page nor the log has keys, before and after an answer shows them', async () => {
  const shown = await createSecretQuiz(gateway.db, { reveal: 'always' });
  const learner = await shown.enroll();
  await endAttempt(learner, () => false);
  const headers = await headersOf(learner.viewer.id);
  const read = async () => {
    const page = await sendRequest(gateway.app, 'get', practicePath(shown.course.id), headers);
    expect(page.status).toBe(200);
    expect(page.text).toContain('"questionCount":9');
    return page.text;
  };
  const before = await read();
  const answer = (response: unknown, number = 1) =>
    sendGraphql(
      gateway.app,
      `mutation ($id: ID!, $input: PracticeAnswerInput!) {
        answerPracticeQuestion(id: $id, input: $input) { review { verdict explanation correctResponse } } }`,
      { id: shown.questionIds[0], input: { number, version: 1, response } },
      headers,
    );
  // A refused answer, one that shows the key, the same again, and one to a question of others.
  expect((await answer({ option: `${secretKey} guess` })).text).toContain('invalidInput');
  for (let time = 0; time < 2; time += 1) expect((await answer(null)).text).toContain(secretKey);
  expect((await answer(null, 9)).text).toContain('practiceQuestionChanged');
  for (const text of [before, await read()]) expect(holdsKeys(text)).toBe(false);
  await learner.start();
  expect((await answer(null)).text).toContain('questionNotFound');
  await correctMarks(gateway.db);
  await remindPractice(gateway.db);
  expect(log.some((line) => line.includes(practicePath(shown.course.id)))).toBe(true);
  expect(log.filter(holdsKeys)).toEqual([]);
});

test('no export, log line, job, index or row of the audit holds keys, not for admins either', async () => {
  const { db } = gateway;
  const owner = await db.user.findUniqueOrThrow({ where: { id: readers.owner ?? 0 } });
  for (const section of [...personalSections, ...authoredSections])
    for await (const rows of section.read(db, owner)) expect(holdsKeys(JSON.stringify(rows)), section.name).toBe(false);
  for (const { id } of [scene.admin, scene.trainer])
    for (const { name } of csvExports) {
      const { text } = await sendRequest(gateway.app, 'get', `/api/exports/${name}.csv`, await headersOf(id));
      expect(holdsKeys(text), name).toBe(false);
    }
  const trainer = await headersOf(scene.trainer.id);
  // Of a kind with options: only their notes are accepted again when the question is applied.
  const question = await db.question.findFirstOrThrow({
    where: { id: scene.questionIds[0] },
    include: { draft: true },
  });
  const body = { ...(question.draft?.body as object), text: 'Which cable is grounded now?' };
  const edit = `mutation ($id: ID!, $body: JSON) { updateQuestionDraft(id: $id, input: { body: $body }) { id } applyQuestion(id: $id) { current } }`;
  await sendGraphql(gateway.app, edit, { id: question.id, body }, trainer).expect(200, /"current":2/);
  const tables = [
    'audit_entries',
    'search_documents',
    'content_changes',
    'outgoing_messages',
    'graphile_worker._private_jobs',
  ];
  for (const table of tables) {
    const rows = await db.$queryRawUnsafe<object[]>(`SELECT to_jsonb(t)::text AS row FROM ${table} t`);
    expect(holdsKeys(JSON.stringify(rows)), table).toBe(false);
  }
  expect(log.length).toBeGreaterThan(100);
  expect(log.filter(holdsKeys)).toEqual([]);
});

test('right and wrong answers have answers of the same size and with the same headers', async () => {
  const learner = await scene.enroll();
  const { id, questions } = await start(learner);
  const single = questions.filter(({ kind }) => kind === 'single');
  const headers = await headersOf(learner.viewer.id);
  const save = `mutation ($id: ID!, $answers: [QuizAnswerInput!]!) {
    saveQuizAnswers(attemptId: $id, answers: $answers) { isLate answers { position seq response } } }`;
  const results = [];
  for (const [index, isRight] of [true, false].entries()) {
    const answers = answersTo(single, isRight, index + 1);
    const saved = await sendGraphql(gateway.app, save, { id, answers }, headers);
    const read = await sendRequest(gateway.app, 'get', `/api/attempts/${id}`, headers);
    const names = [saved, read].map((answer) => Object.keys(answer.headers as object).sort());
    results.push({ names, sizes: [saved.text.length, read.text.length] });
  }
  expect(results[0]).toEqual(results[1]);
});
