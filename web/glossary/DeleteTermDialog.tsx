import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../data/failures';
import { useDeleteTermMutation } from './__generated__/EditTerm';
import type { TermEntryFragment } from './__generated__/GlossaryScreen';
import { inLanguage } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useNotify } from '../ui/Notices';
import { useGlossaryChange } from './useGlossaryChange';

interface DeleteTermDialogProps {
  term: TermEntryFragment;
  isOpen: boolean;
  onClose(): void;
  onDone(id: string): void;
  onGone(): void;
}

/** Asks before a term is deleted for good. */
export function DeleteTermDialog({ term, onDone, ...dialog }: DeleteTermDialogProps) {
  const { t } = useTranslation('glossary');
  const { t: common } = useTranslation();
  const { language } = useLanguage();
  const notify = useNotify();
  const changed = useGlossaryChange();
  const [deleteTerm] = useDeleteTermMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await deleteTerm({ variables: { id: term.id } });
      await changed();
      notify({ title: t('edit.deleted') });
      onDone(term.id);
    } catch (error) {
      setFailure(failureOf(error).text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={t('edit.deleteTitle')}
      confirm={common('delete')}
      confirming={common('deleting')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void remove()}
    >
      {t('edit.deleteText', { term: inLanguage(term, 'term', language) })} {common('cannotBeUndone')}
    </ConfirmDialog>
  );
}
