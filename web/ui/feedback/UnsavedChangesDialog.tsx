import { createContext, useContext, useEffect } from 'react';
import { useTranslation } from '../../language';
import { useUnsavedChangesGuard } from '../hooks/useUnsavedChangesGuard';
import { ConfirmDialog } from './ConfirmDialog';

interface UnsavedChangesDialogProps {
  isOpen: boolean;
  onLeave(): void;
  onStay(): void;
}

export function UnsavedChangesDialog({ isOpen, onLeave, onStay }: UnsavedChangesDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('unsaved.title')}
      confirm={t('unsaved.leave')}
      cancel={t('unsaved.stay')}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}

/** Counts the parts of a dialog with unsaved changes, for which the dialog itself asks. */
export const UnsavedPartsContext = createContext<((change: 1 | -1) => void) | null>(null);

/** Asks before the page, or the dialog around it, with unsaved changes is left. */
export function UnsavedChangesGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const countInDialog = useContext(UnsavedPartsContext);
  useEffect(() => {
    if (!isUnsaved) return;
    countInDialog?.(1);
    return () => countInDialog?.(-1);
  }, [isUnsaved, countInDialog]);
  const { isBlocked, proceed, cancel } = useUnsavedChangesGuard(isUnsaved && countInDialog === null);
  return <UnsavedChangesDialog isOpen={isBlocked} onLeave={proceed} onStay={cancel} />;
}
