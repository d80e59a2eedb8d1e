import { z } from 'zod';
import { isUnitId, unitSymbol } from '../../../../schema/contract/grading/numbers/units';
import { localizeField, type Language } from '../../../language';
import type { OptionValues, QuestionValues } from '../questionForm/questionValues';

/** A response of any kind, with the ids of the bank. */
const takenAnswerSchema = z.object({
  option: z.string().optional(),
  options: z.array(z.string()).optional(),
  isTrue: z.boolean().optional(),
  text: z.string().optional(),
  unit: z.string().nullish(),
  targets: z.record(z.string(), z.string()).optional(),
  place: z.string().optional(),
  steps: z.array(z.string()).optional(),
});

interface AnswerWords {
  true: string;
  false: string;
}

const textOf = (rows: readonly OptionValues[], id: string, language: Language): string => {
  const row = rows.find((each) => each.id === id);
  return row ? localizeField(row, 'text', language) : '';
};

/**
 * A wrong answer in words: of a match only the wrong pairs, of an order the items as they were put.
 * @param values the question as it is now
 * @returns '' for an answer whose options the question has no more
 */
export function describeTakenAnswer(
  values: QuestionValues,
  response: unknown,
  { language, words }: { language: Language; words: AnswerWords },
): string {
  const answer = takenAnswerSchema.safeParse(response).data ?? {};
  const option = (id: string) => textOf(values.options, id, language);
  const list = (ids: readonly string[], separator: string) => {
    const texts = ids.map(option);
    return texts.includes('') ? '' : texts.join(separator);
  };
  if (answer.isTrue !== undefined) return words[`${answer.isTrue}`];
  if (answer.text !== undefined) return withUnit(answer.text, answer.unit, language);
  if (answer.option !== undefined) return option(answer.option);
  if (answer.place !== undefined) return textOf(values.places, answer.place, language);
  if (answer.steps) return list(answer.steps, ' › ');
  if (answer.options) return list(answer.options, values.kind === 'order' ? ' › ' : ' + ');
  return describeWrongPairs(values, answer.targets ?? {}, language);
}

const withUnit = (text: string, unit: string | null | undefined, language: Language): string =>
  unit && isUnitId(unit) ? `${text} ${unitSymbol(unit, language)}` : text;

const describeWrongPairs = (
  { options, targets, targetOf }: QuestionValues,
  given: Readonly<Record<string, string>>,
  language: Language,
): string =>
  options
    .filter(({ id }) => given[id] !== undefined && given[id] !== targetOf[id])
    .map(({ id }) => `${textOf(options, id, language)} = ${textOf(targets, given[id] ?? '', language)}`)
    .join(' · ');

/** The name of the wrong idea behind a choice; '' for none. */
export function findMisconception(values: QuestionValues, response: unknown, language: Language): string {
  const { option } = takenAnswerSchema.safeParse(response).data ?? {};
  const note = values.notes.find((each) => each.option === option);
  return note ? localizeField(note, 'misconception', language) : '';
}
