import type { z } from 'zod';
import { Prisma } from '../../prisma/generated/client';
import { problems, type ProblemCode } from '../contract/problems/problems';
import type { ValidationMessageKey } from '../contract/problems/validationMessages';

interface ProblemDetails {
  /** Path of an input field ("email", "lessons.0.title") → message key. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** `tooManyAttempts` of all who share the client's address. */
  isOfNetwork?: boolean;
  cause?: unknown;
}

/** An expected error with a reason for the client; the gateway translates it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;
  readonly isOfNetwork: boolean;

  constructor(
    readonly code: ProblemCode,
    { fields = {}, retryAfterSeconds, isOfNetwork = false, cause }: ProblemDetails = {},
  ) {
    super(problems[code].text.en, { cause });
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.isOfNetwork = isOfNetwork;
  }
}

/**
 * Parses an input with its zod schema.
 * @throws Problem `invalidInput` with the first message of each field
 */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw new Problem('invalidInput', { fields });
}

/**
 * For `.catch()` after a write: maps violations of unique keys, by key name, to problems of a field. The database detects
 * duplicates, so that concurrent writes cannot both succeed.
 */
export const onUniqueViolation =
  (mapping: Record<string, { code: ProblemCode; field: string }>) =>
  (error: unknown): never => {
    const match = Object.entries(mapping).find(([key]) => isUniqueViolation(error, key))?.[1];
    throw match ? new Problem(match.code, { fields: { [match.field]: match.code }, cause: error }) : error;
  };

/** For `.catch()` after a write: maps violated constraints, by constraint name, to problems. */
export const onConstraintViolation =
  (
    mapping: Record<
      string,
      ProblemCode | { code: ProblemCode; fields: Record<string, ValidationMessageKey | ProblemCode> }
    >,
  ) =>
  (error: unknown): never => {
    const match = Object.entries(mapping).find(([name]) => constraintMessage(error).includes(name))?.[1];
    if (!match) throw error;
    const { code, fields } = typeof match === 'string' ? { code: match, fields: {} } : match;
    throw new Problem(code, { fields, cause: error });
  };

/** On create, null is treated like a missing field. */
export const omitNullish = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));

/** The name of the violated constraint, or the database's message, which contains it. */
function constraintMessage(error: unknown): string {
  // A statement that ran without Prisma fails with the driver's error.
  if (error instanceof Error && 'constraint' in error) return String(error.constraint);
  const { driverAdapterError } = (error instanceof Prisma.PrismaClientKnownRequestError && error.meta) || {};
  const { cause } = (driverAdapterError ?? {}) as { cause?: { originalMessage?: string } };
  return cause?.originalMessage ?? '';
}

/** @param key name of the unique key */
export function isUniqueViolation(error: unknown, key: string): boolean {
  return hasPrismaErrorCode(error, 'P2002') && JSON.stringify(error.meta ?? {}).includes(key);
}

function hasPrismaErrorCode(error: unknown, code: string): error is Prisma.PrismaClientKnownRequestError {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;
}
