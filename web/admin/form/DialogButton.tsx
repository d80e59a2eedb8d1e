import { Button, type ButtonProps } from '@mui/material';
import { useState, type ReactNode } from 'react';

export interface OpenDialogProps {
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
}

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'startIcon'> {
  label: string;
  children(dialog: OpenDialogProps): ReactNode;
}

/** A button and its dialog, which is empty at each opening. */
export function DialogButton({ label, children, ...button }: DialogButtonProps) {
  const [dialog, setDialog] = useState<{ isOpen: boolean } | null>(null);
  return (
    <>
      <Button {...button} onClick={() => setDialog({ isOpen: true })}>
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
