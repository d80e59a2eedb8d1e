import { z } from '../fields/zod';
import { blankTitles } from '../../courses/blankTitles';
import { optionalTitleField } from './catalog';
import { messageKey, singleLineText } from '../fields/textFields';

const sectionTitle = optionalTitleField(singleLineText);

/** A new section has a title in one language at least. */
export const createSectionSchema = z
  .object({
    title: sectionTitle.default(''),
    titleAr: sectionTitle.default(''),
    clientKey: z.uuid(messageKey('wrongType')).optional(),
  })
  .superRefine((titles, ctx) => {
    for (const field of blankTitles(titles).length === 2 ? (['titleAr', 'title'] as const) : [])
      ctx.addIssue({ code: 'custom', path: [field], message: messageKey('titleInOneLanguage') });
  });

/** Absent fields keep their value. Without titles, a section has no heading. */
export const updateSectionSchema = z.object({ title: sectionTitle, titleAr: sectionTitle }).partial();
