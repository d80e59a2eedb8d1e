import { builder } from '../../../core/builder';
import { parseStoredText } from '../../../richText/parseStoredText';
import { AnswerVerdictType } from '../../quizEnums';
import { signedWith, textComplexity, type Signed } from '../questions/askedQuestion';
import type { AttemptReview } from './attemptReview';

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

export const AnswerReviewType = builder.objectRef<Signed<AttemptReview>>('AnswerReview').implement({
  description:
    'What was right: after the end of an attempt as far as the rule of the quiz allows it, and after a practiced answer.',
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
