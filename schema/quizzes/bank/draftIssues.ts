import type { HashedContent } from '../../../prisma/contentHash';
import type { Language } from '../../contract/languages';
import { formatValidationMessage } from '../../contract/problems/validationMessages';
import { parseQuestionContent } from '../../contract/grading/questions/parseQuestionContent';

export interface DraftIssue {
  path: string;
  message: string;
}

/** What keeps a draft from being applied, with messages in a language. */
export const findDraftIssues = (draft: HashedContent, language: Language): DraftIssue[] =>
  Object.entries(parseQuestionContent(draft).issues ?? {}).map(([path, message]) => ({
    path,
    message: formatValidationMessage(message, language),
  }));
