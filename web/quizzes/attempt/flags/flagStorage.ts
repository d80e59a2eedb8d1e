import { readJson, writeJson, type BrowserStorage } from '../../../drafts/storage/browserStorage';

/** Questions of an attempt that its learner wants to look at again. They are stored in this browser only. */
export const flagKey = (userId: string, attemptId: string): string => `tayyar_flags:${userId}:${attemptId}`;

/** Positions of the flagged questions; none if nothing readable is stored. */
export function readFlags(storage: BrowserStorage, key: string): ReadonlySet<number> {
  const stored = readJson(storage, key);
  return new Set(Array.isArray(stored) ? stored.filter((each) => Number.isInteger(each)) : []);
}

/** None removes the entry. */
export const writeFlags = (storage: BrowserStorage, key: string, positions: ReadonlySet<number>): boolean =>
  writeJson(storage, key, positions.size === 0 ? null : [...positions].sort((a, b) => a - b));
