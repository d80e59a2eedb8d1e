import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useState } from 'react';
import type { QuestionKind } from '../../../../schema/contract/grading/questions/question';
import { useLanguage, type Language } from '../../../language';
import { useAutosaveStore } from '../../courseEditor/drafts/courseDrafts';
import { questionDraftKey, quizDraftKey } from '../../courseEditor/drafts/draftKeys';
import { blankQuestionValues } from '../questionForm/questionValues';
import { openNewQuestion, openQuizDrafts, receiveQuizDrafts, type QuizDraftContext } from './openQuizDrafts';
import { createNewQuestionId } from './questionIds';
import { createQuizDraftApis, type QuizData } from './quizDraftApi';
import { createSlot } from './quizValues';

interface ContextOptions extends Omit<QuizDraftContext, 'apis'> {
  language: Language;
}

/** What opens the drafts of a quiz. */
export function createQuizDraftContext({ language, ...options }: ContextOptions): QuizDraftContext {
  const { client, courseId, store } = options;
  const serverValues = (id: string) => store.getDraft(questionDraftKey(id))?.serverValues;
  return { ...options, apis: createQuizDraftApis({ client, courseId, language, serverValues }) };
}

export function useQuizConnection(courseId: string) {
  const client = useApolloClient();
  const store = useAutosaveStore();
  const { language } = useLanguage();
  return { client, store, language, courseId };
}

/** Opens the drafts of a quiz while its editor is shown. Returns the function that adds a question; it returns the question's id. */
export function useQuizDrafts(courseId: string, lessonId: string, data: QuizData): (kind: QuestionKind) => string {
  const { store, ...connection } = useQuizConnection(courseId);
  const [context] = useState(() => createQuizDraftContext({ ...connection, store, lessonId }));
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
