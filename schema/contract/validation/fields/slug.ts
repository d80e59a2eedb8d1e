import { bounds } from '../../bounds';
import { cleanSlug } from '../../text/cleanText';
import { slugPattern } from '../../text/slug';
import { cleanedText, messageKey } from './textFields';

/** A valid slug or blank; entities that need one reject blank. */
export const slugField = cleanedText(cleanSlug, bounds.slug.max).refine(
  (value) => value === '' || slugPattern.test(value),
  messageKey('invalidSlug'),
);
