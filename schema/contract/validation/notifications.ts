import { z } from './zod';
import { pageSizes } from '../pageSizes';
import { messageKey } from './textFields';

const idField = z.union([z.string(), z.number().int()], messageKey('wrongType')).transform(String);

/** Notifications to mark as read; without `ids` all of them. */
export const markReadSchema = z.object({
  ids: z.array(idField, messageKey('wrongType')).max(pageSizes.max, messageKey('tooMany')).optional(),
});
