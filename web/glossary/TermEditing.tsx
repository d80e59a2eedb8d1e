import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryCountFragment } from './__generated__/GlossaryScreen';
import { useNotify } from '../ui/Notices';
import { EditingContext, type Editing } from './editing';
import type { GlossaryFilters } from './filters';
import { termId } from './letters';
import type { Task } from './TermDialogs';

const fetchDialogs = async () => (await import('./TermDialogs')).TermDialogs;

/** A task with its dialog; one that is shut stays until it has left the screen. */
interface Shown {
  Dialogs: Awaited<ReturnType<typeof fetchDialogs>>;
  task: Task;
  isOpen: boolean;
  /** Key of the term that was written or deleted. */
  done?: string;
}

interface TermEditingProps {
  categories: readonly CategoryCountFragment[];
  filters: GlossaryFilters;
  /** Takes the focus where the term that had it is gone. */
  fallback: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The dialogs in which terms are added, changed and deleted. They are fetched when one is first asked for. */
export function TermEditing({ categories, filters, fallback, children }: TermEditingProps) {
  const { t } = useTranslation('glossary');
  const notify = useNotify();
  const [shown, setShown] = useState<Shown | null>(null);
  const editing = useMemo<Editing>(() => {
    const show = (task: Task) =>
      void fetchDialogs().then(
        (Dialogs) => setShown({ Dialogs, task, isOpen: true }),
        () => notify({ title: t('edit.unfetched'), description: t('edit.unfetchedText'), tone: 'destructive' }),
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
    // Who has only looked is brought back to where they came from by the dialog itself.
    if (done) (document.getElementById(termId(done)) ?? fallback.current)?.focus();
  };
  return (
    <EditingContext value={editing}>
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
    </EditingContext>
  );
}
