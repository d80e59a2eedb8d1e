import { useCallback, useEffect, useState } from 'react';
import { persistentStorage, readJson, writeJson, type BrowserStorage } from '../../drafts/storage/browserStorage';
import { useViewer } from '../../session/useViewer';

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

interface Flags {
  /** Positions. */
  flags: ReadonlySet<number>;
  toggleFlag(position: number): void;
  /** Of an attempt that is over. */
  removeFlags(): void;
}

/** The questions that are flagged for later, in all tabs of this browser. Without storage they last as long as the page. */
export function useFlags(attemptId: string): Flags {
  const { viewer } = useViewer();
  const key = flagKey(viewer?.id ?? '', attemptId);
  const [flags, setFlags] = useState<ReadonlySet<number>>(new Set<number>());
  // Storage is read after hydration: the first render equals the server's.
  useEffect(() => {
    const read = () => setFlags(readFlags(persistentStorage, key));
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) read();
    };
    read();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key]);
  const store = useCallback(
    (next: ReadonlySet<number>) => {
      writeFlags(persistentStorage, key, next);
      setFlags(next);
    },
    [key],
  );
  const toggleFlag = useCallback(
    (position: number) => {
      const next = new Set(flags);
      if (!next.delete(position)) next.add(position);
      store(next);
    },
    [flags, store],
  );
  const removeFlags = useCallback(() => store(new Set()), [store]);
  return { flags, toggleFlag, removeFlags };
}
