import type { Grade } from '../../../contract/grading/grade';
import { correctResponse, gradeResponse } from '../../../contract/grading/gradeResponse';
import type { OptionNote, QuestionResponse } from '../../../contract/grading/questions/question';
import { toShownOption, toShownResponse } from '../attemptIds';
import type { ShownVersion } from './applyCorrection';
import type { StoredVersion } from '../questions/questionVersions';

/** What is shown of an answer once the rule of the quiz allows it. */
export interface AttemptReview extends Grade {
  correctResponse: QuestionResponse | null;
  explanation: string;
  explanationAr: string;
  notes: OptionNote[];
  /** The answer has more points than by the corrected key: the correction gave them, or a pass keeps them. */
  isCredited: boolean;
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

interface ReviewedAnswer {
  /** As stored. */
  response: QuestionResponse | null;
  grade: Grade;
}

/** By the corrected version, if there is one; an answer to another kind of question is not compared with its key. */
export function createReview(
  { version, order, corrected }: ShownVersion & { corrected: StoredVersion | undefined },
  { response, grade }: ReviewedAnswer,
): AttemptReview {
  const { body } = version;
  const { feedback } = corrected ?? version;
  const isComparable = (corrected ?? version).kind === version.kind;
  const chosen = isComparable ? chosenOptions(response) : [];
  const correct = isComparable ? correctResponse(version) : null;
  return {
    ...grade,
    correctResponse: correct && toShownResponse(body, order, correct),
    explanation: feedback.explanation,
    explanationAr: feedback.explanationAr,
    notes: feedback.notes
      .filter(({ option }) => chosen.includes(option))
      .map((note) => ({ ...note, option: toShownOption(body, order, note.option) })),
    isCredited: corrected !== undefined && isComparable && isMoreThan(grade, gradeResponse(version, response)),
  };
}

const isMoreThan = (a: Grade, b: Grade): boolean => a.numerator * b.denominator > b.numerator * a.denominator;
