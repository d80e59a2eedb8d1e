import type { z } from 'zod';
import type { DraftPolicy, ValidationMessages } from './draft';

type SchemaShape = Readonly<Record<string, z.ZodType>>;

/** Compares and validates each field with its own zod schema. */
export const createSchemaPolicy = (
  shape: SchemaShape,
): Pick<DraftPolicy<object>, 'validate'> & {
  equals(field: string, a: unknown, b: unknown): boolean;
} => ({
  equals: (field, a, b) => {
    if (JSON.stringify(normalizeText(a)) === JSON.stringify(normalizeText(b))) return true;
    const [first, second] = [shape[field]?.safeParse(a), shape[field]?.safeParse(b)];
    return (
      first?.success === true && second?.success === true && JSON.stringify(first.data) === JSON.stringify(second.data)
    );
  },
  validate: (changes) => {
    const messages: Record<string, string> = {};
    for (const [field, value] of Object.entries(changes)) validateField(shape, field, value, messages);
    return messages satisfies ValidationMessages;
  },
});

/** Adds the first message of each path. */
function validateField(shape: SchemaShape, field: string, value: unknown, messages: Record<string, string>): void {
  for (const { path, message } of shape[field]?.safeParse(value).error?.issues ?? [])
    messages[[field, ...path].join('.')] ??= message;
}

const normalizeText = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value;
