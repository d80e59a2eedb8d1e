import type { z } from 'zod';
import { dateTimeField } from '../../schema/contract/validation/numberFields';
import { validate, Problem } from '../../schema/core/errors';

/** Beside the changes in the body of a PUT: when the state that was edited had last changed, where the caller has it. */
export const optimisticLock = { updatedAt: dateTimeField.optional() };

/**
 * The body as the row's schema makes it. A required text that is missing counts as an empty one, so that its own sentence
 * answers ('Invalid email address'), as it does under a form that was sent empty.
 * @throws Problem `malformedRequest` where there is no object, `invalidInput` with the first complaint of each field
 */
export function parseBody(schema: z.ZodObject, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem('malformedRequest');
  if (isPartialSchema(schema)) return validate(schema, body);
  const given = Object.entries(body).filter(([, value]) => value !== null);
  return validate(schema, { ...blankRequiredFields(schema), ...Object.fromEntries(given) });
}

/** Of a change, absent fields stay as they are, and null empties a field that may be empty. */
const isPartialSchema = ({ shape }: z.ZodObject): boolean =>
  Object.values(shape as Record<string, z.ZodType>).every((field) => field.safeParse(undefined).success);

const blankRequiredFields = ({ shape }: z.ZodObject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shape as Record<string, z.ZodType>)
      .filter(([, field]) => !field.safeParse(undefined).success)
      .map(([key]) => [key, '']),
  );
