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

/** Asks before the page with unsaved changes is left. */
export function UnsavedChangesGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { isBlocked, proceed, cancel } = useUnsavedChangesGuard(isUnsaved);
  return <UnsavedChangesDialog isOpen={isBlocked} onLeave={proceed} onStay={cancel} />;
}
