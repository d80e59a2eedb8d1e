import { bounds } from '../../bounds';
import { multilineText, nonBlankText, singleLineText } from '../fields/textFields';
import { z } from '../fields/zod';

const { titleMax, textMax } = bounds.content;

export const siteDocumentSchema = z.object({
  title: nonBlankText(singleLineText, titleMax),
  titleAr: nonBlankText(singleLineText, titleMax),
  body: nonBlankText(multilineText, textMax),
  bodyAr: nonBlankText(multilineText, textMax),
});

/** Absent fields keep their value. */
export const updateSiteDocumentSchema = siteDocumentSchema.partial();
