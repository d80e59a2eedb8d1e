import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useLanguage } from '../../language';

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: 'success' | 'destructive';
  /** A button that closes the toast too. */
  action?: { label: string; run(): void };
}

type ShowToast = (toast: ToastOptions) => void;

const ToastContext = createContext<ShowToast | null>(null);

const importToastMessage = async () => (await import('./ToastMessage')).ToastMessage;

/** Shows a toast and replaces the visible one. */
export function useToast(): ShowToast {
  const showToast = useContext(ToastContext);
  if (!showToast) throw new Error('useToast must be used inside of ToastProvider');
  return showToast;
}

interface VisibleToast {
  ToastMessage: Awaited<ReturnType<typeof importToastMessage>>;
  toast: ToastOptions;
  count: number;
}

/** The toast component is loaded later; if that fails, only the toast is lost. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [visibleToast, setVisibleToast] = useState<VisibleToast | null>(null);
  const { language } = useLanguage();
  const [lastLanguage, setLastLanguage] = useState(language);
  if (language !== lastLanguage) {
    setLastLanguage(language);
    // Its text was translated when it was shown.
    setVisibleToast(null);
  }
  const showToast = useCallback((toast: ToastOptions) => {
    importToastMessage().then(
      (ToastMessage) => setVisibleToast((previous) => ({ ToastMessage, toast, count: (previous?.count ?? 0) + 1 })),
      () => undefined,
    );
  }, []);
  usePreloadToastMessage();
  return (
    <ToastContext value={showToast}>
      {children}
      {visibleToast && <visibleToast.ToastMessage toast={visibleToast.toast} count={visibleToast.count} />}
    </ToastContext>
  );
}

/** Loads the toast component on first interaction, so that it is available when the connection fails. */
function usePreloadToastMessage(): void {
  useEffect(() => {
    const firstUse = new AbortController();
    const preload = () => {
      firstUse.abort();
      importToastMessage().catch(() => undefined);
    };
    for (const eventName of ['pointerdown', 'keydown', 'focusin']) {
      window.addEventListener(eventName, preload, { signal: firstUse.signal });
    }
    return () => firstUse.abort();
  }, []);
}
