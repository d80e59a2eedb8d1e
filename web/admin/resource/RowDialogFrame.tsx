import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type DialogContentProps,
  type DialogProps,
} from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../language';

interface RowDialogFrameProps extends Pick<DialogProps, 'maxWidth' | 'fullScreen'> {
  isOpen: boolean;
  title: ReactNode;
  titleDir?: 'auto';
  contentProps?: DialogContentProps;
  /** Default: a button that closes. */
  actions?: ReactNode;
  children: ReactNode;
  onClose(): void;
  onExited(): void;
}

export function RowDialogFrame({
  isOpen,
  title,
  titleDir,
  contentProps,
  actions,
  children,
  ...props
}: RowDialogFrameProps) {
  const { t } = useTranslation();
  const id = useId();
  const { onClose, onExited, maxWidth = 'sm', fullScreen } = props;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth={maxWidth}
      fullScreen={fullScreen}
      fullWidth
      aria-labelledby={id}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={id} dir={titleDir}>
        {title}
      </DialogTitle>
      <DialogContent {...contentProps} sx={{ ...(contentProps?.dividers && { paddingBlockStart: 2.5 }) }}>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {actions ?? (
          <Button variant="contained" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
