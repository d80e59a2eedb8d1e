import { bounds } from '../../bounds';
import { clientKey } from '../fields/clientKey';
import { integerField } from '../fields/numberFields';
import { multilineText, nonBlankText } from '../fields/textFields';
import { z } from '../fields/zod';

/** Plain text. */
export const noteTextSchema = z.object({ text: nonBlankText(multilineText, bounds.notes.textMax) });

export const noteSchema = noteTextSchema.extend({
  second: integerField(bounds.lessonPosition.max).nullish(),
  clientKey,
});
