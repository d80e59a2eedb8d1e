import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/feedback/ErrorState';

interface RecordDialogSkeletonProps {
  title: string;
  isOpen: boolean;
  /** Why it could not be read, and the way to try again. */
  error?: unknown;
  onRetry(): void;
  onClose(): void;
  onGone(): void;
}

/** Stands where a row is written, until all of it is read that the table does not have. */
export function RecordDialogSkeleton({ title, isOpen, error, onRetry, onClose, onGone }: RecordDialogSkeletonProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby={id}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', placeItems: 'center', minBlockSize: 240 }}>
        {error ? <ErrorState error={error} onRetry={onRetry} /> : <CircularProgress aria-label={t('form.reading')} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {common('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
