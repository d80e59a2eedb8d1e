import { bounds } from '../../bounds';
import { lineCleanedBy, messageKey, singleLineText } from '../../validation/fields/textFields';
import { z } from '../../validation/fields/zod';
import type { QuestionBodies, QuestionKind, QuestionOption, QuestionResponses } from './question';

const { questions: limits } = bounds;
const wrongType = messageKey('wrongType');

const idOf = (options: readonly QuestionOption[]) => {
  const ids = new Set(options.map(({ id }) => id));
  return z.string(wrongType).refine((id) => ids.has(id), messageKey('notAnOption'));
};

/** Ids of options, each at most once. */
const idsOf = (options: readonly QuestionOption[]) =>
  z
    .array(idOf(options), wrongType)
    .max(options.length, messageKey('repeatedOption'))
    .refine((ids) => new Set(ids).size === ids.length, messageKey('repeatedOption'));

const refuseForeign = (options: readonly QuestionOption[]) => (targets: object, ctx: z.core.$RefinementCtx) => {
  for (const option of Object.keys(targets))
    if (options.every(({ id }) => id !== option))
      ctx.addIssue({ code: 'custom', path: [option], message: messageKey('notAnOption') });
};

/** Stored as typed, beside what it was understood as; validation refuses overrides of direction, so they go. */
const typedNumber = lineCleanedBy((text) => text.replace(/[\u202D\u202E]/g, '').trim(), limits.responseNumberMax);

const schemas: { [Kind in QuestionKind]: (body: QuestionBodies[Kind]) => z.ZodType<QuestionResponses[Kind]> } = {
  single: ({ options }) => z.strictObject({ option: idOf(options) }, wrongType),
  multiple: ({ options }) => z.strictObject({ options: idsOf(options) }, wrongType),
  boolean: () => z.strictObject({ isTrue: z.boolean(wrongType) }, wrongType),
  number: ({ units }) =>
    z.strictObject(
      {
        text: typedNumber,
        unit: z
          .string(wrongType)
          .refine((unit) => units.includes(unit), messageKey('unitNotOffered'))
          .nullable()
          .default(null),
        reading: z.enum(['decimal', 'grouped'], wrongType).nullable().default(null),
      },
      wrongType,
    ),
  text: () => z.strictObject({ text: singleLineText(limits.responseTextMax) }, wrongType),
  order: ({ options }) => z.strictObject({ options: idsOf(options) }, wrongType),
  match: ({ options, targets }) =>
    z.strictObject(
      { targets: z.record(z.string(), idOf(targets), wrongType).superRefine(refuseForeign(options)) },
      wrongType,
    ),
  hotspot: ({ places }) => z.strictObject({ place: idOf(places) }, wrongType),
  procedure: ({ options }) => z.strictObject({ steps: idsOf(options) }, wrongType),
};

/**
 * Whether a response fits its question: known options, each once, texts within their bounds. `unit` and `reading` of a number may
 * be absent. No answer is null in place of a response, which this schema refuses.
 */
export const responseSchema = <Kind extends QuestionKind>(
  kind: Kind,
  body: QuestionBodies[Kind],
): z.ZodType<QuestionResponses[Kind]> => schemas[kind](body);
