import { problems } from '../../../../schema/contract/problems';
import { fieldOf, refusedBy, type Complaints, type Sheet } from './sheet';

/** How a try went wrong, as far as it decides what is done next. */
export interface Trouble {
  /** The HTTP status; none where nothing answered. */
  status: number | undefined;
  fields: Complaints;
  /** What to tell the person. */
  text: string;
}

/** What is done about it: try again later, ask to sign in, look what the server holds, or let the person decide. */
export type Remedy = 'wait' | 'signIn' | 'look' | 'correct' | 'giveUp';

/** Statuses behind which the change may have been stored, or may be with another try. */
const passing = (status: number | undefined): boolean =>
  status === undefined || status === 408 || status === problems.tooManyAttempts.status || status >= 500;

export function remedyFor({ status, fields }: Trouble, sent: object): Remedy {
  if (passing(status)) return 'wait';
  if (status === problems.notSignedIn.status) return 'signIn';
  if (Object.keys(fields).some((path) => fieldOf(path) in sent)) return 'correct';
  return status === problems.changedMeanwhile.status ? 'look' : 'giveUp';
}

/** The sheet after a try that failed. Only where nobody knows whether it was stored, it is sent again as it was. */
export function after<Values extends object>(sheet: Sheet<Values>, remedy: Remedy, { fields }: Trouble): Sheet<Values> {
  if (remedy === 'wait') return sheet;
  return remedy === 'correct' ? refusedBy(sheet, fields) : { ...sheet, sent: null };
}
