import { Button, type ButtonProps } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { newRecordParam, type NewRecordRequest } from '../../routing/paths';
import { useAddressRequest } from '../useAddressRequest';

export interface OpenDialogProps {
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
}

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'startIcon'> {
  label: string;
  /** The request of an address that opens it (`?new=1`). */
  request?: NewRecordRequest | undefined;
  children(dialog: OpenDialogProps): ReactNode;
}

/** A button and its dialog, which is empty at each opening. */
export function DialogButton({ label, request, children, ...button }: DialogButtonProps) {
  const [dialog, setDialog] = useState<{ isOpen: boolean } | null>(null);
  const open = () => setDialog({ isOpen: true });
  useAddressRequest(newRecordParam, request ?? '', request && open);
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
