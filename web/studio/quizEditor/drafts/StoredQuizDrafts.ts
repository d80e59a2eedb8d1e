import { useEffect, useEffectEvent } from 'react';
import type { LessonKind } from '../../../../schema/contract/courses/lessonKinds';
import { questionDraftKey, quizDraftKey } from '../../courseEditor/drafts/draftKeys';
import { QuizDraftsDocument } from './__generated__/quizDraftApi';
import { openQuizDrafts } from './openQuizDrafts';
import { createQuizDraftContext, useQuizConnection } from './useQuizDrafts';

interface StoredQuizDraftsProps {
  courseId: string;
  lessons: readonly { id: string; kind: LessonKind }[];
}

/** Opens the quizzes and questions with unsaved changes of earlier visits, so that these are sent before the quiz is opened. */
export function StoredQuizDrafts({ courseId, lessons }: StoredQuizDraftsProps): null {
  const connection = useQuizConnection(courseId);
  const open = useEffectEvent(async () => {
    const { store, client } = connection;
    const quizIds = lessons.filter(({ kind }) => kind === 'quiz').map(({ id }) => id);
    const stored = quizIds.filter((id) => store.storedKeys(quizDraftKey(id)).includes(quizDraftKey(id)));
    const hasQuestions = store.storedKeys(questionDraftKey('')).length > 0;
    // Any quiz of the course brings the bank.
    for (const lessonId of stored.length > 0 || !hasQuestions ? stored : quizIds.slice(0, 1)) {
      const { data } = await client.query({ query: QuizDraftsDocument, variables: { courseId, lessonId } });
      if (data?.quiz) openQuizDrafts(createQuizDraftContext({ ...connection, lessonId }), { ...data, quiz: data.quiz });
    }
  });
  // Without a connection they stay in the browser until the quiz is opened.
  useEffect(() => void open().catch(() => undefined), []);
  return null;
}
