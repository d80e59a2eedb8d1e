import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureStatuses } from '../../../schema/contract/problems/failureStatuses';
import type { ProblemCode } from '../../../schema/contract/problems/problems';
import { TransportError } from '../apollo/transport';

export interface ClientError {
  /** HTTP status that the REST API would return; undefined without a response. */
  status: number | undefined;
  problem: ProblemCode | undefined;
  message: string;
  /** Field path → error message or message key. */
  fields: Record<string, string>;
  /** 'STATUS: MESSAGE', or the message alone without a status. */
  messageWithStatus: string;
}

/** Accepts anything that a query or mutation may throw. */
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
      status: status ?? failureStatuses.unexpected,
      message: first?.message ?? error.message,
      fields: fields ?? {},
    };
  }
  return { status: failureStatuses.unexpected, message: error instanceof Error ? error.message : String(error) };
}
