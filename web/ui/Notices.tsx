import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';

export interface Notice {
  title: string;
  description?: string;
  tone?: 'success' | 'destructive';
}

type Notify = (notice: Notice) => void;

const NotifyContext = createContext<Notify | null>(null);

const fetchBoard = async () => (await import('./NoticeBoard')).NoticeBoard;

interface Posted {
  Board: Awaited<ReturnType<typeof fetchBoard>>;
  notice: Notice;
  number: number;
}

/** Fetches the board as soon as the page is used: without a connection, it could not say that there is none. */
function useBoardAhead(): void {
  useEffect(() => {
    const used = new AbortController();
    const fetchOnce = () => {
      used.abort();
      fetchBoard().catch(() => undefined);
    };
    for (const sign of ['pointerdown', 'keydown', 'focusin']) {
      window.addEventListener(sign, fetchOnce, { signal: used.signal });
    }
    return () => used.abort();
  }, []);
}

/** Shows a notice; the one on the board before it makes room (spec.md section 4: at most one is visible). */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs Notices above it');
  return notify;
}

/** The board of notices. Pages begin without it; where it can't be fetched, a notice is lost, but never the page. */
export function Notices({ children }: { children: ReactNode }) {
  const [posted, setPosted] = useState<Posted | null>(null);
  const notify = useCallback((notice: Notice) => {
    fetchBoard().then(
      (Board) => setPosted((last) => ({ Board, notice, number: (last?.number ?? 0) + 1 })),
      () => undefined,
    );
  }, []);
  useBoardAhead();
  return (
    <NotifyContext value={notify}>
      {children}
      {posted && <posted.Board notice={posted.notice} number={posted.number} />}
    </NotifyContext>
  );
}
