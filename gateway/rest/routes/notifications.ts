import { markReadSchema } from '../../../schema/contract/validation/accounts/notifications';
import { RestMarkNotificationsReadDocument, RestNotificationsDocument } from '../operations/generated';
import { notificationQuerySchema } from '../queryParameters';
import { listRoute, post, type Route } from '../route';

export const notificationRoutes: Route[] = [
  listRoute('/api/notifications', RestNotificationsDocument, {
    query: notificationQuerySchema,
    variables: ({ query: { unread } }) => ({ unreadOnly: unread }),
    page: ({ myNotifications }) => myNotifications,
  }),
  post('/api/notifications/read', RestMarkNotificationsReadDocument, {
    body: markReadSchema,
    isBodyOptional: true,
    variables: ({ body: { ids, path } }) => ({ ids, path }),
    response: ({ unread }) => ({ unread }),
  }),
];
