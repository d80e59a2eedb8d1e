import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import { ErrorAlert } from '../feedback/ErrorAlert';
import { useId, useState, type ReactNode, type SubmitEventHandler } from 'react';
import { useTranslation } from '../../language';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { useUnsavedChangesGuard } from '../hooks/useUnsavedChangesGuard';
import { keepCodesWhole } from '../text/unbrokenCodes';

interface FormDialogProps {
  isOpen: boolean;
  title: string;
  /** Whether there are unsaved changes; closing then asks first. */
  isDirty: boolean;
  isSaving: boolean;
  /** Label of the submit button, default: 'Save'. */
  submit?: string;
  isDestructive?: boolean;
  /** Label of the button that closes, default: 'Cancel'. */
  cancel?: string | undefined;
  /** Error of the last attempt that belongs to no field. */
  error?: string | undefined;
  isWide?: boolean;
  /** Blocks saving while a file is uploading. */
  isUploading?: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose(): void;
  onExited?(): void;
  children: ReactNode;
}

/** The fields scroll between the title and the buttons. */
const formStyles = { display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%' } as const;

export function FormDialog({
  isOpen,
  title,
  isDirty,
  isSaving,
  isWide = false,
  isUploading = false,
  error,
  onClose,
  children,
  ...props
}: FormDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 37.5em)');
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const guard = useUnsavedChangesGuard(isOpen && isDirty);
  const close = () => (isDirty ? setConfirmOpen(true) : onClose());
  const { submit = t('save'), cancel = t('cancel'), isDestructive = false, onSubmit, onExited } = props;
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={isSaving ? undefined : close}
        fullScreen={isNarrow}
        maxWidth={isWide ? 'lg' : 'md'}
        fullWidth
        scroll="paper"
        aria-labelledby={titleId}
        slotProps={{ transition: { onExited } }}
      >
        <Box
          component="form"
          method="post"
          noValidate
          onSubmit={isSaving || isUploading ? (event) => event.preventDefault() : onSubmit}
          aria-busy={isSaving}
          sx={formStyles}
        >
          <DialogTitle id={titleId}>{keepCodesWhole(title)}</DialogTitle>
          <DialogContent dividers sx={{ paddingBlockStart: 2.5 }}>
            {children}
          </DialogContent>
          {error && <ErrorAlert message={error} sx={{ marginInline: 3.5, marginBlockStart: 2 }} />}
          <DialogActions>
            <Button variant="outlined" color="inherit" onClick={close} disabled={isSaving}>
              {cancel}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={isDestructive ? 'error' : 'primary'}
              aria-disabled={isSaving}
              disabled={isUploading}
            >
              {isSaving ? t('saving') : submit}
            </Button>
          </DialogActions>
        </Box>
      </Dialog>
      <ConfirmDialog
        isOpen={isConfirmOpen || guard.isBlocked}
        title={t('unsaved.title')}
        confirm={t('unsaved.leave')}
        cancel={t('unsaved.stay')}
        onConfirm={() => {
          setConfirmOpen(false);
          onClose();
          guard.proceed();
        }}
        onClose={() => {
          setConfirmOpen(false);
          guard.cancel();
        }}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    </>
  );
}
