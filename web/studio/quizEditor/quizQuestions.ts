import type { QuestionDraftFragment } from './drafts/__generated__/quizDraftApi';

/** What the server says of a question beside its draft. */
export type QuizQuestion = Pick<QuestionDraftFragment, 'id' | 'current' | 'archivedAt' | 'tags'> & {
  draft: Pick<QuestionDraftFragment['draft'], 'isApplied'>;
};

/** The tags of the course's questions, each once, in alphabetical order. */
export const listTags = (questions: readonly Pick<QuizQuestion, 'tags'>[]): string[] =>
  [...new Set(questions.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b, 'ar'));
