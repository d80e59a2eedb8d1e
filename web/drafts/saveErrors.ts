import { problems } from '../../schema/contract/problems/problems';
import { rootField, markRejected, type ValidationMessages, type Draft } from './draft';

/** How a try went wrong, as far as it decides what is done next. */
export interface SaveError {
  /** The HTTP status; none where nothing answered. */
  status: number | undefined;
  fields: ValidationMessages;
  /** What to tell the person. */
  messageWithStatus: string;
}

/** What is done about it: try again later, ask to sign in, look what the server holds, or let the person decide. */
export type Recovery = 'retryLater' | 'signIn' | 'refetch' | 'fixFields' | 'abandon';

/** Statuses behind which the change may have been stored, or may be with another try. */
const isTransientStatus = (status: number | undefined): boolean =>
  status === undefined || status === 408 || status === problems.tooManyAttempts.status || status >= 500;

export function chooseRecovery({ status, fields }: SaveError, sent: object): Recovery {
  if (isTransientStatus(status)) return 'retryLater';
  if (status === problems.notSignedIn.status) return 'signIn';
  if (Object.keys(fields).some((path) => rootField(path) in sent)) return 'fixFields';
  return status === problems.changedMeanwhile.status ? 'refetch' : 'abandon';
}

/** The sheet after a try that failed. Only where nobody knows whether it was stored, it is sent again as it was. */
export function applyRecovery<Values extends object>(
  sheet: Draft<Values>,
  remedy: Recovery,
  { fields }: SaveError,
): Draft<Values> {
  if (remedy === 'retryLater') return sheet;
  return remedy === 'fixFields' ? markRejected(sheet, fields) : { ...sheet, inFlight: null };
}
