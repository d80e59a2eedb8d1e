import { complaintsOf, isEmpty, isSaved, type Kind, type Sheet } from './sheet';

/** How everything on the desk stands; what matters most is what is told. */
export type Standing =
  | { kind: 'saved' | 'typing' | 'saving' | 'signedOut' | 'conflict' | 'twoVersions' | 'invalid' }
  | { kind: 'unreached' | 'failed'; text: string };

interface Facts<Values> {
  sheets: readonly { sheet: Sheet<Values>; service: Kind<Values>; failure: string | null }[];
  isSignedOut: boolean;
  /** Why the server could not be reached the last time; null where it was. */
  unreached: string | null;
  isBusy: boolean;
  hasDue: boolean;
}

export function standingOf<Values extends object>(facts: Facts<Values>): Standing {
  const { sheets, unreached } = facts;
  if (facts.isSignedOut) return { kind: 'signedOut' };
  if (unreached !== null) return { kind: 'unreached', text: unreached };
  const failed = sheets.find(({ failure }) => failure !== null);
  if (failed?.failure) return { kind: 'failed', text: failed.failure };
  if (sheets.some(({ sheet }) => !isEmpty(sheet.theirs))) return { kind: 'conflict' };
  if (sheets.some(({ sheet }) => sheet.others.length > 0)) return { kind: 'twoVersions' };
  if (facts.isBusy) return { kind: 'saving' };
  if (facts.hasDue) return { kind: 'typing' };
  if (sheets.some(({ sheet, service }) => !isEmpty(complaintsOf(sheet, service)))) return { kind: 'invalid' };
  return { kind: sheets.every(({ sheet, service }) => isSaved(sheet, service)) ? 'saved' : 'typing' };
}

/** Whether two say the same, so that nothing need be drawn anew. */
export const sameStanding = (one: Standing, other: Standing): boolean =>
  one.kind === other.kind && ('text' in one ? one.text : '') === ('text' in other ? other.text : '');
