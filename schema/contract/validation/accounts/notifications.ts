import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { pageSizes } from '../../pageSizes';
import { messageKey, singleLineText } from '../fields/textFields';

const idField = z.union([z.string(), z.number().int()], messageKey('wrongType')).transform(String);

/** Notifications to mark as read; without `ids` and `path` all of them. */
export const markReadSchema = z.object({
  ids: z.array(idField, messageKey('wrongType')).max(pageSizes.max, messageKey('tooMany')).optional(),
  path: singleLineText(bounds.url.max).optional(),
});
