import { Box, Typography } from '@mui/material';
import { formatDate, useTranslation } from '../../language';
import { QueryResult } from '../../ui/feedback/queryStates';
import { currentTime } from '../../ui/text/formatRelativeTime';
import { useAdminOverviewQuery } from './__generated__/AdminOverview';
import { ActivityCard, HealthLine, UpcomingCard } from './OverviewCards';
import { OverviewFigures } from './OverviewFigures';
import { columnStyles, OverviewSkeleton, sectionGap } from './OverviewSkeleton';
import { WaitingTiles } from './WaitingTiles';

/** The counts of what waits are fresher: the rail fetches them more often, and both share the cache. */
const pollIntervalMs = 30_000;

/** What waits, what the month brought, what comes and what happened last. */
export function AdminOverview() {
  const { t } = useTranslation('adminOverview');
  const overview = useAdminOverviewQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: pollIntervalMs,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <Box sx={{ maxInlineSize: '100rem' }}>
      <Box sx={headingStyles}>
        <Typography component="h2" variant="h3" id="waiting-heading">
          {t('title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{formatDate(currentTime(), 'ar')}</Typography>
      </Box>
      <QueryResult of={overview} skeleton={<OverviewSkeleton />}>
        {({ adminOverview }) => (
          <Box sx={{ display: 'grid', gap: sectionGap }}>
            <WaitingTiles waiting={adminOverview.waiting} />
            <Box sx={columnStyles}>
              <OverviewFigures {...adminOverview} />
              <Box sx={{ display: 'grid', gap: sectionGap, alignContent: 'start', minInlineSize: 0 }}>
                <UpcomingCard events={adminOverview.events} orders={adminOverview.expiringOrders} />
                <ActivityCard groups={adminOverview.activity} />
              </Box>
            </Box>
            <HealthLine health={adminOverview.health} />
          </Box>
        )}
      </QueryResult>
    </Box>
  );
}

const headingStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
  marginBlockEnd: 1.5,
} as const;
