import { messageKey } from './textFields';
import { z } from './zod';

/** A UUID that the client chose for what it creates, so that a repeated request creates no second one. */
export const clientKey = z.uuid(messageKey('wrongType')).nullish();
