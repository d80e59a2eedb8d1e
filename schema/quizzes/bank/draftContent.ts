import { createHash } from 'node:crypto';
import type { Language } from '../../contract/languages';
import { formatValidationMessage } from '../../contract/problems/validationMessages';
import { parseQuestionContent } from '../../contract/grading/parseQuestionContent';
import type { QuestionKind } from '../../contract/grading/question';

/** The parts of a question's content as they are stored, perhaps incomplete. */
export interface DraftContent {
  kind: QuestionKind;
  body: unknown;
  key: unknown;
  feedback: unknown;
}

export interface DraftIssue {
  path: string;
  message: string;
}

/** JSON with sorted names: PostgreSQL returns objects with their names in another order. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );

/** SHA-256 in hex: two contents with the same hash are the same version. */
export const hashContent = ({ kind, body, key, feedback }: DraftContent): string =>
  createHash('sha256').update(canonicalJson({ kind, body, key, feedback })).digest('hex');

/** What keeps a draft from being applied, with messages in a language. */
export const findDraftIssues = (draft: DraftContent, language: Language): DraftIssue[] =>
  Object.entries(parseQuestionContent(draft).issues ?? {}).map(([path, message]) => ({
    path,
    message: formatValidationMessage(message, language),
  }));
