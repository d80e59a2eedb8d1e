import { Badge, IconButton } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pageSizes } from '../../schema/contract/pageSizes';
import { BellIcon } from '../art/icons/accountIcons';
import { useTranslation } from '../language';
import { paths } from '../routing';
import { useViewer } from '../session/useViewer';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import {
  UnreadNotificationCountDocument,
  useReadNotificationsOfPageMutation,
  useUnreadNotificationCountQuery,
} from './__generated__/NotificationBell';

const pollIntervalMs = 60_000;
const maxCount = pageSizes.unreadNotifications - 1;

/** Leads a signed-in user to the notifications, with the number of unread ones. */
export function NotificationBell() {
  const { viewer } = useViewer();
  return viewer && <Bell key={viewer.id} />;
}

/**
 * The count is fetched when the application has loaded, after each navigation and every minute. Notifications about the page
 * that is open are read by that, as those of a payment by its review.
 */
function Bell() {
  const { t } = useTranslation('notifications');
  const { pathname, search } = useLocation();
  // A sign-in leaves its page at once; the next page fetches the count.
  const isFetched = useIsHydrated() && pathname !== paths.auth();
  const { data, refetch } = useUnreadNotificationCountQuery({
    skip: !isFetched,
    pollInterval: pollIntervalMs,
    skipPollAttempt: () => document.hidden,
  });
  const countedPathname = useRef<string>(null);
  useEffect(() => {
    if (!isFetched || countedPathname.current === pathname) return;
    // The query itself counts on the first page.
    if (countedPathname.current !== null) void refetch().catch(() => undefined);
    countedPathname.current = pathname;
  }, [isFetched, pathname, refetch]);
  const count = data?.unreadNotificationCount ?? 0;
  const visited = pathname + search;
  const lastRead = useRef<string>(null);
  const [readNotifications] = useReadNotificationsOfPageMutation();
  useEffect(() => {
    const state = `${visited} ${count}`;
    if (count === 0 || lastRead.current === state) return;
    lastRead.current = state;
    readNotifications({
      variables: { path: visited },
      update: (cache, { data }) => {
        if (!data) return;
        const unreadNotificationCount = data.markNotificationsRead;
        lastRead.current = `${visited} ${unreadNotificationCount}`;
        cache.writeQuery({ query: UnreadNotificationCountDocument, data: { unreadNotificationCount } });
      },
    }).catch(() => undefined);
  }, [count, visited, readNotifications]);
  return (
    <IconButton
      component={Link}
      to={paths.notifications()}
      color="inherit"
      aria-label={count > 0 ? t('bell', { count }) : t('title')}
    >
      <Badge badgeContent={count} max={maxCount} color="error" aria-hidden="true">
        <BellIcon size={22} />
      </Badge>
    </IconButton>
  );
}
