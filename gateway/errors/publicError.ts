import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Language } from '../../schema/contract/languages';
import {
  graphqlErrorCode,
  networkLimitText,
  problems,
  tooManyAttemptsText,
  type ProblemCode,
} from '../../schema/contract/problems/problems';
import { formatValidationMessage, type ValidationMessageKey } from '../../schema/contract/problems/validationMessages';
import { Problem } from '../../schema/core/problem';
import { Prisma } from '../../prisma/generated/client';
import { isDriverError } from '../../prisma/directConnection';

/** An error as it is sent to the caller, the same for GraphQL and REST. */
export interface PublicError {
  status: number;
  /** `extensions.code` of GraphQL. */
  code: string;
  problem: ProblemCode;
  /** In the caller's language: the first validation message, or the title. */
  message: string;
  title: string;
  /** Path of an input field → validation message. */
  fields: Record<string, string>;
  retryAfterSeconds: number | undefined;
  /** Level of the log entry; undefined: expected errors are not logged. */
  logLevel: 'error' | 'warn' | undefined;
}

/** Converts any error; unexpected errors become the problem `unexpected` without details. */
export function toPublicError(error: unknown, language: Language): PublicError {
  const problem = toProblem(error);
  const { code, fields: messageKeys, retryAfterSeconds, cause } = problem;
  const fields = Object.fromEntries(
    Object.entries(messageKeys).map(([path, key]) => [path, fieldMessage(key, language)]),
  );
  const title = problemText(problem)[language];
  return {
    status: problems[code].status,
    code: graphqlErrorCode(code),
    problem: code,
    message: namesFields.has(code) ? (firstFieldMessage(messageKeys, fields) ?? title) : title,
    title,
    fields,
    retryAfterSeconds,
    logLevel: logLevelFor(code, cause),
  };
}

/** Problems whose title says less than the message of their field. */
const namesFields: ReadonlySet<ProblemCode> = new Set(['invalidInput', 'quizLacksQuestions']);

/** Says how long to wait, up to an hour. */
function problemText({ code, retryAfterSeconds = Infinity, isOfNetwork }: Problem): Record<Language, string> {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (code !== 'tooManyAttempts') return problems[code].text;
  if (isOfNetwork) return networkLimitText(minutes <= 60 ? minutes : undefined);
  return minutes <= 60 ? tooManyAttemptsText(minutes) : problems[code].text;
}

/** Body of a GraphQL response to a request that was refused before execution. */
export const errorBody = ({ message, ...report }: PublicError): { errors: GraphQLFormattedError[] } => ({
  errors: [{ message, extensions: errorExtensions({ message, ...report }) }],
});

export const errorExtensions = ({ code, status, problem, fields }: PublicError) => ({
  code,
  status,
  problem,
  ...(Object.keys(fields).length > 0 && { fields }),
});

function logLevelFor(code: ProblemCode, cause: unknown): PublicError['logLevel'] {
  if (code === 'unexpected') return 'error';
  if (code === 'unavailable') return 'warn';
  return code === 'conflict' && isMissingRow(cause) ? 'warn' : undefined;
}

/** The problem of an error, unwrapped from GraphQL and Prisma errors. */
function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof GraphQLError && error.originalError) return toProblem(error.originalError);
  if (isConnectionLost(error)) return new Problem('unavailable', { retryAfterSeconds: 5, cause: error });
  if (isFileSystemFull(error)) return new Problem('unavailable', { retryAfterSeconds: 60, cause: error });
  const refusedUpload = findRefusedUpload(error);
  if (refusedUpload) return new Problem('invalidInput', { fields: refusedUpload, cause: error });
  if (isInvalidValue(error)) return new Problem('invalidInput', { cause: error });
  // Usually deleted concurrently; logged as a warning, since it may also be a bug.
  if (isMissingRow(error)) return new Problem('conflict', { cause: error });
  return fromBodyParserError(error) ?? new Problem('unexpected', { cause: error });
}

/** Express and its parsers set the HTTP status on their errors. */
function fromBodyParserError(error: unknown): Problem | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  const code = ({ 413: 'tooLarge', 415: 'notJson', 416: 'rangeNotSatisfiable' } as const)[status] ?? 'malformedRequest';
  return new Problem(code, { cause: error });
}

/** Keys are validation messages, or problem codes if a write was rejected because of one field. */
const fieldMessage = (key: string, language: Language): string =>
  key in problems ? problems[key as ProblemCode].text[language] : formatValidationMessage(key, language);

/** Messages that do not name their field; sent alone they are prefixed with its path. */
const genericMessages = new Set([
  ...['wrongType', 'required', 'notANumber', 'unreadableAmount', 'tooLong', 'tooMany'],
  ...['invalidCharacters', 'invalidCharactersInLine', 'lineBreak'],
]);

function firstFieldMessage(keys: Record<string, string>, texts: Record<string, string>): string | undefined {
  const [path, key] = Object.entries(keys)[0] ?? [];
  if (path === undefined || key === undefined) return undefined;
  const [name = ''] = key.split('|');
  return genericMessages.has(name) && path ? `${path}: ${texts[path]}` : texts[path];
}

/* Classifies database errors by the codes of Prisma, PostgreSQL and Node's sockets. */

const connectionErrorCodes = new Set([
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037'],
  // Deadlocks and serialization failures: one of the transactions was rolled back.
  ...['40001', '40P01'],
  ...[
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '53100',
    '53200',
    '53300',
    '53400',
    '58030',
    '08000',
    '08001',
    '08003',
    '08004',
    '08006',
  ],
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'ENOENT', 'EAI_AGAIN'],
]);
const connectionErrorKinds = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
]);
const connectionErrorMessages =
  /^(Connection terminated|timeout (exceeded|expired)|Client has encountered a connection error|Cannot use a pool)/;

/** Too long, out of range or with an unsupported character: invalid input that validation accepted. */
const invalidValueCodes = new Set([
  'P2000',
  'P2007',
  'P2020',
  'P2033',
  '22003',
  '22007',
  '22008',
  '22021',
  '22P02',
  '22P05',
]);

/** A missing row or a foreign key to one: P2025 and P2003, and PostgreSQL's codes for raw statements. */
const missingRowCodes = new Set(['P2003', 'P2025', '23503', '23001']);

/** Whether the database is unreachable, closed the connection or is out of resources; a retry may succeed. */
const isConnectionLost = (error: unknown): boolean =>
  errorCauses(error).some(
    (cause) =>
      [...errorCodes(cause)].some((code) => connectionErrorCodes.has(code) || connectionErrorKinds.has(code)) ||
      connectionErrorMessages.test(errorMessage(cause)),
  );

const fileSystemErrorCodes = new Set(['ENOSPC', 'EROFS', 'EDQUOT', 'EIO']);

/** Whether the disk is full, read-only or broken. */
export const isFileSystemFull = (error: unknown): boolean =>
  errorCauses(error).some((cause) => [...errorCodes(cause)].some((code) => fileSystemErrorCodes.has(code)));

const isInvalidValue = (error: unknown): boolean => hasDatabaseErrorCode(error, invalidValueCodes);

/** Whether a row of a write or of its foreign keys does not exist, usually because it was deleted concurrently. */
const isMissingRow = (error: unknown): boolean => hasDatabaseErrorCode(error, missingRowCodes);

const uploadMessages: Readonly<Record<string, ValidationMessageKey>> = {
  upload_kind: 'uploadOfOtherKind',
  upload_missing: 'uploadMissing',
};

/** The column that names a file of another kind or a missing one, and its message: the trigger `check_upload_kind` raises this error. */
function findRefusedUpload(error: unknown): Record<string, ValidationMessageKey> | undefined {
  for (const cause of errorCauses(error)) {
    const [, reason = '', field = ''] = /(upload_\w+):(\w+)/.exec(errorMessage(cause)) ?? [];
    const message = uploadMessages[reason];
    if (message) return { [field]: message };
  }
  return undefined;
}

const hasDatabaseErrorCode = (error: unknown, codes: ReadonlySet<string>): boolean =>
  // Statements that run without Prisma fail with the driver's error.
  (error instanceof Prisma.PrismaClientKnownRequestError || isDriverError(error)) &&
  errorCauses(error).some((cause) => [...errorCodes(cause)].some((code) => codes.has(code)));

function errorCauses(error: unknown): object[] {
  const causes: object[] = [];
  for (let each = error; typeof each === 'object' && each !== null && causes.length < 8; each = nestedCause(each))
    causes.push(each);
  return causes;
}

function nestedCause(error: object): unknown {
  const { cause, meta } = error as { cause?: unknown; meta?: { driverAdapterError?: unknown } };
  return cause ?? meta?.driverAdapterError;
}

function errorCodes(error: object): Set<string> {
  const { code, errorCode, originalCode, kind } = error as Record<string, unknown>;
  return new Set([code, errorCode, originalCode, kind].filter((value) => typeof value === 'string'));
}

const errorMessage = (error: object): string => {
  const { message } = error as { message?: unknown };
  return typeof message === 'string' ? message : '';
};
