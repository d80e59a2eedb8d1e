import type { BilingualText, PicturePlace, QuestionPicture } from '../../contract/grading/question';
import { builder } from '../../core/builder';
import { parseStoredText } from '../../richText/parseStoredText';
import type { SignText } from '../../uploads/lessonFiles';
import { AnswerVerdictType, QuestionKindType } from '../quizEnums';
import { listOptions } from './attemptIds';
import type { AttemptQuestion } from './attemptQuestions';
import type { AttemptReview } from './attemptReview';

/** Complexity of the parsed text of a question; one of an option is short. */
const textComplexity = { question: 20, option: 5 } as const;

/** A part of a question with what signs its files. */
type Signed<Part> = Part & { sign: SignText };

const signedWith =
  (sign: SignText) =>
  <Part>(part: Part): Signed<Part> => ({ ...part, sign });

type OptionData = Signed<BilingualText & { id: string }>;

const QuestionOptionType = builder.objectRef<OptionData>('QuestionOption').implement({
  description: 'An option, an item to put in order, a side of a pair, or a step.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Name of the option in responses of this attempt.' }),
    text: t.string({ description: 'English text.', resolve: ({ text, sign }) => sign(text) }),
    textAr: t.string({ description: 'Arabic text.', resolve: ({ textAr, sign }) => sign(textAr) }),
    textBlocks: t.field({
      type: 'RichTextBlocks',
      description: '`text`, parsed.',
      complexity: textComplexity.option,
      resolve: ({ text, sign }, _args, context) => parseStoredText(context, text, sign),
    }),
    textBlocksAr: t.field({
      type: 'RichTextBlocks',
      description: '`textAr`, parsed.',
      complexity: textComplexity.option,
      resolve: ({ textAr, sign }, _args, context) => parseStoredText(context, textAr, sign),
    }),
  }),
});

const QuestionPictureType = builder.objectRef<Signed<QuestionPicture>>('QuestionPicture').implement({
  description: 'The picture of a question that asks for a place.',
  fields: (t) => ({
    url: t.string({ description: 'Address, signed for the caller.', resolve: ({ url, sign }) => sign(url) }),
    alt: t.exposeString('alt', { description: 'Alternative text in English.' }),
    altAr: t.exposeString('altAr', { description: 'Alternative text in Arabic.' }),
  }),
});

const PicturePlaceType = builder.objectRef<PicturePlace>('PicturePlace').implement({
  description: 'A numbered mark on a picture.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Name of the place in responses of this attempt.' }),
    x: t.exposeFloat('x', { description: 'Percent of the width, from the left in both languages.' }),
    y: t.exposeFloat('y', { description: 'Percent of the height, from above.' }),
    text: t.exposeString('text', { description: 'English description for those who do not see the picture.' }),
    textAr: t.exposeString('textAr', { description: 'The same in Arabic.' }),
  }),
});

const AnswerNoteType = builder.objectRef<Signed<AttemptReview['notes'][number]>>('AnswerNote').implement({
  description: 'A note on an option that the learner has chosen.',
  fields: (t) => ({
    option: t.exposeString('option', { description: '`id` of the option or place.' }),
    text: t.string({ description: 'English note.', resolve: ({ text, sign }) => sign(text) }),
    textAr: t.string({ description: 'Arabic note.', resolve: ({ textAr, sign }) => sign(textAr) }),
    misconception: t.exposeString('misconception', {
      description: 'Name of the wrong idea behind the choice in English; blank for none.',
    }),
    misconceptionAr: t.exposeString('misconceptionAr', { description: 'The same in Arabic.' }),
    lessonId: t.exposeID('lessonId', {
      nullable: true,
      description: 'Key of the lesson that mends it; null for none.',
    }),
    second: t.exposeInt('second', { nullable: true, description: 'Second of its video; null for none.' }),
  }),
});

const AnswerReviewType = builder.objectRef<Signed<AttemptReview>>('AnswerReview').implement({
  description: 'What was right, after the end of an attempt and as far as the rule of the quiz allows it.',
  fields: (t) => ({
    verdict: t.expose('verdict', { type: AnswerVerdictType, description: 'Verdict on the answer.' }),
    numerator: t.exposeInt('numerator', { description: 'Numerator of the exact share of the points.' }),
    denominator: t.exposeInt('denominator', { description: 'Denominator of that share.' }),
    correctResponse: t.field({
      type: 'JSON',
      nullable: true,
      description: 'A response that is fully right, of the shape of `AttemptQuestion.response`.',
      resolve: ({ correctResponse }) => correctResponse,
    }),
    explanation: t.string({
      description: 'English explanation.',
      resolve: ({ explanation, sign }) => sign(explanation),
    }),
    explanationAr: t.string({
      description: 'Arabic explanation.',
      resolve: ({ explanationAr, sign }) => sign(explanationAr),
    }),
    explanationBlocks: t.field({
      type: 'RichTextBlocks',
      description: '`explanation`, parsed.',
      complexity: textComplexity.question,
      resolve: ({ explanation, sign }, _args, context) => parseStoredText(context, explanation, sign),
    }),
    explanationBlocksAr: t.field({
      type: 'RichTextBlocks',
      description: '`explanationAr`, parsed.',
      complexity: textComplexity.question,
      resolve: ({ explanationAr, sign }, _args, context) => parseStoredText(context, explanationAr, sign),
    }),
    isCredited: t.exposeBoolean('isCredited', {
      description:
        'True if the answer has more points than by the corrected key: they were given, or a pass keeps them.',
    }),
    notes: t.field({
      type: [AnswerNoteType],
      description: 'Notes on the chosen options.',
      complexity: { multiplier: 4 },
      resolve: ({ notes, sign }) => notes.map(signedWith(sign)),
    }),
  }),
});

export const AttemptQuestionType = builder.objectRef<AttemptQuestion>('AttemptQuestion').implement({
  description: 'A question of an attempt, with the latest answer.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Place in the attempt, from 1.' }),
    kind: t.expose('kind', { type: QuestionKindType, description: 'Kind of the question.' }),
    points: t.exposeInt('points', { description: 'Points of a fully right answer.' }),
    isCritical: t.exposeBoolean('isCritical', {
      description: 'True if the attempt fails without a fully right answer.',
    }),
    text: t.string({
      description: 'English text; blank if there is only the Arabic one.',
      resolve: ({ body, sign }) => sign(body.text),
    }),
    textAr: t.string({
      description: 'Arabic text; blank if there is only the English one.',
      resolve: ({ body, sign }) => sign(body.textAr),
    }),
    textBlocks: t.field({
      type: 'RichTextBlocks',
      description: '`text`, parsed.',
      complexity: textComplexity.question,
      resolve: ({ body, sign }, _args, context) => parseStoredText(context, body.text, sign),
    }),
    textBlocksAr: t.field({
      type: 'RichTextBlocks',
      description: '`textAr`, parsed.',
      complexity: textComplexity.question,
      resolve: ({ body, sign }, _args, context) => parseStoredText(context, body.textAr, sign),
    }),
    options: t.field({
      type: [QuestionOptionType],
      nullable: true,
      description: 'Options in the order of this attempt; null for kinds without.',
      complexity: { multiplier: 6 },
      resolve: ({ body, sign }) => ('options' in body ? listOptions(body).options.map(signedWith(sign)) : null),
    }),
    targets: t.field({
      type: [QuestionOptionType],
      nullable: true,
      description: 'What the options of a match belong to; null for other kinds.',
      complexity: { multiplier: 6 },
      resolve: ({ body, sign }) => ('targets' in body ? body.targets.map(signedWith(sign)) : null),
    }),
    units: t.stringList({
      nullable: true,
      description: 'Ids of the units that a number is offered with, in the order of all units; null for other kinds.',
      resolve: ({ body }) => ('units' in body ? [...body.units] : null),
    }),
    picture: t.field({
      type: QuestionPictureType,
      nullable: true,
      description: 'The picture of a hotspot; null for other kinds.',
      resolve: ({ body, sign }) => ('picture' in body ? signedWith(sign)(body.picture) : null),
    }),
    places: t.field({
      type: [PicturePlaceType],
      nullable: true,
      description: 'The places of a hotspot; null for other kinds.',
      complexity: { multiplier: 6 },
      resolve: ({ body }) => ('places' in body ? [...body.places] : null),
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
