import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link as MuiLink,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId } from 'react';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { useTranslation, formatDate, localizeField, usePlural } from '../../language';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import type { RowDialogProps } from '../resource/adminResource';
import { useAdminEventRegistrationsQuery } from './__generated__/eventResource';
import type { AdminEventRegistrationsQuery, AdminEventFragment } from './__generated__/eventResource';

type EventRegistrationRow = AdminEventRegistrationsQuery['adminEventRegistrations']['rows'][number];

interface EventRegistrationListProps {
  rows: readonly EventRegistrationRow[];
  totalCount: number;
  /** Fetches the next page. */
  onMore(page: number): Promise<unknown>;
}

const registrationsPerPage = 100;

const registrationListStyles = { display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' } as const;

const registrationRowStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 2fr) max-content' },
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'baseline',
  paddingBlock: 1.25,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

function EventRegistrationList({ rows, totalCount, onMore }: EventRegistrationListProps) {
  const { t } = useTranslation('adminEvents');
  return (
    <>
      <Box component="ul" aria-label={fieldLabelsAr.registeredCount} sx={registrationListStyles}>
        {rows.map(({ id, name, email, phone, createdAt }) => (
          <Box component="li" key={id} sx={registrationRowStyles}>
            <Box component="span" sx={{ fontWeight: 700 }}>
              <bdi>{name}</bdi>
            </Box>
            <span>
              <MuiLink href={`mailto:${email}`} dir="ltr">
                {email}
              </MuiLink>
            </span>
            <span>
              {phone && (
                <MuiLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
                  {phone}
                </MuiLink>
              )}
            </span>
            <Box component="time" dateTime={createdAt} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {formatDate(createdAt, 'ar')}
            </Box>
          </Box>
        ))}
      </Box>
      {rows.length < totalCount && (
        <Button
          variant="outlined"
          sx={{ marginBlockStart: 2 }}
          onClick={() => void onMore(Math.floor(rows.length / registrationsPerPage) + 1).catch(() => undefined)}
        >
          {t('guests.more')}
        </Button>
      )}
    </>
  );
}

/** The registrations of an event, with e-mail and phone links, and their CSV export. */
export function EventRegistrationsDialog({
  row: event,
  isOpen,
  onClose,
  onExited,
}: RowDialogProps<AdminEventFragment>) {
  const { t } = useTranslation('adminEvents');
  const { t: tCommon } = useTranslation();
  const formatCount = usePlural('adminEvents');
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 37.5em)');
  const query = useAdminEventRegistrationsQuery({
    variables: { eventId: event.id, page: 1 },
    fetchPolicy: 'network-only',
  });
  const loadPage = (page: number) =>
    query.fetchMore({
      variables: { page },
      updateQuery: ({ adminEventRegistrations: previous }, { fetchMoreResult: { adminEventRegistrations: next } }) => ({
        adminEventRegistrations: {
          ...next,
          rows: [...previous.rows, ...next.rows],
        },
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
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={titleId}>{t('guests.title')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Typography component="p" variant="h5" dir="auto">
          {localizeField(event, 'title', 'ar')}
        </Typography>
        <QueryResult of={query} skeleton={<TextSkeleton lines={5} />}>
          {({ adminEventRegistrations: { rows, totalCount } }) => (
            <Box sx={{ marginBlockStart: 1 }}>
              <Typography role="status" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
                {totalCount === 0 ? t('guests.empty') : formatCount('guests.count', totalCount)}
              </Typography>
              {rows.length > 0 && <EventRegistrationList rows={rows} totalCount={totalCount} onMore={loadPage} />}
            </Box>
          )}
        </QueryResult>
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
          {tCommon('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
