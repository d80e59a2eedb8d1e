import { bounds } from '../../bounds';
import { stripIgnorable } from '../../text/characters';
import { clientKey } from '../fields/clientKey';
import { booleanField, integerField } from '../fields/numberFields';
import { messageKey, multilineText, nonBlankText } from '../fields/textFields';
import { z } from '../fields/zod';

const { textMin, textMax, reasonMax } = bounds.threads;

/** Plain text: addresses in it are no links, which would invite advertisements. */
const threadText = multilineText(textMax).refine(
  (text) => stripIgnorable(text).length >= textMin,
  `${messageKey('textTooShort')}|${textMin}`,
);

export const threadTextSchema = z.object({ text: threadText });

export const postSchema = threadTextSchema.extend({ clientKey });

export const threadSchema = postSchema.extend({
  second: integerField(bounds.lessonPosition.max).nullish(),
  isPrivate: booleanField.nullish().transform((isPrivate) => isPrivate ?? false),
});

export const threadReasonSchema = z.object({ reason: nonBlankText(multilineText, reasonMax) });
