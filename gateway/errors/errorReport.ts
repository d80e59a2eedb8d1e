import { GraphQLError } from 'graphql';
import type { Language } from '../../schema/contract/languages';
import { graphqlErrorCode, problems, type ProblemCode } from '../../schema/contract/problems/problems';
import { formatValidationMessage } from '../../schema/contract/problems/validationMessages';
import { Problem } from '../../schema/core/errors';
import { isConnectionLost, isMissingRow, isInvalidValue } from './databaseErrors';

/** What a caller is told of something that went wrong; both doors say the same. */
export interface ErrorReport {
  status: number;
  /** `extensions.code` of GraphQL. */
  code: string;
  problem: ProblemCode;
  /** In the caller's language: the first field's complaint, or what the problem is called. */
  message: string;
  /** What the problem is called, without its details. */
  title: string;
  /** Path of a field of the input → its complaint. */
  fields: Record<string, string>;
  retryAfterSeconds: number | undefined;
  /** How loud the log tells of it; undefined: not at all, its writer foresaw it. */
  logLevel: 'error' | 'warn' | undefined;
}

/** Any error as its caller hears it; what we did not foresee becomes 'unexpected' and tells nothing of itself. */
export function toErrorReport(error: unknown, language: Language): ErrorReport {
  const { code, fields: complaints, retryAfterSeconds, cause } = toProblem(error);
  const fields = Object.fromEntries(
    Object.entries(complaints).map(([path, key]) => [path, fieldMessage(key, language)]),
  );
  const title = problems[code].text[language];
  return {
    status: problems[code].status,
    code: graphqlErrorCode(code),
    problem: code,
    message: code === 'invalidInput' ? (firstFieldMessage(complaints, fields) ?? title) : title,
    title,
    fields,
    retryAfterSeconds,
    logLevel: logLevelFor(code, cause),
  };
}

function logLevelFor(code: ProblemCode, cause: unknown): ErrorReport['logLevel'] {
  if (code === 'unexpected') return 'error';
  return code === 'conflict' && isMissingRow(cause) ? 'warn' : undefined;
}

/** The problem behind an error, wherever the layers have wrapped it. */
function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof GraphQLError && error.originalError) return toProblem(error.originalError);
  if (isConnectionLost(error)) return new Problem('unavailable', { retryAfterSeconds: 5, cause: error });
  if (isInvalidValue(error)) return new Problem('invalidInput', { cause: error });
  // Somebody has deleted it meanwhile; where nobody has, the mistake is ours, and the log shows it.
  if (isMissingRow(error)) return new Problem('conflict', { cause: error });
  return fromBodyParserError(error) ?? new Problem('unexpected', { cause: error });
}

/** Express and its parsers mark errors with the status they would answer. */
function fromBodyParserError(error: unknown): Problem | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  const code = ({ 413: 'tooLarge', 415: 'notJson', 416: 'rangeNotSatisfiable' } as const)[status] ?? 'malformedRequest';
  return new Problem(code, { cause: error });
}

/** Keys are those of sentences, or a problem's own where a write was refused because of one field. */
const fieldMessage = (key: string, language: Language): string =>
  key in problems ? problems[key as ProblemCode].text[language] : formatValidationMessage(key, language);

/** Complaints that could be about any field: alone they would leave their reader guessing. */
const genericMessages = new Set(['wrongType', 'required', 'notANumber', 'tooLong', 'tooMany', 'invalidCharacters']);

function firstFieldMessage(keys: Record<string, string>, texts: Record<string, string>): string | undefined {
  const [path, key] = Object.entries(keys)[0] ?? [];
  if (path === undefined || key === undefined) return undefined;
  return genericMessages.has(key) && path ? `${path}: ${texts[path]}` : texts[path];
}
