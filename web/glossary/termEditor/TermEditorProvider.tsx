import { createContext, useContext, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import type { GlossaryTermEntryFragment, GlossaryCategoryCountFragment } from '../__generated__/GlossaryScreen';
import type { GlossaryFilters } from '../glossaryFilters';
import { termAnchor } from '../termLetters';
import type { TermEditorTask } from './TermDialog';

interface TermEditor {
  add(): void;
  edit(term: GlossaryTermEntryFragment): void;
  remove(term: GlossaryTermEntryFragment): void;
}

const TermEditorContext = createContext<TermEditor | null>(null);

/** Null where terms are read-only. */
export const useTermEditor = (): TermEditor | null => useContext(TermEditorContext);

const loadTermDialogs = async () => (await import('./TermDialog')).TermDialogs;

/** A closed dialog stays mounted until its exit transition ends. */
interface OpenDialog {
  Dialogs: Awaited<ReturnType<typeof loadTermDialogs>>;
  task: TermEditorTask;
  isOpen: boolean;
  savedId?: string;
}

interface TermEditorProviderProps {
  categories: readonly GlossaryCategoryCountFragment[];
  filters: GlossaryFilters;
  /** Receives the focus when the focused term is gone. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export function TermEditorProvider({ categories, filters, fallbackFocusRef, children }: TermEditorProviderProps) {
  const { t } = useTranslation('glossary');
  const showToast = useToast();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const editing = useMemo<TermEditor>(() => {
    const show = (task: TermEditorTask) =>
      void loadTermDialogs().then(
        (Dialogs) => setDialog({ Dialogs, task, isOpen: true }),
        () => showToast({ title: t('edit.unfetched'), description: t('edit.unfetchedText'), variant: 'destructive' }),
      );
    return {
      add: () => show({ kind: 'write', term: null }),
      edit: (term) => show({ kind: 'write', term }),
      remove: (term) => show({ kind: 'remove', term }),
    };
  }, [showToast, t]);
  const close = (savedId?: string) => setDialog((current) => current && { ...current, isOpen: false, savedId });
  const restoreFocus = (savedId: string | undefined) => {
    setDialog(null);
    // After a cancel, the dialog itself restores the focus.
    if (savedId) (document.getElementById(termAnchor(savedId)) ?? fallbackFocusRef.current)?.focus();
  };
  return (
    <TermEditorContext value={editing}>
      {children}
      {dialog && (
        <dialog.Dialogs
          task={dialog.task}
          isOpen={dialog.isOpen}
          categories={categories}
          category={filters.category}
          onClose={() => close()}
          onDone={close}
          onExited={() => restoreFocus(dialog.savedId)}
        />
      )}
    </TermEditorContext>
  );
}
