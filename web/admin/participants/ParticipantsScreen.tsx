import { Box, Button, Typography } from '@mui/material';
import { useParams, useSearchParams } from 'react-router-dom';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { ArticleIcon } from '../../art/icons/navIcons';
import { formatDateRange, formatNumber, formatTime, localizeField, useTranslation } from '../../language';
import { BackLink, paths } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { EmptyState, ErrorState, QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { SearchField } from '../../ui/form/SearchField';
import { PageContainer } from '../../ui/layout/Section';
import { adminHeadingStyles, adminPageStyles } from '../AdminPage';
import { OfficeMessageButton } from '../officeMessages/OfficeMessageButton';
import { AttendanceSheet } from './AttendanceSheet';
import { ParticipantExportButton } from './ParticipantExportButton';
import { countInState, filterParticipants, participantStates, sortByName } from './useParticipants';
import { ParticipantTable } from './ParticipantTable';
import { useCheckIn, useParticipants } from './useParticipants';
import type { ParticipantFragment, ParticipantsPageQuery } from './__generated__/ParticipantsScreen';

/** The participants of an event: searched, checked in at the door, exported, and printed as an attendance sheet. */
export function Component() {
  const { t } = useTranslation('adminParticipants');
  const { id = '' } = useParams();
  const { query, isComplete, error, retry } = useParticipants(id);
  return (
    <PageContainer sx={adminPageStyles}>
      <PageMeta title={t('title')} isIndexed={false} />
      <Box className="no-print">
        <BackLink to={paths.admin.event(id)} height={32}>
          {t('back')}
        </BackLink>
      </Box>
      <QueryResult of={query} skeleton={<TextSkeleton lines={12} />}>
        {({ event, adminEventRegistrations: { rows, totalCount } }) =>
          event ? (
            <>
              <EventHeading event={event} />
              {error !== undefined && <ErrorState error={error} onRetry={retry} />}
              {totalCount === 0 ? (
                <EmptyState title={t('empty')} />
              ) : (
                <Participants eventId={event.id} participants={sortByName(rows)} isComplete={isComplete} />
              )}
            </>
          ) : (
            <EmptyState level={1} title={t('notFound')} />
          )
        }
      </QueryResult>
    </PageContainer>
  );
}

type ParticipantsEvent = NonNullable<ParticipantsPageQuery['event']>;

function EventHeading({ event }: { event: ParticipantsEvent }) {
  const { t } = useTranslation('adminParticipants');
  const { startDate, endDate, isOnline } = event;
  const place = localizeField(event, 'location', 'ar') || (isOnline && t('online'));
  return (
    <Box sx={adminHeadingStyles}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{localizeField(event, 'title', 'ar')}</bdi>
      </Typography>
      <Typography>
        {formatDateRange(startDate, endDate, 'ar')}
        {'، '}
        {t('times', { from: formatTime(startDate, 'ar'), to: formatTime(endDate, 'ar') })}
        {place && (
          <>
            {' · '}
            <bdi>{place}</bdi>
          </>
        )}
      </Typography>
    </Box>
  );
}

interface ParticipantsProps {
  eventId: string;
  participants: readonly ParticipantFragment[];
  /** False while the rest of a long list is loaded. */
  isComplete: boolean;
}

function Participants({ eventId, participants, isComplete }: ParticipantsProps) {
  const { t } = useTranslation('adminParticipants');
  const [params, setParams] = useSearchParams();
  const checkIn = useCheckIn();
  const search = params.get('search') ?? '';
  const state = participantStates.find((each) => each === params.get('state'));
  const shown = filterParticipants(participants, search, state);
  const change = (name: string, value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <Box className="no-print" sx={{ marginBlockStart: 1 }}>
        <Box sx={filterStyles}>
          <SearchField
            id="participants-search"
            label={t('search')}
            placeholder={t('searchHint')}
            value={search}
            onSearch={(text) => change('search', text)}
          />
          <NativeSelect
            id="participants-state"
            name="state"
            label={t('states')}
            value={state ?? ''}
            options={[
              { value: '', label: withCount(t('all'), participants.length) },
              ...participantStates.map((value) => ({
                value,
                label: withCount(t(value), countInState(participants, value)),
              })),
            ]}
            onChange={(value) => change('state', value)}
          />
          <Toolbar eventId={eventId} isComplete={isComplete} shown={shown} />
        </Box>
        <Typography role="status" sx={{ fontWeight: 700, marginBlock: 0.5 }}>
          {t('presentCount', {
            present: formatNumber(countInState(participants, 'present'), 'ar'),
            total: formatNumber(participants.length, 'ar'),
          })}
          {!isComplete && ` · ${t('loading')}`}
        </Typography>
        {shown.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <ParticipantTable participants={shown} onCheckIn={(...change) => void checkIn(...change)} />
        )}
      </Box>
      <AttendanceSheet participants={participants} />
    </>
  );
}

const withCount = (label: string, count: number) => `${label} (${formatNumber(count, 'ar')})`;

const filterStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 2fr) minmax(0, 1fr)',
    lg: 'minmax(0, 22rem) minmax(0, 14rem) minmax(16rem, 1fr)',
  },
  alignItems: 'end',
  gap: 1.5,
} as const;

/** On phones the buttons share a row. */
const toolbarStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  gridColumn: { sm: '1 / -1', lg: 'auto' },
  justifyContent: { lg: 'end' },
  '& .MuiButton-root': { flex: { xs: '1 1 auto', sm: '0 0 auto' }, paddingInline: { xs: 1.5, sm: 2.5 } },
} as const;

interface ToolbarProps extends Pick<ParticipantsProps, 'eventId' | 'isComplete'> {
  /** Those of the search and the state, to whom the office writes. */
  shown: readonly ParticipantFragment[];
}

function Toolbar({ eventId, isComplete, shown }: ToolbarProps) {
  const { t } = useTranslation('adminParticipants');
  return (
    <Box sx={toolbarStyles}>
      <ParticipantExportButton eventId={eventId} />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ArticleIcon />}
        aria-disabled={!isComplete}
        onClick={() => isComplete && window.print()}
      >
        {t('print')}
      </Button>
      {isComplete && shown.length > 0 && shown.length <= pageSizes.selectedRows && (
        <OfficeMessageButton userIds={shown.map(({ userId }) => userId)} />
      )}
    </Box>
  );
}
