import { bounds } from '../../bounds';
import { urlField } from '../../validation/accounts/accounts';
import { messageKey, multilineText, singleLineText } from '../../validation/fields/textFields';
import { z } from '../../validation/fields/zod';
import type { QuestionKind } from './question';

/*
 * Drafts: what autosave stores. Sizes and types are judged, texts are cleaned, and what is missing has its default;
 * `parseQuestionContent` judges whether a question is complete.
 */

const { questions: limits } = bounds;

const wrongType = messageKey('wrongType');
const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item, wrongType).max(max, messageKey('tooMany')).default([]);

const bilingual = (max: number) => ({ text: multilineText(max).default(''), textAr: multilineText(max).default('') });

/** Id of an option; '' for one that is not chosen yet. */
const reference = z.string(wrongType).max(limits.idMax, messageKey('notAnOption'));
const optionId = z.string(wrongType).regex(/^[a-z0-9]{1,8}$/, messageKey('invalidOptionId'));
const optionFields = { id: optionId, ...bilingual(limits.optionMax) };
const optionList = listOf(z.object(optionFields, wrongType), limits.options.max);

const percentOfSide = z
  .number(messageKey('notANumber'))
  .min(0, messageKey('notANumber'))
  .max(100, messageKey('notANumber'));

const line = singleLineText(limits.lineMax).default('');

const statement = bilingual(limits.textMax);
const withOptions = z.object({ ...statement, options: optionList }, wrongType);

const bodySchemas = {
  single: withOptions,
  multiple: withOptions,
  boolean: z.object(statement, wrongType),
  number: z.object(
    { ...statement, units: listOf(z.string(wrongType).max(limits.lineMax, messageKey('unknownUnit')), limits.units) },
    wrongType,
  ),
  text: z.object(statement, wrongType),
  order: withOptions,
  match: z.object({ ...statement, options: optionList, targets: optionList }, wrongType),
  hotspot: z.object(
    {
      ...statement,
      picture: z
        .object({ url: urlField.default(''), alt: line, altAr: line }, wrongType)
        .default({ url: '', alt: '', altAr: '' }),
      places: listOf(z.object({ ...optionFields, x: percentOfSide, y: percentOfSide }, wrongType), limits.options.max),
    },
    wrongType,
  ),
  procedure: withOptions,
} satisfies Record<QuestionKind, z.ZodType>;

const isFatal = z.boolean(wrongType).default(false);
const step = reference.default('');
const optionalStep = reference.nullable().default(null);

const ruleSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('required'), isFatal, step }),
    z.object({ kind: z.literal('before'), isFatal, step, other: step }),
    z.object({ kind: z.literal('never'), isFatal, step, since: optionalStep, until: optionalStep }),
  ],
  wrongType,
);

const keySchemas = {
  single: z.object({ option: step }, wrongType),
  multiple: z.object(
    {
      options: listOf(reference, limits.options.max),
      scoring: z.enum(['partial', 'all'], wrongType).default('partial'),
    },
    wrongType,
  ),
  /** Null: not chosen yet. */
  boolean: z.object({ isTrue: z.boolean(wrongType).nullable().default(null) }, wrongType),
  /** Numbers as typed; the digits of a tolerance may be a text, too. */
  number: z.object(
    {
      value: singleLineText(limits.responseNumberMax).default(''),
      unit: z.string(wrongType).max(limits.lineMax, messageKey('unknownUnit')).nullable().default(null),
      tolerance: z
        .object(
          {
            kind: z.enum(['absolute', 'percent', 'digits'], wrongType),
            value: z.union(
              [z.number(wrongType).transform(String), singleLineText(limits.responseNumberMax)],
              wrongType,
            ),
          },
          wrongType,
        )
        .default({ kind: 'absolute', value: '0' }),
    },
    wrongType,
  ),
  text: z.object({ accepted: listOf(singleLineText(limits.responseTextMax), limits.accepted) }, wrongType),
  order: z.object({ options: listOf(reference, limits.options.max) }, wrongType),
  match: z.object(
    {
      targets: z
        .record(optionId, reference, wrongType)
        .refine((targets) => Object.keys(targets).length <= limits.options.max, messageKey('tooMany'))
        .default({}),
    },
    wrongType,
  ),
  hotspot: z.object({ places: listOf(reference, limits.options.max) }, wrongType),
  procedure: z.object({ rules: listOf(ruleSchema, limits.rules) }, wrongType),
} satisfies Record<QuestionKind, z.ZodType>;

const wholeNumber = (min: number, max: number) =>
  z
    .number(messageKey('notANumber'))
    .int(messageKey('notANumber'))
    .min(min, messageKey('notANumber'))
    .max(max, messageKey('notANumber'))
    .nullable()
    .default(null);

/** What a review tells, of all kinds of questions. */
export const questionFeedbackSchema = z.object(
  {
    explanation: multilineText(limits.textMax).default(''),
    explanationAr: multilineText(limits.textMax).default(''),
    notes: listOf(
      z.object(
        {
          option: reference,
          ...bilingual(limits.optionMax),
          misconception: line,
          misconceptionAr: line,
          lessonId: wholeNumber(1, bounds.id.max),
          second: wholeNumber(0, bounds.lessonPosition.max),
        },
        wrongType,
      ),
      limits.options.max,
    ),
  },
  wrongType,
);

/** Body of a draft; `{}` is an empty one. */
export const questionBodySchema = <Kind extends QuestionKind>(kind: Kind): (typeof bodySchemas)[Kind] =>
  bodySchemas[kind];

/** Answer key of a draft; `{}` is an empty one. */
export const questionKeySchema = <Kind extends QuestionKind>(kind: Kind): (typeof keySchemas)[Kind] => keySchemas[kind];

export type QuestionDraftBodies = { [Kind in QuestionKind]: z.output<(typeof bodySchemas)[Kind]> };
export type QuestionDraftKeys = { [Kind in QuestionKind]: z.output<(typeof keySchemas)[Kind]> };
