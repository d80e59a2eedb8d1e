import type { TFunction } from 'i18next';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { useTranslation } from '../../../language';
import { DraftConflict } from '../../courseEditor/drafts/DraftConflict';
import type { QuestionValues } from '../questionForm/questionValues';
import { useFieldNames } from './useFieldNames';

/** The choice between two versions of a question's fields. */
export function QuestionConflict({ draft }: { draft: DraftHandle<QuestionValues> }) {
  const { t } = useTranslation('quizEditor');
  return (
    <DraftConflict
      draft={draft}
      labels={useFieldNames(draft.values.kind)}
      formatValue={(field, value) => formatQuestionField(field, value, draft.values, t)}
    />
  );
}

/** A field as text; ids are shown as the texts of their rows. */
function formatQuestionField(
  field: keyof QuestionValues,
  value: QuestionValues[keyof QuestionValues],
  values: QuestionValues,
  t: TFunction<'quizEditor'>,
): string {
  if (typeof value === 'string') return field === 'kind' ? t(`kinds.${values.kind}`) : value;
  if (typeof value === 'boolean') return t(`statement.${value}`);
  if (value === null) return '';
  const textOf = (id: string) =>
    [...values.options, ...values.targets, ...values.places].find((row) => row.id === id)?.text ?? id;
  return [...collectTexts(value, textOf)].join('\n');
}

/** The texts in a value, one for each row. */
function* collectTexts(value: unknown, textOf: (id: string) => string): Generator<string> {
  if (typeof value === 'string' && value !== '') yield textOf(value);
  else if (typeof value === 'number') yield String(value);
  else if (Array.isArray(value)) for (const item of value) yield [...collectTexts(item, textOf)].join(' · ');
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) if (name !== 'id') yield* collectTexts(item, textOf);
}
