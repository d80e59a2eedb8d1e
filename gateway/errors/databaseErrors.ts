import { Prisma } from '../../prisma/generated/client';

/*
 * Which errors of the database are about the moment or about the input, by Prisma's own codes and those of PostgreSQL
 * and the sockets beneath.
 */

const connectionErrorCodes = new Set([
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037'],
  // Deadlocks and serialisation failures: of those in each other's way, one was sent back.
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

/** Too long, out of range or with a character that the database cannot hold: bad input that validation let pass. */
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

/** A row that is gone, or a foreign key to one: P2025 and P2003, and PostgreSQL's own codes for statements of ours. */
const missingRowCodes = new Set(['P2003', 'P2025', '23503', '23001']);

/** Whether the database could not be reached, hung up or is out of room; trying again later makes sense. */
export const isConnectionLost = (error: unknown): boolean =>
  errorCauses(error).some(
    (cause) =>
      [...errorCodes(cause)].some((code) => connectionErrorCodes.has(code) || connectionErrorKinds.has(code)) ||
      connectionErrorMessages.test(errorMessage(cause)),
  );

/** Whether the database refused a value as such. */
export const isInvalidValue = (error: unknown): boolean => hasPrismaErrorCode(error, invalidValueCodes);

/** Whether what a write is about, or what a row points to, is not there: deleted since it was read, unless the mistake is ours. */
export const isMissingRow = (error: unknown): boolean => hasPrismaErrorCode(error, missingRowCodes);

const hasPrismaErrorCode = (error: unknown, codes: ReadonlySet<string>): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  errorCauses(error).some((cause) => [...errorCodes(cause)].some((code) => codes.has(code)));

function errorCauses(error: unknown): object[] {
  const causes: object[] = [];
  for (let each = error; typeof each === 'object' && each !== null && causes.length < 8; each = innerCause(each))
    causes.push(each);
  return causes;
}

function innerCause(error: object): unknown {
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
