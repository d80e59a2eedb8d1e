import type { z } from 'zod';
import { Prisma } from '../../prisma/generated/client';
import { problems, type ProblemCode } from '../contract/problems/problems';
import type { ValidationMessageKey } from '../contract/problems/validationMessages';

interface ProblemDetails {
  /** Path of a field of the input ("email", "lessons.0.title") → sentence key. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Something that went wrong for a reason the caller can be told; the gateway says it in the caller's language. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ProblemCode,
    { fields = {}, retryAfterSeconds, cause }: ProblemDetails = {},
  ) {
    super(problems[code].text.en, { cause });
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * The input as its zod schema makes it.
 * @throws Problem `invalidInput` with the first complaint of each field.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('..')] ??= issue.message;
  throw new Problem('invalidInput', { fields });
}

/**
 * For `.catch()` behind a write: the violation of a unique key becomes the problem that the key's name stands for, on
 * the field it is about. The database is the judge of duplicates, so that races end right.
 */
export const onUniqueViolation =
  (meanings: Record<string, { code: ProblemCode; field: string }>) =>
  (error: unknown): never => {
    const meaning = Object.entries(meanings).find(([key]) => isUniqueViolation(error, key))?.[1];
    throw meaning ? new Problem(meaning.code, { fields: { [meaning.field]: meaning.code }, cause: error }) : error;
  };

/**
 * For `.catch()` behind a write: a constraint of the database that refused it becomes the problem that its name stands
 * for, on the field it is about where it is about one.
 */
export const onConstraintViolation =
  (
    meanings: Record<
      string,
      ProblemCode | { code: ProblemCode; fields: Record<string, ValidationMessageKey | ProblemCode> }
    >,
  ) =>
  (error: unknown): never => {
    const meaning = Object.entries(meanings).find(([name]) => constraintMessage(error).includes(name))?.[1];
    if (!meaning) throw error;
    const { code, fields } = typeof meaning === 'string' ? { code: meaning, fields: {} } : meaning;
    throw new Problem(code, { fields, cause: error });
  };

/** For `.catch()` behind a write of one row: that it is gone becomes this problem. */
export const onMissingRow =
  (code: ProblemCode) =>
  (error: unknown): never => {
    throw hasPrismaErrorCode(error, 'P2025') ? new Problem(code, { cause: error }) : error;
  };

/** An input without its nulls: for what is made anew, a field that is null is as absent as one that is left out. */
export const omitNullish = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));

/** What the database said of a check or foreign key that a write has met, in its own language; it names the constraint. */
function constraintMessage(error: unknown): string {
  const { driverAdapterError } = (error instanceof Prisma.PrismaClientKnownRequestError && error.meta) || {};
  const { cause } = (driverAdapterError ?? {}) as { cause?: { originalMessage?: string } };
  return cause?.originalMessage ?? '';
}

function isUniqueViolation(error: unknown, key: string): boolean {
  return hasPrismaErrorCode(error, 'P2002') && JSON.stringify(error.meta ?? {}).includes(key);
}

function hasPrismaErrorCode(error: unknown, code: string): error is Prisma.PrismaClientKnownRequestError {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;
}
