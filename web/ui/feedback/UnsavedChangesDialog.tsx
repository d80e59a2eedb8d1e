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

/** A part of a dialog with unsaved changes, for which the dialog itself asks. */
export interface UnsavedPart {
  /** Called instead of a submission, which the part is missing in: it says so and takes the focus. */
  refuseSubmit: (() => void) | undefined;
}

/** Adds a part to the dialog around it; returns a function that removes the part. */
export const UnsavedPartsContext = createContext<((part: UnsavedPart) => () => void) | null>(null);

interface UnsavedChangesGuardProps extends Partial<UnsavedPart> {
  isUnsaved: boolean;
}

/** Asks before the page, or the dialog around it, with unsaved changes is left; with `refuseSubmit`, the dialog is not submitted. */
export function UnsavedChangesGuard({ isUnsaved, refuseSubmit }: UnsavedChangesGuardProps) {
  const addToDialog = useContext(UnsavedPartsContext);
  useEffect(() => (isUnsaved ? addToDialog?.({ refuseSubmit }) : undefined), [isUnsaved, refuseSubmit, addToDialog]);
  const { isBlocked, proceed, cancel } = useUnsavedChangesGuard(isUnsaved && addToDialog === null);
  return <UnsavedChangesDialog isOpen={isBlocked} onLeave={proceed} onStay={cancel} />;
}
