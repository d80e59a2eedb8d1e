import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../art/icons/DownloadIcon';
import { useEventGuestsQuery } from '../__generated__/EventsTab';
import type { AdminEventFragment } from '../__generated__/EventsTab';
import { inLanguage } from '../../language/formats';
import { useCounted } from '../../language/useCounted';
import { LinesSkeleton } from '../../ui/LinesSkeleton';
import { Remote } from '../../ui/Remote';
import { Guests } from './Guests';

interface GuestsDialogProps {
  event: AdminEventFragment;
  isOpen: boolean;
  onClose(): void;
  onGone(): void;
}

/** Who is registered for an event, with the way to write to them, and the list to take along. */
export function GuestsDialog({ event, isOpen, onClose, onGone }: GuestsDialogProps) {
  const { t } = useTranslation('adminEvents');
  const { t: common } = useTranslation();
  const counted = useCounted('adminEvents');
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const read = useEventGuestsQuery({ variables: { eventId: event.id, page: 1 }, fetchPolicy: 'network-only' });
  const more = (page: number) =>
    read.fetchMore({
      variables: { page },
      updateQuery: ({ eventRegistrationTable: before }, { fetchMoreResult: { eventRegistrationTable: next } }) => ({
        eventRegistrationTable: { ...next, rows: [...before.rows, ...next.rows] },
      }),
    });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isNarrow}
      maxWidth="md"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={titleId}>{t('guests.title')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Typography component="p" variant="h5" dir="auto">
          {inLanguage(event, 'title', 'ar')}
        </Typography>
        <Remote of={read} skeleton={<LinesSkeleton lines={5} />}>
          {({ eventRegistrationTable: { rows, totalCount } }) => (
            <Box sx={{ marginBlockStart: 1 }}>
              <Typography role="status" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
                {totalCount === 0 ? t('guests.empty') : counted('guests.count', totalCount)}
              </Typography>
              {rows.length > 0 && <Guests rows={rows} totalCount={totalCount} onMore={more} />}
            </Box>
          )}
        </Remote>
      </DialogContent>
      <DialogActions>
        <Button
          component="a"
          href={`/api/exports/event-registrations.csv?eventId=${event.id}&direction=asc`}
          download
          variant="outlined"
          color="inherit"
          startIcon={<DownloadIcon />}
        >
          {t('guests.export')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {common('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
