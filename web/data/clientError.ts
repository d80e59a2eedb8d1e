import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { problems, type ProblemCode } from '../../schema/contract/problems/problems';
import { TransportError } from './transport';

export interface ClientError {
  /** The HTTP status that the REST door would answer; none where nothing answered. */
  status: number | undefined;
  /** Which problem of the contract it is, where the schema said so. */
  problem: ProblemCode | undefined;
  /** What to tell the person, in their language. */
  message: string;
  /** Path of a field → its complaint (a sentence, or the key of one). */
  fields: Record<string, string>;
  /** The documented form, 'STATUS: MESSAGE' (spec.md section 8); the message alone where there is no status. */
  messageWithStatus: string;
}

/** Anything that a query or mutation may throw, as people are told about it. */
export function toClientError(error: unknown): ClientError {
  const { status, problem, message, fields = {} } = describeError(error);
  return {
    status,
    problem,
    message,
    fields,
    messageWithStatus: status === undefined ? message : `${status}: ${message}`,
  };
}

type ErrorDescription = Pick<ClientError, 'status' | 'message'> & Partial<Pick<ClientError, 'problem' | 'fields'>>;

function describeError(error: unknown): ErrorDescription {
  if (error instanceof TransportError) return error;
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { status, problem, fields } = (first?.extensions ?? {}) as Partial<ClientError>;
    return {
      ...(problem && { problem }),
      status: status ?? problems.unexpected.status,
      message: first?.message ?? error.message,
      fields: fields ?? {},
    };
  }
  return { status: problems.unexpected.status, message: error instanceof Error ? error.message : String(error) };
}
