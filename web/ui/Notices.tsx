import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';

export interface Notice {
  title: string;
  description?: string;
  tone?: 'success' | 'destructive';
}

type Notify = (notice: Notice) => void;

const NotifyContext = createContext<Notify | null>(null);

const NoticeBoard = lazy(async () => ({ default: (await import('./NoticeBoard')).NoticeBoard }));

/** Shows a notice; the one on the board before it makes room (spec.md section 4: at most one is visible). */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs Notices above it');
  return notify;
}

/** The board of notices. It is fetched with the first of them. */
export function Notices({ children }: { children: ReactNode }) {
  const [posted, setPosted] = useState<{ notice: Notice; number: number } | null>(null);
  const notify = useCallback(
    (notice: Notice) => setPosted((last) => ({ notice, number: (last?.number ?? 0) + 1 })),
    [],
  );
  return (
    <NotifyContext value={notify}>
      {children}
      {posted && (
        <Suspense>
          <NoticeBoard {...posted} />
        </Suspense>
      )}
    </NotifyContext>
  );
}
