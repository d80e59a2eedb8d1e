import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MailIcon } from '../../art/icons/shellIcons';
import type { AdminContactMessageFragment } from './__generated__/ContactMessagesScreen';
import { DateCell } from '../table/cells';

interface ContactMessageDialogProps {
  message: AdminContactMessageFragment;
  isOpen: boolean;
  /** Marks it handled, or waiting again. */
  onHandle(): void;
  onClose(): void;
  onGone(): void;
}

/** A whole message, and the ways to answer it. */
export function ContactMessageDialog({ message, isOpen, onHandle, onClose, onGone }: ContactMessageDialogProps) {
  const { t } = useTranslation('adminInbox');
  const { t: common } = useTranslation();
  const id = useId();
  const { subject, name, email, phone, createdAt, handledAt } = message;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={id} dir="auto">
        {subject}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 0.5, color: 'text.secondary', marginBlockEnd: 2.5 }}>
          <span>
            <bdi>{name}</bdi> · <DateCell at={createdAt} hasTime />
          </span>
          <span>
            <Link href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </Link>
            {phone && (
              <>
                {' · '}
                <Link href={`tel:${phone.replace(/\s/g, '')}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </Link>
              </>
            )}
          </span>
        </Stack>
        <Typography component={Box} dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {message.message}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {common('close')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            onHandle();
            onClose();
          }}
        >
          {t(handledAt ? 'markWaiting' : 'markHandled')}
        </Button>
        <Button
          component="a"
          href={`mailto:${email}?subject=${encodeURIComponent(t('answerSubject', { subject }))}`}
          variant="contained"
          startIcon={<MailIcon />}
        >
          {t('answer')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
