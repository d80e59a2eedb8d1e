import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useState } from 'react';
import type { QuestionKind } from '../../../../schema/contract/grading/question';
import { useLanguage } from '../../../language';
import { questionDraftKey, quizDraftKey, useAutosaveStore } from '../../courseEditor/draftKeys';
import { blankQuestionValues } from '../questionForm/questionValues';
import { openNewQuestion, openQuizDrafts, receiveQuizDrafts, type QuizDraftContext } from './openQuizDrafts';
import { createNewQuestionId } from './questionIds';
import { createQuizDraftApis, type QuizData } from './quizDraftApi';
import { createSlot } from './quizValues';

/** Opens the drafts of a quiz while its editor is shown. Returns the function that adds a question; it returns the question's id. */
export function useQuizDrafts(courseId: string, lessonId: string, data: QuizData): (kind: QuestionKind) => string {
  const client = useApolloClient();
  const store = useAutosaveStore();
  const { language } = useLanguage();
  const [context] = useState((): QuizDraftContext => {
    const serverValues = (id: string) => store.getDraft(questionDraftKey(id))?.serverValues;
    const apis = createQuizDraftApis({ client, courseId, language, serverValues });
    return { store, apis, client, courseId, lessonId };
  });
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
