import type { QuestionKind } from '../../../../schema/contract/grading/questions/question';
import { useTranslation } from '../../../language';
import type { QuestionValues } from '../questionForm/questionValues';

const names = [
  ...(['kind', 'text', 'textAr', 'options', 'correct', 'scoring', 'isTrue', 'value', 'unit', 'units'] as const),
  ...(['toleranceKind', 'toleranceValue', 'accepted', 'targets', 'targetOf', 'picture', 'places', 'rules'] as const),
  ...(['explanation', 'explanationAr', 'notes', 'tags'] as const),
] satisfies (keyof QuestionValues)[];

type FieldNames = Record<string, string> & Record<keyof QuestionValues, string>;

/** The names of the fields of a question in sentences: what it lacks, what two versions of it differ in. */
export function useFieldNames(kind: QuestionKind): FieldNames {
  const { t } = useTranslation('quizEditor');
  // Each name is in the list: the type of the messages' keys has them all.
  const fieldNames = Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)])) as FieldNames;
  if (kind === 'procedure') return { ...fieldNames, options: t('fields.steps') };
  return kind === 'order' || kind === 'match' ? { ...fieldNames, options: t('fields.items') } : fieldNames;
}
