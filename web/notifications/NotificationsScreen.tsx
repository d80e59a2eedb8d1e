import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { appendPage } from '../data/apollo/appendPage';
import { BellIcon } from '../art/icons/accountIcons';
import { formatDate, useLanguage, useTranslation } from '../language';
import { ButtonLink, paths, TextLink } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { EmptyState, QueryResult } from '../ui/feedback/queryStates';
import { useToast } from '../ui/feedback/ToastProvider';
import { useRequest } from '../ui/hooks/useRequest';
import { useRefetchAfterLanguageChange } from '../ui/hooks/useRefetchAfterLanguageChange';
import { useRefetchOnVisitPolicy } from '../ui/hooks/useRefetchOnVisitPolicy';
import { PageContainer } from '../ui/layout/Section';
import { ChipLink, chipListStyles } from '../ui/navigation/ChipLink';
import { NotificationRow } from './NotificationRow';
import { useNotificationActions } from './useNotificationActions';
import {
  useNotificationsQuery,
  type NotificationItemFragment,
  type NotificationsQuery,
} from './__generated__/NotificationsScreen';
import { dayMs } from '../../schema/contract/text/format/dateTime';

const headingId = 'notifications-title';

export function Component() {
  const { t } = useTranslation('notifications');
  const [search] = useSearchParams();
  const unreadOnly = search.get('show') === 'unread';
  const query = useNotificationsQuery({ variables: { unreadOnly }, ...useRefetchOnVisitPolicy() });
  useRefetchAfterLanguageChange(query.refetch);
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 }, maxInlineSize: '56rem' }}>
      <PageMeta title={t('title')} isIndexed={false} />
      <Typography component="h1" variant="h2" id={headingId} tabIndex={-1} sx={{ outline: 'none' }}>
        {t('title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
        {t('intro')} <TextLink to={paths.accountSection('notifications')}>{t('settings')}</TextLink>
      </Typography>
      <QueryResult of={query} skeleton={<NotificationsSkeleton />}>
        {(data) => <Notifications data={data} unreadOnly={unreadOnly} query={query} />}
      </QueryResult>
    </PageContainer>
  );
}

function NotificationsSkeleton() {
  return (
    <Stack sx={{ gap: 1.5, marginBlockStart: 4 }}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={92} sx={{ borderRadius: '16px' }} />
      ))}
    </Stack>
  );
}

interface NotificationsProps {
  data: NotificationsQuery;
  unreadOnly: boolean;
  query: ReturnType<typeof useNotificationsQuery>;
}

const toolbarStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  marginBlockStart: 3,
} as const;

function Notifications({ data, unreadOnly, query }: NotificationsProps) {
  const { t } = useTranslation('notifications');
  const { nodes, pageInfo } = data.myNotifications;
  const unread = data.unreadNotificationCount;
  const { markRead, remove } = useNotificationActions();
  const markAll = () =>
    markRead(
      nodes.map(({ id }) => id),
      { all: true },
    );
  const focusHeading = () => document.getElementById(headingId)?.focus();
  return (
    <>
      <Stack direction="row" sx={toolbarStyles}>
        <Box component="nav" aria-label={t('filter.label')}>
          <Box component="ul" sx={chipListStyles}>
            <li>
              <ChipLink to={paths.notifications()} isSelected={!unreadOnly}>
                {t('filter.all')}
              </ChipLink>
            </li>
            <li>
              <ChipLink to={paths.notifications({ show: 'unread' })} isSelected={unreadOnly}>
                {t('filter.unread')}
              </ChipLink>
            </li>
          </Box>
        </Box>
        {unread > 0 && (
          <Button variant="outlined" onClick={() => void markAll().then(focusHeading)}>
            {t('markAll')}
          </Button>
        )}
      </Stack>
      {nodes.length === 0 ? (
        <NoNotifications unreadOnly={unreadOnly} />
      ) : (
        <NotificationDays
          notifications={nodes}
          onOpen={({ id, readAt }) => {
            if (!readAt) void markRead([id]);
          }}
          onDelete={(id) => void remove(id).then(focusHeading)}
        />
      )}
      {pageInfo.hasNextPage && <LoadMoreButton query={query} after={pageInfo.endCursor} />}
    </>
  );
}

function NoNotifications({ unreadOnly }: { unreadOnly: boolean }) {
  const { t } = useTranslation('notifications');
  const art = (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        blockSize: 120,
        borderRadius: '50%',
        backgroundColor: 'tint',
        color: 'onTint',
      }}
    >
      <BellIcon size={56} />
    </Box>
  );
  return (
    <EmptyState
      art={art}
      artWidth={120}
      title={t(unreadOnly ? 'empty.allRead' : 'empty.title')}
      text={t(unreadOnly ? 'empty.allReadText' : 'empty.text')}
      action={
        unreadOnly ? (
          <ButtonLink to={paths.notifications()} variant="outlined">
            {t('empty.showAll')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.courses()} variant="contained">
            {t('empty.courses')}
          </ButtonLink>
        )
      }
    />
  );
}

interface NotificationDaysProps {
  notifications: readonly NotificationItemFragment[];
  onOpen(notification: NotificationItemFragment): void;
  onDelete(id: string): void;
}

function NotificationDays({ notifications, onOpen, onDelete }: NotificationDaysProps) {
  const toDayName = useDayName();
  const days = [...new Set(notifications.map(({ createdAt }) => toDayName(createdAt)))];
  return days.map((day) => (
    <Box component="section" key={day} aria-label={day} sx={{ marginBlockStart: 4 }}>
      <Typography component="h2" variant="h4" sx={{ marginBlockEnd: 1.5 }}>
        {day}
      </Typography>
      <Card component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {notifications
          .filter(({ createdAt }) => toDayName(createdAt) === day)
          .map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onOpen={() => onOpen(notification)}
              onDelete={() => onDelete(notification.id)}
            />
          ))}
      </Card>
    </Box>
  ));
}

/** "Today", "yesterday" or the date. */
function useDayName(): (iso: string) => string {
  const { t } = useTranslation('notifications');
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  const dateOf = (time: number) => formatDate(new Date(time).toISOString(), language);
  const names = new Map([
    [dateOf(now), t('today')],
    [dateOf(now - dayMs), t('yesterday')],
  ]);
  return (iso) => names.get(formatDate(iso, language)) ?? formatDate(iso, language);
}

function LoadMoreButton({ query, after }: { query: NotificationsProps['query']; after: string | null }) {
  const { t } = useTranslation('notifications');
  const showToast = useToast();
  const { run, isBusy } = useRequest(
    () =>
      query.fetchMore({
        variables: { after },
        updateQuery: appendPage('myNotifications', 'nodes'),
      }),
    ({ messageWithStatus }) =>
      showToast({ title: t('moreFailed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <Stack sx={{ alignItems: 'center', marginBlockStart: 4 }}>
      <Button variant="outlined" aria-busy={isBusy} onClick={run}>
        {t(isBusy ? 'loadingMore' : 'more')}
      </Button>
    </Stack>
  );
}
