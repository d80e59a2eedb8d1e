import { solveProcedure } from './solveProcedure';
import type { Grade, GradeResponse } from './grade';
import { gradeMatch, gradeMultiple, gradeOrder } from './gradeChoices';
import { gradeNumber } from './gradeNumber';
import { gradeProcedure } from './gradeProcedure';
import { noPoints, wholeOrNothing } from './grades';
import { gradeText } from './gradeText';
import type {
  QuestionContent,
  QuestionContentOf,
  QuestionKind,
  QuestionResponse,
  QuestionResponses,
} from './questions/question';

const graders: {
  [Kind in QuestionKind]: (question: QuestionContentOf<Kind>, response: QuestionResponses[Kind]) => Grade;
} = {
  single: ({ key }, { option }) => wholeOrNothing(option === key.option),
  multiple: ({ key }, response) => gradeMultiple(key, response),
  boolean: ({ key }, { isTrue }) => wholeOrNothing(isTrue === key.isTrue),
  number: ({ body, key }, response) => gradeNumber(body, key, response),
  text: ({ key }, response) => gradeText(key, response),
  order: ({ key }, response) => gradeOrder(key, response),
  match: ({ key }, response) => gradeMatch(key, response),
  hotspot: ({ key }, { place }) => wholeOrNothing(key.places.includes(place)),
  procedure: ({ key }, response) => gradeProcedure(key, response),
};

/**
 * Grades a response that fits its question (`responseSchema`). Without a response, and for one that chooses nothing, the verdict is
 * `blank`.
 */
export const gradeResponse: GradeResponse = (question, response) => {
  // The schema of the kind has judged the response before it was stored.
  const grade = graders[question.kind] as (question: QuestionContent, response: QuestionResponse) => Grade;
  return response === null ? noPoints('blank') : grade(question, response);
};

const answers: { [Kind in QuestionKind]: (question: QuestionContentOf<Kind>) => QuestionResponses[Kind] | null } = {
  single: ({ key }) => ({ option: key.option }),
  multiple: ({ key }) => ({ options: key.options }),
  boolean: ({ key }) => ({ isTrue: key.isTrue }),
  // Without the zero that keeps '1.2340' from being asked about.
  number: ({ key }) => ({ text: key.value.replace(/(\.\d{3})0$/, '$1'), unit: key.unit, reading: 'decimal' }),
  text: ({ key: { accepted } }) => (accepted[0] === undefined ? null : { text: accepted[0] }),
  order: ({ key }) => ({ options: key.options }),
  match: ({ key }) => ({ targets: key.targets }),
  hotspot: ({ key: { places } }) => (places[0] === undefined ? null : { place: places[0] }),
  procedure({ body, key }) {
    const steps = solveProcedure(
      body.options.map(({ id }) => id),
      key.rules,
    );
    return steps && { steps };
  },
};

/**
 * A response that is fully right, for a review: the first accepted text or place, a shortest sequence of steps.
 * @returns null for a key that no response satisfies, which `parseQuestionContent` refuses
 */
export const correctResponse = (question: QuestionContent): QuestionResponse | null =>
  (answers[question.kind] as (question: QuestionContent) => QuestionResponse | null)(question);
