import { plainText } from '../../schema/contract/plain';
import { inLanguage } from '../language/formats';
import type { Site } from './site';
import type { Thing } from './thing';

/** A question in both languages, with its answer. */
export interface Question {
  question: string;
  questionAr: string;
  answer: string;
  answerAr: string;
}

/** Questions with their answers, as a page shows them. */
export const questionsThing = ({ language }: Site, questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questions.map((question) => ({
    '@type': 'Question',
    name: inLanguage(question, 'question', language),
    acceptedAnswer: { '@type': 'Answer', text: plainText(inLanguage(question, 'answer', language)) },
  })),
});
