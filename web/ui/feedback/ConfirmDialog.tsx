import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
  isBusy?: boolean;
  /** Error of the last attempt. */
  failure?: string | undefined;
  onConfirm(): void;
  onClose(): void;
  onGone?(): void;
}

/** For actions that cannot be undone. The cancel button has the initial focus. */
export function ConfirmDialog({ isOpen, title, children, failure, isBusy = false, ...props }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const { confirm, confirming = confirm, cancel = t('cancel'), onConfirm, onClose, onGone } = props;
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : onClose}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Typography component="div" id={`${id}-text`}>
          {children}
        </Typography>
        {failure && (
          <Alert severity="error" sx={{ marginBlockStart: 2 }}>
            <bdi>{failure}</bdi>
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" autoFocus onClick={onClose} disabled={isBusy}>
          {cancel}
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={isBusy ? undefined : onConfirm}
          aria-disabled={isBusy}
          aria-busy={isBusy}
        >
          {isBusy ? confirming : confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
