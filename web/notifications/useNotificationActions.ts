import { useApolloClient } from '@apollo/client/react';
import { toClientError } from '../data/errors/clientError';
import { useTranslation } from '../language';
import { useToast } from '../ui/feedback/ToastProvider';
import { UnreadNotificationCountDocument } from './__generated__/NotificationBell';
import { useDeleteNotificationMutation, useMarkNotificationsReadMutation } from './__generated__/NotificationsScreen';

/** Marking and deleting; both update the list and the count in the header, and show a toast if they fail. */
export function useNotificationActions() {
  const { t } = useTranslation('notifications');
  const client = useApolloClient();
  const showToast = useToast();
  const [mark] = useMarkNotificationsReadMutation();
  const [deleteNotification] = useDeleteNotificationMutation();
  const showFailure = (error: unknown) =>
    showToast({ title: t('failed'), description: toClientError(error).messageWithStatus, variant: 'destructive' });
  return {
    /** @param ids shown notifications; with `all` also those that are not shown */
    markRead: async (ids: string[], { all = false } = {}): Promise<void> => {
      try {
        const { data } = await mark({ variables: all ? {} : { ids } });
        if (!data) return;
        const readAt = new Date().toISOString();
        for (const id of ids)
          client.cache.modify({
            id: client.cache.identify({ __typename: 'Notification', id }),
            fields: { readAt: (previous: string | null) => previous ?? readAt },
          });
        const unreadNotificationCount = data.markNotificationsRead;
        client.writeQuery({ query: UnreadNotificationCountDocument, data: { unreadNotificationCount } });
      } catch (error) {
        showFailure(error);
      }
    },
    remove: async (id: string): Promise<void> => {
      try {
        await deleteNotification({ variables: { id } });
        client.cache.evict({ id: client.cache.identify({ __typename: 'Notification', id }) });
        client.cache.gc();
        await client.query({ query: UnreadNotificationCountDocument, fetchPolicy: 'network-only' });
      } catch (error) {
        showFailure(error);
      }
    },
  };
}
