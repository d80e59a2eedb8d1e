import type { z } from 'zod';
import { dateTimeField } from '../../schema/contract/validation/fields/numberFields';
import { validate, Problem } from '../../schema/core/problem';

/** Field of a PUT body for the optimistic lock: `updatedAt` of the state that was edited. */
export const optimisticLock = { updatedAt: dateTimeField.optional() };

/**
 * Validates a body. A missing required text counts as empty, so that its own message is returned ('Invalid email
 * address').
 * @param prepare rewrites a body to the fields of the schema
 * @throws Problem `malformedRequest` for a body that is no object, `invalidInput` with the first message of each field
 */
export function parseBody(schema: z.ZodObject, received: unknown, prepare = (body: object) => body): unknown {
  if (typeof received !== 'object' || received === null || Array.isArray(received))
    throw new Problem('malformedRequest');
  const body = prepare(received);
  if (isPartialSchema(schema)) return validate(schema, body);
  const presentFields = Object.entries(body).filter(([, value]) => value !== null);
  return validate(schema, { ...blankRequiredFields(schema), ...Object.fromEntries(presentFields) });
}

/** In an update, absent fields stay unchanged, and null clears an optional field. */
const isPartialSchema = ({ shape }: z.ZodObject): boolean =>
  Object.values(shape as Record<string, z.ZodType>).every((field) => field.safeParse(undefined).success);

const blankRequiredFields = ({ shape }: z.ZodObject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shape as Record<string, z.ZodType>)
      .filter(([, field]) => !field.safeParse(undefined).success)
      .map(([key]) => [key, '']),
  );
