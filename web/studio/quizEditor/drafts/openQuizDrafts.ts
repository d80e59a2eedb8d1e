import type { ApolloClient, Reference } from '@apollo/client';
import type { AutosaveStore } from '../../../drafts/AutosaveStore';
import { type CourseDrafts } from '../../courseEditor/drafts/courseDrafts';
import { questionDraftKey, quizDraftKey } from '../../courseEditor/drafts/draftKeys';
import type { QuestionDraftFragment } from './__generated__/quizDraftApi';
import {
  newQuestionSnapshot,
  toQuestionSnapshot,
  toQuizSnapshot,
  type createQuizDraftApis,
  type QuizData,
} from './quizDraftApi';
import { isNewQuestionId } from './questionIds';

export interface QuizDraftContext {
  store: AutosaveStore<CourseDrafts>;
  apis: ReturnType<typeof createQuizDraftApis>;
  client: ApolloClient;
  courseId: string;
  lessonId: string;
}

const questionKeyStart = questionDraftKey('');
const isQuizKey = (key: string): key is ReturnType<typeof quizDraftKey> => key.startsWith(quizDraftKey(''));

/** Opens the drafts of a quiz and of the course's questions that are not open yet, with unsaved changes of earlier visits. */
export function openQuizDrafts(context: QuizDraftContext, { quiz, courseQuestions }: QuizData): void {
  const { store, apis, lessonId } = context;
  store.open(quizDraftKey(lessonId), apis.quiz(lessonId), toQuizSnapshot(quiz));
  for (const question of courseQuestions)
    store.open(questionDraftKey(question.id), apis.question(question.id, lessonId), toQuestionSnapshot(question));
  for (const key of store.storedKeys(questionKeyStart)) {
    const id = key.slice(questionKeyStart.length);
    if (isNewQuestionId(id)) openNewQuestion(context, id);
  }
  removeLostSlots(context);
}

/** Merges a newer state of the server. */
export function receiveQuizDrafts({ store, lessonId }: QuizDraftContext, data: QuizData): void {
  store.receive(quizDraftKey(lessonId), toQuizSnapshot(data.quiz));
  for (const question of data.courseQuestions)
    store.receive(questionDraftKey(question.id), toQuestionSnapshot(question));
}

/** Opens the draft of a question that the server has not created yet. It gets the id of the created question. */
export function openNewQuestion(context: QuizDraftContext, newId: string): void {
  const { store, apis, lessonId } = context;
  const onCreated = (question: QuestionDraftFragment) => {
    store.rename(questionDraftKey(newId), questionDraftKey(question.id), toQuestionSnapshot(question));
    listInCache(context, question);
    replaceInSlots(store, newId, question.id);
  };
  store.open(questionDraftKey(newId), apis.newQuestion(newId, lessonId, onCreated), newQuestionSnapshot);
}

function replaceInSlots(store: AutosaveStore<CourseDrafts>, from: string, to: string): void {
  for (const key of store.keys()) {
    if (!isQuizKey(key)) continue;
    const { slots } = store.getDraft(key)?.values ?? { slots: [] };
    if (!slots.some(({ questionId }) => questionId === from)) continue;
    store.edit(key, {
      slots: slots.map((slot) => (slot.questionId === from ? { ...slot, questionId: to } : slot)),
    });
  }
}

/** A place whose new question was created by another tab, or never, has no draft: the question is in the bank. */
function removeLostSlots({ store, lessonId }: QuizDraftContext): void {
  const key = quizDraftKey(lessonId);
  const slots = store.getDraft(key)?.values.slots ?? [];
  const isLost = (id: string) => isNewQuestionId(id) && !store.getDraft(questionDraftKey(id));
  if (slots.some(({ questionId }) => isLost(questionId)))
    store.edit(key, { slots: slots.filter(({ questionId }) => !isLost(questionId)) });
}

/** Adds a created question to the list that the query has read. */
function listInCache({ client, courseId }: QuizDraftContext, { id }: QuestionDraftFragment): void {
  client.cache.modify<{ courseQuestions: readonly Reference[] }>({
    fields: {
      courseQuestions: (questions, { readField, toReference, storeFieldName }) => {
        const reference = toReference({ __typename: 'Question', id });
        const isListed = questions.some((each) => readField('id', each) === id);
        if (isListed || !reference || !storeFieldName.includes(`"${courseId}"`)) return questions;
        return [...questions, reference];
      },
    },
  });
}
