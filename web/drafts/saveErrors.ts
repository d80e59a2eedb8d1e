import { failureStatuses } from '../../schema/contract/problems/failureStatuses';
import type { ProblemCode } from '../../schema/contract/problems/problems';
import { rootField, markRejected, type ValidationMessages, type Draft } from './draftModel';

export interface SaveError {
  /** HTTP status; undefined without a response. */
  status: number | undefined;
  problem?: ProblemCode | undefined;
  fields: ValidationMessages;
  message: string;
}

/** How the store goes on after a failed save. */
export type Recovery = 'retryLater' | 'signIn' | 'refetch' | 'fixFields' | 'abandon';

/** The server may have stored the change, or may store it on a later try. */
const isTransientStatus = (status: number | undefined): boolean =>
  status === undefined ||
  status === failureStatuses.timeout ||
  status === failureStatuses.tooManyAttempts ||
  status >= failureStatuses.unexpected;

export function chooseSaveErrorAction({ status, fields }: SaveError, inFlight: object): Recovery {
  if (isTransientStatus(status)) return 'retryLater';
  if (status === failureStatuses.unauthenticated) return 'signIn';
  if (Object.keys(fields).some((path) => rootField(path) in inFlight)) return 'fixFields';
  return status === failureStatuses.conflict ? 'refetch' : 'abandon';
}

/** Keeps the sent changes in flight only if the server may have stored them. */
export function applyRecovery<Values extends object>(
  draft: Draft<Values>,
  recovery: Recovery,
  { fields }: SaveError,
): Draft<Values> {
  if (recovery === 'retryLater') return draft;
  return recovery === 'fixFields' ? markRejected(draft, fields) : { ...draft, inFlight: null };
}
