import type { z } from 'zod';
import { checked, Problem } from '../../schema/errors';

/**
 * The body as the row's schema makes it. A required text that is missing counts as an empty one, so that its own sentence
 * answers ('Invalid email address'), as it does under a form that was sent empty.
 * @throws Problem `malformedRequest` where there is no object, `invalidInput` with the first complaint of each field
 */
export function bodyAs(schema: z.ZodObject, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem('malformedRequest');
  const given = Object.entries(body).filter(([, value]) => value !== null);
  return checked(schema, { ...blank(schema), ...Object.fromEntries(given) });
}

const blank = ({ shape }: z.ZodObject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shape as Record<string, z.ZodType>)
      .filter(([, field]) => !field.safeParse(undefined).success)
      .map(([key]) => [key, '']),
  );
