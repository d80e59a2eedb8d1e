import { truncateText } from '../../../../../schema/contract/text/format/truncateText';
import { localizeField, useLanguage, useTranslation } from '../../../../language';
import type { RowNoun } from './OptionRows';
import type { OptionValues } from '../questionValues';

/** The rows as entries of a select: their numbers and texts. */
export function useRowChoices(rows: readonly OptionValues[], noun: RowNoun): { value: string; label: string }[] {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  return rows.map((row, index) => {
    const name = t(`rows.${noun}.name`, { number: String(index + 1) });
    const text = truncateText(localizeField(row, 'text', language), 60);
    return { value: row.id, label: text ? `${index + 1}. ${text}` : name };
  });
}
