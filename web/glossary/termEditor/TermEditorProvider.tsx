import { createContext, useContext, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/feedback/ToastProvider';
import type { GlossaryTermEntryFragment, GlossaryCategoryCountFragment } from '../__generated__/GlossaryScreen';
import type { GlossaryFilters } from '../glossaryFilters';
import { termAnchor } from '../termLetters';
import type { TermEditorTask } from './TermDialogs';

export interface TermEditor {
  add(): void;
  edit(term: GlossaryTermEntryFragment): void;
  remove(term: GlossaryTermEntryFragment): void;
}

export const TermEditorContext = createContext<TermEditor | null>(null);

/** Null where terms are read-only. */
export const useTermEditor = (): TermEditor | null => useContext(TermEditorContext);

const loadTermDialogs = async () => (await import('./TermDialogs')).TermDialogs;

/** A closed dialog stays mounted until its exit transition ends. */
interface OpenDialog {
  Dialogs: Awaited<ReturnType<typeof loadTermDialogs>>;
  task: TermEditorTask;
  isOpen: boolean;
  /** Id of the saved or deleted term. */
  done?: string;
}

interface TermEditorProviderProps {
  categories: readonly GlossaryCategoryCountFragment[];
  filters: GlossaryFilters;
  /** Receives the focus when the focused term is gone. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Loads the dialogs when the first one opens. */
export function TermEditorProvider({ categories, filters, fallbackFocusRef, children }: TermEditorProviderProps) {
  const { t } = useTranslation('glossary');
  const notify = useToast();
  const [shown, setShown] = useState<OpenDialog | null>(null);
  const editing = useMemo<TermEditor>(() => {
    const show = (task: TermEditorTask) =>
      void loadTermDialogs().then(
        (Dialogs) => setShown({ Dialogs, task, isOpen: true }),
        () => notify({ title: t('edit.unfetched'), description: t('edit.unfetchedText'), variant: 'destructive' }),
      );
    return {
      add: () => show({ kind: 'write', term: null }),
      edit: (term) => show({ kind: 'write', term }),
      remove: (term) => show({ kind: 'remove', term }),
    };
  }, [notify, t]);
  const close = (done?: string) => setShown((last) => last && { ...last, isOpen: false, done });
  const gone = (done: string | undefined) => {
    setShown(null);
    // After a cancel, the dialog itself restores the focus.
    if (done) (document.getElementById(termAnchor(done)) ?? fallbackFocusRef.current)?.focus();
  };
  return (
    <TermEditorContext value={editing}>
      {children}
      {shown && (
        <shown.Dialogs
          task={shown.task}
          isOpen={shown.isOpen}
          categories={categories}
          category={filters.category}
          onClose={() => close()}
          onDone={close}
          onGone={() => gone(shown.done)}
        />
      )}
    </TermEditorContext>
  );
}
