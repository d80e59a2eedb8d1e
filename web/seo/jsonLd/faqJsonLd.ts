import { markdownToPlainText } from '../../../schema/contract/text/markdownText';
import { localizeField } from '../../language/formatters';
import type { SeoContext } from '../seoContext';
import type { JsonLdObject } from './jsonLdObject';

export interface JsonLdFaq {
  question: string;
  questionAr: string;
  answer: string;
  answerAr: string;
}

export const createFaqJsonLd = ({ language }: SeoContext, questions: readonly JsonLdFaq[]): JsonLdObject => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questions.map((question) => ({
    '@type': 'Question',
    name: localizeField(question, 'question', language),
    acceptedAnswer: { '@type': 'Answer', text: markdownToPlainText(localizeField(question, 'answer', language)) },
  })),
});
