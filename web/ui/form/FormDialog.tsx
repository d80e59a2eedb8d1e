import { Box, Button, Card, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import { ErrorAlert } from '../feedback/ErrorAlert';
import { useCallback, useId, useState, type ReactNode, type SubmitEventHandler } from 'react';
import { useTranslation } from '../../language';
import { UnsavedChangesDialog, UnsavedPartsContext, type UnsavedPart } from '../feedback/UnsavedChangesDialog';
import { useUnsavedChangesGuard } from '../hooks/useUnsavedChangesGuard';
import { keepCodesWhole } from '../text/unbrokenCodes';
import { submitOnCtrlEnter } from './submitOnCtrlEnter';

interface FormDialogProps {
  isOpen: boolean;
  /** A part of the page instead of a dialog; it is shown while it is rendered. */
  isInline?: boolean | undefined;
  title: string;
  /** Whether there are unsaved changes; closing then asks first. */
  isDirty: boolean;
  isSaving: boolean;
  /** Label of the submit button, default: 'Save'. */
  submit?: string;
  isDestructive?: boolean;
  /** Label of the button that closes, default: 'Cancel'; null where the submit button closes. */
  cancel?: string | null | undefined;
  /** Error of the last attempt that belongs to no field. */
  error?: string | undefined;
  isWide?: boolean;
  /** At the start of wide windows, so that what it is about stays in view. */
  isBeside?: boolean | undefined;
  /** Blocks saving while a file is uploading. */
  isUploading?: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose(): void;
  onExited?(): void;
  children: ReactNode;
}

/** In a dialog, the fields scroll between the title and the buttons. */
const formStyles = { display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%' } as const;

const besideStyles = {
  '& .MuiDialog-container': { justifyContent: { lg: 'flex-start' } },
  '& > .MuiBackdrop-root': { opacity: { lg: '0.25 !important' } },
} as const;

/** The buttons of a long form stay in sight. */
const pageActionsStyles = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  backgroundColor: 'paper',
} as const;

export function FormDialog(props: FormDialogProps) {
  const { isOpen, isInline = false, isDirty, isSaving, isWide = false, isBeside = false, onClose, onExited } = props;
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 37.5em)');
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [unsavedParts, setUnsavedParts] = useState<readonly UnsavedPart[]>([]);
  const addUnsavedPart = useCallback((part: UnsavedPart) => {
    setUnsavedParts((parts) => [...parts, part]);
    return () => setUnsavedParts((parts) => parts.filter((each) => each !== part));
  }, []);
  const isUnsaved = isDirty || unsavedParts.length > 0;
  const guard = useUnsavedChangesGuard(isOpen && isUnsaved);
  const close = () => (isUnsaved ? setConfirmOpen(true) : onClose());
  const form = (
    <UnsavedPartsContext value={addUnsavedPart}>
      <DialogForm
        {...props}
        titleId={titleId}
        refuseSubmit={unsavedParts.find(({ refuseSubmit }) => refuseSubmit)?.refuseSubmit}
        onCancel={close}
      />
    </UnsavedPartsContext>
  );
  return (
    <>
      {isInline ? (
        <Card component="section" aria-labelledby={titleId} sx={{ overflow: 'visible', minInlineSize: 0 }}>
          {form}
        </Card>
      ) : (
        <Dialog
          open={isOpen}
          onClose={isSaving ? undefined : close}
          fullScreen={isNarrow}
          maxWidth={isWide ? 'lg' : isBeside ? 'sm' : 'md'}
          fullWidth
          scroll="paper"
          aria-labelledby={titleId}
          sx={isBeside ? besideStyles : undefined}
          slotProps={{ transition: { onExited } }}
        >
          {form}
        </Dialog>
      )}
      <UnsavedChangesDialog
        isOpen={isConfirmOpen || guard.isBlocked}
        onLeave={() => {
          setConfirmOpen(false);
          onClose();
          guard.proceed();
        }}
        onStay={() => {
          setConfirmOpen(false);
          guard.cancel();
        }}
      />
    </>
  );
}

interface DialogFormProps extends FormDialogProps, UnsavedPart {
  titleId: string;
  onCancel(): void;
}

function DialogForm({
  title,
  titleId,
  isSaving,
  isUploading = false,
  isInline,
  error,
  children,
  ...props
}: DialogFormProps) {
  const { t } = useTranslation();
  const { submit = t('save'), cancel = t('cancel'), isDestructive = false, refuseSubmit, onSubmit, onCancel } = props;
  const submitUnlessHeld: SubmitEventHandler<HTMLFormElement> = (event) => {
    const isHeld = isSaving || isUploading;
    if (isHeld || refuseSubmit) event.preventDefault();
    if (isHeld) return;
    if (refuseSubmit) refuseSubmit();
    else onSubmit(event);
  };
  return (
    <Box
      component="form"
      method="post"
      noValidate
      onKeyDown={submitOnCtrlEnter}
      onSubmit={submitUnlessHeld}
      aria-busy={isSaving}
      sx={formStyles}
    >
      <DialogTitle id={titleId}>{keepCodesWhole(title)}</DialogTitle>
      <DialogContent dividers sx={{ paddingBlockStart: 2.5 }}>
        {children}
      </DialogContent>
      {error && <ErrorAlert message={error} sx={{ marginInline: 3.5, marginBlockStart: 2 }} />}
      <DialogActions sx={isInline ? pageActionsStyles : undefined}>
        {cancel !== null && (
          <Button variant="outlined" color="inherit" onClick={onCancel} disabled={isSaving}>
            {cancel}
          </Button>
        )}
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
  );
}
