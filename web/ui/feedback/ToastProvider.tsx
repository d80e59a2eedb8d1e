import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: 'success' | 'destructive';
}

type ShowToast = (notice: ToastOptions) => void;

const ToastContext = createContext<ShowToast | null>(null);

const importToastMessage = async () => (await import('./ToastMessage')).ToastMessage;

interface VisibleToast {
  ToastMessage: Awaited<ReturnType<typeof importToastMessage>>;
  toast: ToastOptions;
  number: number;
}

/** Loads the toast component on first interaction, so that it is available when the connection fails. */
function usePreloadToastMessage(): void {
  useEffect(() => {
    const used = new AbortController();
    const fetchOnce = () => {
      used.abort();
      importToastMessage().catch(() => undefined);
    };
    for (const sign of ['pointerdown', 'keydown', 'focusin']) {
      window.addEventListener(sign, fetchOnce, { signal: used.signal });
    }
    return () => used.abort();
  }, []);
}

/** Shows a toast and replaces the visible one. */
export function useToast(): ShowToast {
  const notify = useContext(ToastContext);
  if (!notify) throw new Error('useNotify needs Notices above it');
  return notify;
}

/** The toast component is loaded later; if that fails, only the toast is lost. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [posted, setPosted] = useState<VisibleToast | null>(null);
  const notify = useCallback((notice: ToastOptions) => {
    importToastMessage().then(
      (Board) => setPosted((last) => ({ ToastMessage: Board, toast: notice, number: (last?.number ?? 0) + 1 })),
      () => undefined,
    );
  }, []);
  usePreloadToastMessage();
  return (
    <ToastContext value={notify}>
      {children}
      {posted && <posted.ToastMessage notice={posted.toast} number={posted.number} />}
    </ToastContext>
  );
}
