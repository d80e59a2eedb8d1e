import { Button, type ButtonProps } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useNewRecordRequest } from '../useNewRecordRequest';

export interface OpenDialogProps {
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
}

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'startIcon'> {
  label: string;
  /** Whether the address of a new record (`?new=1`) opens it. */
  isNewRecord?: boolean;
  children(dialog: OpenDialogProps): ReactNode;
}

/** A button and its dialog, which is empty at each opening. */
export function DialogButton({ label, isNewRecord = false, children, ...button }: DialogButtonProps) {
  const [dialog, setDialog] = useState<{ isOpen: boolean } | null>(null);
  const open = () => setDialog({ isOpen: true });
  useNewRecordRequest(isNewRecord ? open : undefined);
  return (
    <>
      <Button {...button} onClick={open}>
        {label}
      </Button>
      {dialog &&
        children({
          isOpen: dialog.isOpen,
          onClose: () => setDialog({ isOpen: false }),
          onExited: () => setDialog(null),
        })}
    </>
  );
}
