import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { QuestionKind } from '../../../../schema/contract/grading/question';
import { useLanguage, type Language } from '../../../language';
import type { LessonKind } from '../../../../schema/contract/courses/lessonKinds';
import { questionDraftKey, quizDraftKey, useAutosaveStore } from '../../courseEditor/draftKeys';
import { blankQuestionValues } from '../questionForm/questionValues';
import { openNewQuestion, openQuizDrafts, receiveQuizDrafts, type QuizDraftContext } from './openQuizDrafts';
import { createNewQuestionId } from './questionIds';
import { createQuizDraftApis, type QuizData } from './quizDraftApi';
import { QuizDraftsDocument } from './__generated__/quizDraftApi';
import { createSlot } from './quizValues';

interface ContextOptions extends Omit<QuizDraftContext, 'apis'> {
  language: Language;
}

function createContext({ language, ...options }: ContextOptions): QuizDraftContext {
  const { client, courseId, store } = options;
  const serverValues = (id: string) => store.getDraft(questionDraftKey(id))?.serverValues;
  return { ...options, apis: createQuizDraftApis({ client, courseId, language, serverValues }) };
}

function useConnection(courseId: string) {
  const client = useApolloClient();
  const store = useAutosaveStore();
  const { language } = useLanguage();
  return { client, store, language, courseId };
}

interface StoredQuizDraftsProps {
  courseId: string;
  lessons: readonly { id: string; kind: LessonKind }[];
}

/** Opens the quizzes and questions with unsaved changes of earlier visits, so that these are sent before the quiz is opened. */
export function StoredQuizDrafts({ courseId, lessons }: StoredQuizDraftsProps): null {
  const connection = useConnection(courseId);
  const open = useEffectEvent(async () => {
    const { store, client } = connection;
    const quizIds = lessons.filter(({ kind }) => kind === 'quiz').map(({ id }) => id);
    const stored = quizIds.filter((id) => store.storedKeys(quizDraftKey(id)).includes(quizDraftKey(id)));
    const hasQuestions = store.storedKeys(questionDraftKey('')).length > 0;
    // Any quiz of the course brings the bank.
    for (const lessonId of stored.length > 0 || !hasQuestions ? stored : quizIds.slice(0, 1)) {
      const { data } = await client.query({ query: QuizDraftsDocument, variables: { courseId, lessonId } });
      if (data?.quiz) openQuizDrafts(createContext({ ...connection, lessonId }), { ...data, quiz: data.quiz });
    }
  });
  // Without a connection they stay in the browser until the quiz is opened.
  useEffect(() => void open().catch(() => undefined), []);
  return null;
}

/** Opens the drafts of a quiz while its editor is shown. Returns the function that adds a question; it returns the question's id. */
export function useQuizDrafts(courseId: string, lessonId: string, data: QuizData): (kind: QuestionKind) => string {
  const { store, ...connection } = useConnection(courseId);
  const [context] = useState(() => createContext({ ...connection, store, lessonId }));
  // Not while rendering: unsaved changes of earlier visits change the status that the header shows.
  useLayoutEffect(() => {
    openQuizDrafts(context, data);
    receiveQuizDrafts(context, data);
  }, [context, data]);
  return (kind) => {
    const id = createNewQuestionId();
    openNewQuestion(context, id);
    store.edit(questionDraftKey(id), blankQuestionValues(kind));
    const slots = store.getDraft(quizDraftKey(lessonId))?.values.slots ?? [];
    store.edit(quizDraftKey(lessonId), { slots: [...slots, createSlot({ questionId: id })] });
    store.retry();
    return id;
  };
}
