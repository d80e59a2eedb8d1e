import { Box, Button, Link as MuiLink, Typography, useMediaQuery } from '@mui/material';
import { registrationStatusLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { useTranslation, formatDate, localizeField, usePlural } from '../../language';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import type { RowDialogProps } from '../resource/adminResource';
import { RowDialogFrame } from '../resource/RowDialogFrame';
import { useAdminEventRegistrationsQuery } from './__generated__/eventResource';
import type { AdminEventRegistrationsQuery, AdminEventFragment } from './__generated__/eventResource';

type EventRegistrationRow = AdminEventRegistrationsQuery['adminEventRegistrations']['rows'][number];

interface EventRegistrationListProps {
  rows: readonly EventRegistrationRow[];
  totalCount: number;
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
        {rows.map(({ id, name, email, phone, status, createdAt }) => (
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
              {status === 'pending_payment' && ` · ${registrationStatusLabelsAr.pending_payment}`}
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
          {t('registrations.more')}
        </Button>
      )}
    </>
  );
}

export function EventRegistrationsDialog({
  row: event,
  isOpen,
  onClose,
  onExited,
}: RowDialogProps<AdminEventFragment>) {
  const { t } = useTranslation('adminEvents');
  const { t: tCommon } = useTranslation();
  const formatCount = usePlural('adminEvents');
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
    <RowDialogFrame
      {...{ isOpen, onClose, onExited }}
      maxWidth="md"
      fullScreen={isNarrow}
      title={t('registrations.title')}
      contentProps={{ dividers: true, tabIndex: 0 }}
      actions={
        <>
          <Button
            component="a"
            href={`/api/exports/event-registrations.csv?eventId=${event.id}&direction=asc`}
            download
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
          >
            {t('registrations.export')}
          </Button>
          <Button variant="contained" onClick={onClose} autoFocus>
            {tCommon('close')}
          </Button>
        </>
      }
    >
      <Typography component="p" variant="h5" dir="auto">
        {localizeField(event, 'title', 'ar')}
      </Typography>
      <QueryResult of={query} skeleton={<TextSkeleton lines={5} />}>
        {({ adminEventRegistrations: { rows, totalCount } }) => (
          <Box sx={{ marginBlockStart: 1 }}>
            <Typography role="status" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
              {totalCount === 0 ? t('registrations.empty') : formatCount('registrations.count', totalCount)}
            </Typography>
            {rows.length > 0 && <EventRegistrationList rows={rows} totalCount={totalCount} onMore={loadPage} />}
          </Box>
        )}
      </QueryResult>
    </RowDialogFrame>
  );
}
