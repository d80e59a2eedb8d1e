import type { Viewer } from '../../../schema/core/context';
import type { PreparedOperation } from '../../graphql/preparedDocuments';
import { divideOperation, type DividedOperation } from './divideOperation';

type AudienceGroup = Pick<Viewer, 'role' | 'mustSetUpSecondFactor'>;

/** Names all viewers for whom shared fields are the same: the rules of access, and so what they ask, depend on it. */
export const groupOf = ({ role, mustSetUpSecondFactor }: AudienceGroup): string =>
  `${role}${mustSetUpSecondFactor ? ' limited' : ''}`;

/** How an operation is divided for a group, found out from the first rows that are read with it. */
interface Division {
  current?: Promise<DividedOperation | null>;
  attempts: number;
}

/** A list that was empty hides what its rows ask: then the shared part asks for the viewer, and the next rows tell. */
const maxAttempts = 5;

const divisions = new WeakMap<PreparedOperation, Map<string, Division>>();

function divisionOf(operation: PreparedOperation, group: string): Division {
  const byGroup = divisions.get(operation) ?? new Map<string, Division>();
  divisions.set(operation, byGroup);
  const division = byGroup.get(group) ?? { attempts: 0 };
  byGroup.set(group, division);
  return division;
}

/** The division that is known, or is being found out; null without one. */
export const findDivision = async (operation: PreparedOperation, group: string): Promise<DividedOperation | null> =>
  (await divisionOf(operation, group).current) ?? null;

/**
 * Divides an operation, in place of a division that did not hold. One that fails is forgotten.
 * @param failed the division that did not hold; a newer one is returned as it is
 * @param isShared throws an error if it cannot say
 */
export async function renewDivision(
  operation: PreparedOperation,
  group: string,
  failed: DividedOperation | null,
  isShared: Parameters<typeof divideOperation>[1],
): Promise<DividedOperation | null> {
  const division = divisionOf(operation, group);
  const found = division.current;
  const current = (await found) ?? null;
  if (current && current !== failed) return current;
  // Another caller began while this one waited.
  if (division.current !== found) return findDivision(operation, group);
  if (division.attempts >= maxAttempts) return null;
  division.attempts += 1;
  const renewed = divideOperation(operation, isShared).catch(() => {
    division.attempts -= 1;
    division.current = undefined;
    return null;
  });
  division.current = renewed;
  return renewed;
}
