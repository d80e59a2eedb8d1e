import { parseQuestionContent } from '../../../../schema/contract/grading/questions/parseQuestionContent';
import { rootField } from '../../../drafts/draftModel';
import { toQuestionContent } from '../questionForm/questionContent';
import { toFormMessages } from '../questionForm/questionIssues';
import type { QuestionValues } from '../questionForm/questionValues';

/** What keeps a question from being applied: message keys by path of the form. */
export function findQuestionIssues(values: QuestionValues): Record<string, string> {
  const { issues } = parseQuestionContent(toQuestionContent(values));
  return issues === null ? {} : toFormMessages(values, issues);
}

/** The fields of the form that have issues, each once, in the order of the messages. */
export const fieldsWithIssues = (issues: Readonly<Record<string, string>>): string[] => [
  ...new Set(Object.keys(issues).map(rootField)),
];
