import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { problems } from '../../schema/contract/problems';
import { TransportError } from './send';

export interface Failure {
  /** The HTTP status that the REST door would answer; none where nothing answered. */
  status: number | undefined;
  /** What to tell the person, in their language. */
  message: string;
  /** Path of a field → its complaint (a sentence, or the key of one). */
  fields: Record<string, string>;
  /** The documented form, 'STATUS: MESSAGE' (spec.md section 8); the message alone where there is no status. */
  text: string;
}

/** Anything that a query or mutation may throw, as people are told about it. */
export function failureOf(error: unknown): Failure {
  const { status, message, fields = {} } = described(error);
  return { status, message, fields, text: status === undefined ? message : `${status}: ${message}` };
}

function described(error: unknown): { status: number | undefined; message: string; fields?: Record<string, string> } {
  if (error instanceof TransportError) return error;
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { status, fields } = (first?.extensions ?? {}) as { status?: number; fields?: Record<string, string> };
    return {
      status: status ?? problems.unexpected.status,
      message: first?.message ?? error.message,
      fields: fields ?? {},
    };
  }
  return { status: problems.unexpected.status, message: error instanceof Error ? error.message : String(error) };
}
