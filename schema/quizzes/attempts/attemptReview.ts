import type { Grade } from '../../contract/grading/grade';
import { correctResponse } from '../../contract/grading/gradeResponse';
import type { OptionNote, QuestionResponse } from '../../contract/grading/question';
import { toShownOption, toShownResponse, type OptionOrder } from './attemptIds';
import type { StoredVersion } from './questionVersions';

/** What is shown of an answer once the rule of the quiz allows it. */
export interface AttemptReview extends Grade {
  correctResponse: QuestionResponse | null;
  explanation: string;
  explanationAr: string;
  notes: OptionNote[];
}

/** Ids of the options, steps or places that a response names. */
function chosenOptions(response: QuestionResponse | null): readonly string[] {
  if (!response) return [];
  if ('option' in response) return [response.option];
  if ('options' in response) return response.options;
  if ('steps' in response) return response.steps;
  if ('place' in response) return [response.place];
  return 'targets' in response ? Object.keys(response.targets) : [];
}

/**
 * The review of an answer.
 * @param response as stored
 */
export function createReview(
  version: StoredVersion,
  order: OptionOrder,
  { response, grade }: { response: QuestionResponse | null; grade: Grade },
): AttemptReview {
  const { feedback, body } = version;
  const chosen = chosenOptions(response);
  const correct = correctResponse(version);
  return {
    ...grade,
    correctResponse: correct && toShownResponse(body, order, correct),
    explanation: feedback.explanation,
    explanationAr: feedback.explanationAr,
    notes: feedback.notes
      .filter(({ option }) => chosen.includes(option))
      .map((note) => ({ ...note, option: toShownOption(body, order, note.option) })),
  };
}
