import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { problems, type ProblemCode } from '../../schema/contract/problems';
import { TransportError } from './send';

export interface Failure {
  /** The HTTP status that the REST door would answer; none where nothing answered. */
  status: number | undefined;
  /** Which problem of the contract it is, where the schema said so. */
  problem: ProblemCode | undefined;
  /** What to tell the person, in their language. */
  message: string;
  /** Path of a field → its complaint (a sentence, or the key of one). */
  fields: Record<string, string>;
  /** The documented form, 'STATUS: MESSAGE' (spec.md section 8); the message alone where there is no status. */
  text: string;
}

/** Anything that a query or mutation may throw, as people are told about it. */
export function failureOf(error: unknown): Failure {
  const { status, problem, message, fields = {} } = described(error);
  return { status, problem, message, fields, text: status === undefined ? message : `${status}: ${message}` };
}

type Described = Pick<Failure, 'status' | 'message'> & Partial<Pick<Failure, 'problem' | 'fields'>>;

function described(error: unknown): Described {
  if (error instanceof TransportError) return error;
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { status, problem, fields } = (first?.extensions ?? {}) as Partial<Failure>;
    return {
      ...(problem && { problem }),
      status: status ?? problems.unexpected.status,
      message: first?.message ?? error.message,
      fields: fields ?? {},
    };
  }
  return { status: problems.unexpected.status, message: error instanceof Error ? error.message : String(error) };
}
