import { builder } from '../../../core/builder';
import { AnswerReviewType } from '../review/answerReviewType';
import { AskedQuestionType, signedWith } from './askedQuestion';
import type { AttemptQuestion } from './attemptQuestions';

export const AttemptQuestionType = builder.objectRef<AttemptQuestion>('AttemptQuestion').implement({
  description: 'A question of an attempt, with the latest answer.',
  interfaces: [AskedQuestionType],
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Place in the attempt, from 1.' }),
    points: t.exposeInt('points', { description: 'Points of a fully right answer.' }),
    isCritical: t.exposeBoolean('isCritical', {
      description: 'True if the attempt fails without a fully right answer.',
    }),
  }),
});

/** The answer, and its review. */
builder.objectFields(AttemptQuestionType, (t) => ({
  response: t.field({
    type: 'JSON',
    nullable: true,
    description:
      'The answer that counts, the latest one that was saved in time or accepted afterwards: `{option}`, `{options}`, `{isTrue}`, `{text, unit, reading}`, `{text}`, `{options}`, `{targets}`, `{place}` or `{steps}`, in the order of `QuestionKind`. Null for none.',
    resolve: ({ response }) => response,
  }),
  seq: t.exposeInt('seq', { description: 'Number of the latest save; 0 for none.' }),
  savedAt: t.expose('savedAt', { type: 'DateTime', nullable: true, description: 'Time of the latest save.' }),
  lateResponse: t.field({
    type: 'JSON',
    nullable: true,
    description: 'An answer after the deadline that does not count, of the shape of `response`; null for none.',
    resolve: ({ lateResponse }) => lateResponse,
  }),
  lateSavedAt: t.expose('lateSavedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Time of the latest save after the deadline; null for none that does not count.',
  }),
  correctedAt: t.expose('correctedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Time at which the answer was marked by a correction, whose question is shown; null otherwise.',
  }),
  review: t.field({
    type: AnswerReviewType,
    nullable: true,
    description: 'What was right; null while it is not revealed.',
    resolve: ({ review, sign }) => review && signedWith(sign)(review),
  }),
}));
