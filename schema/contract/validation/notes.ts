import { bounds } from '../bounds';
import { integerField } from './numberFields';
import { messageKey, multilineText, nonBlankText } from './textFields';
import { z } from './zod';

/** Plain text. */
export const noteTextSchema = z.object({ text: nonBlankText(multilineText, bounds.notes.textMax) });

export const noteSchema = noteTextSchema.extend({
  second: integerField(bounds.lessonPosition.max).nullish(),
  clientKey: z.uuid(messageKey('wrongType')).nullish(),
});
