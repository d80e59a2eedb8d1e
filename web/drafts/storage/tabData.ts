import { listKeys, tabStorage, writeJson } from './browserStorage';

/** What a tab keeps of a person: drafts wait for the next session of their author, names of other people end with the session. */
type TabDataKind = 'form' | 'names';

/** @param userId null for a visitor */
export const tabDataKey = (kind: TabDataKind, userId: string | null, name: string): string =>
  `${prefixOf(kind)}${userId ?? 'visitor'}:${name}`;

const prefixOf = (kind: TabDataKind): string => `tayyar_${kind}:`;

/** After a sign-out: everything of the person. */
export function clearTabData(userId: string): void {
  for (const kind of ['form', 'names'] as const) removeKeys(listKeys(tabStorage, tabDataKey(kind, userId, '')));
}

/** After the end of a session, also by expiry: names that another person, or a visitor (null), must not see. */
export function clearNamesExceptOf(viewerId: string | null): void {
  const own = tabDataKey('names', viewerId, '');
  removeKeys(listKeys(tabStorage, prefixOf('names')).filter((key) => !key.startsWith(own)));
}

function removeKeys(keys: readonly string[]): void {
  for (const key of keys) writeJson(tabStorage, key, null);
}
