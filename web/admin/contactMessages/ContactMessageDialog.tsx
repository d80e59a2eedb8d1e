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
import type { AdminContactMessageFragment } from './__generated__/contactMessageResource';
import type { RowDialogProps } from '../resource/adminResource';
import { DateCell } from '../table/cells';

/** A message with the links to answer it. */
export function ContactMessageDialog(props: RowDialogProps<AdminContactMessageFragment>) {
  const { row, isOpen, onToggle, onClose, onGone } = props;
  const { t } = useTranslation('adminInbox');
  const { t: tCommon } = useTranslation();
  const id = useId();
  const { subject, name, email, phone, createdAt, handledAt, message } = row;
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
          {message}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {tCommon('close')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            onToggle();
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
