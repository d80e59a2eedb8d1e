import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { toClientError } from '../../../data/errors/clientError';
import { AutosaveStore } from '../../../drafts/AutosaveStore';
import { memoryStorage } from '../../../drafts/testing/memoryStorage';
import { type CourseDrafts } from '../../courseEditor/drafts/courseDrafts';
import { questionDraftKey, quizDraftKey } from '../../courseEditor/drafts/draftKeys';
import { blankQuestionValues } from '../questionForm/questionValues';
import type { QuestionDraftFragment, QuizDraftFragment } from './__generated__/quizDraftApi';
import { openNewQuestion, openQuizDrafts, receiveQuizDrafts, type QuizDraftContext } from './openQuizDrafts';
import { createQuizDraftApis, toQuestionSnapshot } from './quizDraftApi';
import { createQuestionDraftPolicy, quizDraftPolicy } from './quizDraftPolicies';
import { createSlot } from './quizValues';

const storedQuestion = (fields: { id: string; clientKey?: string; kind?: string }) => ({
  __typename: 'Question',
  tags: [] as string[],
  current: null,
  archivedAt: null,
  updatedAt: '1',
  ...fields,
  draft: {
    __typename: 'QuestionDraft',
    kind: fields.kind ?? 'single',
    body: {},
    key: {},
    feedback: {},
    updatedAt: '1',
    isApplied: false,
  },
});

const answerWith = (data: object) =>
  new Observable<ApolloLink.Result>((observer) => {
    observer.next({ data });
    observer.complete();
  });

/** A server with one quiz and one question. The first `lostAnswers` requests are carried out, but not answered. */
function createServer({ lostAnswers = 0 } = {}) {
  const requests: [name: string | undefined, variables: Record<string, unknown>][] = [];
  const questions = [storedQuestion({ id: '4' })];
  const quiz = {
    __typename: 'Quiz',
    lessonId: '7',
    passPercent: 70,
    attemptsAllowed: 0,
    pauseMinutes: 0,
    timeLimitSeconds: null,
    reveal: 'always',
    shuffleQuestions: true,
    shuffleOptions: true,
    updatedAt: '1',
    slots: [] as object[],
  };
  let lost = 0;
  const create = ({ clientKey, kind }: { clientKey: string; kind: string }) => {
    const earlier = questions.find((each) => 'clientKey' in each && each.clientKey === clientKey);
    if (!earlier) questions.push(storedQuestion({ id: String(4 + questions.length), clientKey, kind }));
    return earlier ?? questions.at(-1);
  };
  const update = (id: unknown, { tags, ...content }: { tags?: string[] }) => {
    const question = questions.find((each) => each.id === id)!;
    Object.assign(question, tags && { tags });
    Object.assign(question.draft, content, { updatedAt: String(Number(question.draft.updatedAt) + 1) });
    return question;
  };
  const answer = (name: string | undefined, { id, input }: Record<string, unknown>) => {
    if (name === 'CreateQuestion') return { createQuestion: create(input as { clientKey: string; kind: string }) };
    if (name === 'UpdateQuestionDraft') return { updateQuestionDraft: update(id, input as object) };
    if (name !== 'UpdateQuiz') return { quiz, courseQuestions: questions };
    const { slots = [] } = input as { slots?: object[] };
    const stored = slots.map((slot) => ({ __typename: 'QuizSlot', drawTag: null, drawCount: 1, ...slot }));
    return { updateQuiz: Object.assign(quiz, input, { slots: stored, updatedAt: '2' }) };
  };
  const link = new ApolloLink(({ operationName, variables }) => {
    requests.push([operationName, variables]);
    const data = structuredClone(answer(operationName, variables));
    if (lost >= lostAnswers) return answerWith(data);
    lost += 1;
    return new Observable((observer) => observer.error(new TypeError('Failed to fetch')));
  });
  return { requests, questions, quiz, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

const newId = 'new-5f0c7b1e-2f0d-4a43-9d3c-0d9a4f6f4a11';

/** An editor of the quiz, whose list has the questions of the server. */
function openEditor({ client, quiz, questions }: ReturnType<typeof createServer>, storage = memoryStorage()) {
  const store = new AutosaveStore<CourseDrafts>({ storage, keyPrefix: 'd', tabId: 'a', toSaveError: toClientError });
  const serverValues = (id: string) => store.getDraft(questionDraftKey(id))?.serverValues;
  const apis = createQuizDraftApis({ client, courseId: '5', language: 'en', serverValues });
  const context: QuizDraftContext = { store, apis, client, courseId: '5', lessonId: '7' };
  openQuizDrafts(context, toData({ quiz, questions }));
  return { store, context };
}

const toData = ({ quiz, questions }: Pick<ReturnType<typeof createServer>, 'quiz' | 'questions'>) => ({
  quiz: structuredClone(quiz) as unknown as QuizDraftFragment,
  courseQuestions: structuredClone(questions) as unknown as QuestionDraftFragment[],
});

function addQuestion({ store, context }: ReturnType<typeof openEditor>) {
  openNewQuestion(context, newId);
  store.edit(questionDraftKey(newId), { ...blankQuestionValues('boolean'), text: 'True?' });
  store.edit(quizDraftKey('7'), { slots: [createSlot({ questionId: '4' }), createSlot({ questionId: newId })] });
}

test('a new question is created, gets its content, and takes its place in the quiz', async () => {
  const server = createServer();
  const editor = openEditor(server);
  addQuestion(editor);
  expect(await editor.store.flush()).toBe(true);
  expect(editor.store.presentKey(questionDraftKey(newId))).toBe('question-5');
  expect(server.questions[1]).toMatchObject({ draft: { kind: 'boolean', body: { text: 'True?' } } });
  expect(server.quiz.slots).toMatchObject([{ questionId: '4' }, { questionId: '5' }]);
  expect(server.requests.map(([name]) => name).slice(0, 1)).toEqual(['CreateQuestion']);
});

test('a question whose answer was lost is not created twice', async () => {
  const server = createServer({ lostAnswers: 1 });
  const storage = memoryStorage();
  const first = openEditor(server, storage);
  addQuestion(first);
  expect(await first.store.flush()).toBe(false);
  // The page is loaded again, with what the browser has stored.
  const { store } = openEditor(server, storage);
  expect(await store.flush()).toBe(true);
  expect(server.questions.map(({ id }) => id)).toEqual(['4', '5']);
  expect(server.questions[1]).toMatchObject({ draft: { body: { text: 'True?' } } });
  expect(server.quiz.slots).toMatchObject([{ questionId: '4' }, { questionId: '5' }]);
});

test('a place whose question is lost leaves the quiz', () => {
  const server = createServer();
  const storage = memoryStorage();
  openEditor(server, storage).store.edit(quizDraftKey('7'), { slots: [createSlot({ questionId: newId })] });
  const { store } = openEditor(server, storage);
  expect(store.getDraft(quizDraftKey('7'))?.values.slots).toEqual([]);
});

test('a change is sent with the rest of the draft and the version that was edited', async () => {
  const server = createServer();
  Object.assign(server.questions[0]!.draft, { body: { text: 'One', textAr: 'واحد', options: [] }, updatedAt: '3' });
  const { store } = openEditor(server);
  store.edit('question-4', { text: 'Two', tags: 'safety, ppe' });
  expect(await store.flush()).toBe(true);
  expect(server.requests).toMatchObject([
    [
      'UpdateQuestionDraft',
      {
        id: '4',
        updatedAt: '3',
        input: { kind: 'single', body: { text: 'Two', textAr: 'واحد' }, tags: ['safety', 'ppe'] },
      },
    ],
  ]);
});

test('a newer version of the server is merged by field', () => {
  const server = createServer();
  const { store, context } = openEditor(server);
  store.edit('question-4', { text: 'Mine' });
  Object.assign(server.questions[0]!.draft, { body: { text: '', textAr: 'لهم' }, updatedAt: '2' });
  receiveQuizDrafts(context, toData(server));
  expect(store.getDraft('question-4')?.values).toMatchObject({ text: 'Mine', textAr: 'لهم' });
});

test('rules and points are judged before they are sent, also of a question without an id', () => {
  const slots = [createSlot({ questionId: newId }), { ...createSlot({ questionId: '4' }), points: 'many' }];
  expect(Object.keys(quizDraftPolicy.validate({ passPercent: '101', timeLimit: '0', slots }))).toEqual([
    'passPercent',
    'timeLimit',
    'slots.1.points',
  ]);
  expect(quizDraftPolicy.validate({ passPercent: '٧٠', timeLimit: '', slots: slots.slice(0, 1) })).toEqual({});
});

test('a draft may be incomplete, but no text may be too long', () => {
  const { values } = toQuestionSnapshot(storedQuestion({ id: '4' }) as unknown as QuestionDraftFragment);
  const policy = createQuestionDraftPolicy(() => values);
  expect(policy.validate(blankQuestionValues('number'))).toEqual({});
  const options = [{ id: 'a', text: 'x'.repeat(501), textAr: '' }];
  expect(Object.keys(policy.validate({ options }))).toEqual(['options.0.text']);
});

test.each([
  ['value', '١٢٫٥', '12.5'],
  ['tags', 'a,b', 'a, b'],
  ['text', 'One ', 'One'],
] as const)('of the field %s, %j and %j are stored alike', (field, a, b) => {
  expect(createQuestionDraftPolicy(() => blankQuestionValues('number')).equals(field, a, b)).toBe(true);
});
