import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { ErrorAlert } from './ErrorAlert';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '../../language';
import { keepCodesWhole } from '../text/unbrokenCodes';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** Describes the consequence. */
  children: ReactNode;
  /** Labels of the confirm button, idle and pending. */
  confirm: string;
  confirming?: string;
  /** Label of the cancel button, default: 'Cancel'. */
  cancel?: string;
  /** Whether the action takes something away, so that its button is red. Default true. */
  isDestructive?: boolean;
  isBusy?: boolean;
  /** Whether a condition in the dialog is not met yet. */
  isConfirmDisabled?: boolean;
  /** Error of the last attempt. */
  error?: string | undefined;
  onConfirm(): void;
  onClose(): void;
  onExited?(): void;
}

/** Asks before an action. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  error,
  isDestructive = true,
  isBusy = false,
  isConfirmDisabled = false,
  ...props
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  // Enter goes on, but takes nothing away and skips no condition.
  const isConfirmFocused = !isDestructive && !isConfirmDisabled;
  const { confirm, confirming = confirm, cancel = t('cancel'), onConfirm, onClose, onExited } = props;
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : onClose}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={`${id}-title`}>{keepCodesWhole(title)}</DialogTitle>
      <DialogContent>
        <Typography component="div" id={`${id}-text`}>
          {typeof children === 'string' ? keepCodesWhole(children) : children}
        </Typography>
        {error && <ErrorAlert message={error} sx={{ marginBlockStart: 2 }} />}
      </DialogContent>
      <DialogActions disableSpacing sx={actionStyles}>
        <Button variant="outlined" color="inherit" autoFocus={!isConfirmFocused} onClick={onClose} disabled={isBusy}>
          {cancel}
        </Button>
        <Button
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          autoFocus={isConfirmFocused}
          disabled={isConfirmDisabled}
          onClick={isBusy ? undefined : onConfirm}
          onKeyDown={ignoreHeldKey}
          aria-disabled={isBusy}
          aria-busy={isBusy}
        >
          {isBusy ? confirming : confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** On phones, the buttons share the width, below each other where it is too small for both. */
const actionStyles = { flexWrap: 'wrap', gap: 1, '& > button': { flex: { xs: '1 1 auto', sm: 'none' } } } as const;

/** A key that is still held since it opened the dialog confirms nothing. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
