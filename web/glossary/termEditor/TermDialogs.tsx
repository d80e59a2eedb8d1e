import { useState } from 'react';
import { useTranslation, localizeField, useLanguage } from '../../language';
import { toClientError } from '../../data/clientError';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import type { GlossaryCategoryCountFragment, GlossaryTermEntryFragment } from '../__generated__/GlossaryScreen';
import { TermDialog } from './TermDialog';
import { useDeleteGlossaryTermMutation } from './__generated__/TermDialog';
import { useRefetchGlossary } from './termForm';

/** `term` is null for a new one. */
export type TermEditorTask =
  { kind: 'write'; term: GlossaryTermEntryFragment | null } | { kind: 'remove'; term: GlossaryTermEntryFragment };

interface TermDialogsProps {
  task: TermEditorTask;
  categories: readonly GlossaryCategoryCountFragment[];
  /** Name of the selected category filter; an empty string for all. */
  category: string;
  isOpen: boolean;
  onClose(): void;
  /** Called after the term with this id is saved or deleted. */
  onDone(id: string): void;
  onExited(): void;
}

export function TermDialogs({ task, categories, category, ...dialog }: TermDialogsProps) {
  return task.kind === 'write' ? (
    <TermDialog term={task.term} categories={categories} category={category} {...dialog} />
  ) : (
    <DeleteTermDialog term={task.term} {...dialog} />
  );
}

interface DeleteTermDialogProps {
  term: GlossaryTermEntryFragment;
  isOpen: boolean;
  onClose(): void;
  onDone(id: string): void;
  onExited(): void;
}

function DeleteTermDialog({ term, onDone, ...dialog }: DeleteTermDialogProps) {
  const { t } = useTranslation('glossary');
  const { t: tCommon } = useTranslation();
  const { language } = useLanguage();
  const showToast = useToast();
  const refetchGlossary = useRefetchGlossary();
  const [deleteTerm] = useDeleteGlossaryTermMutation();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await deleteTerm({ variables: { id: term.id } });
      await refetchGlossary();
      showToast({ title: t('edit.deleted') });
      onDone(term.id);
    } catch (cause) {
      setError(toClientError(cause).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={t('edit.deleteTitle')}
      confirm={tCommon('delete')}
      confirming={tCommon('deleting')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void remove()}
    >
      {t('edit.deleteText', { term: localizeField(term, 'term', language) })} {tCommon('cannotBeUndone')}
    </ConfirmDialog>
  );
}
