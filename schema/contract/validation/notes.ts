import { bounds } from '../bounds';
import { clientKey } from './clientKey';
import { integerField } from './numberFields';
import { multilineText, nonBlankText } from './textFields';
import { z } from './zod';

/** Plain text. */
export const noteTextSchema = z.object({ text: nonBlankText(multilineText, bounds.notes.textMax) });

export const noteSchema = noteTextSchema.extend({
  second: integerField(bounds.lessonPosition.max).nullish(),
  clientKey,
});
