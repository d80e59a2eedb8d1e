import { quizEditor } from './quizEditor';

/** Texts of the editor of quizzes and questions. */
export const quizEditorMessages = {
  quizEditor,
} as const;
