import type { TFunction } from 'i18next';
import { truncateText } from '../../../../schema/contract/text/format/truncateText';
import { localizeFieldWithLang, type Language } from '../../../language';
import type { QuestionValues } from '../questionForm/questionValues';

/** Signs of rich texts, which a line of a list has no room for. */
const marksPattern = /[*_`#>$]+|^\s*[-+]\s/g;

/** The beginning of a question in the page's language, or in the other one, without marks; blank for a blank text. */
export function firstLine(values: Pick<QuestionValues, 'text' | 'textAr'>, language: Language) {
  const { text, ...languageProps } = localizeFieldWithLang(values, 'text', language);
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  return { text: truncateText(line.replace(marksPattern, '').trim(), 120), ...languageProps };
}

/** A question in a sentence: its first words, or its kind while it has none. */
export const nameQuestion = (values: QuestionValues, language: Language, t: TFunction<'quizEditor'>): string =>
  truncateText(firstLine(values, language).text, 40) || t(`kinds.${values.kind}`);
