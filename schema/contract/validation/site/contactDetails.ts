import { bounds } from '../../bounds';
import { emailField, phoneField, urlField } from '../accounts/accounts';
import { optionalText, singleLineText } from '../fields/textFields';
import { z } from '../fields/zod';

/** A blank or missing text is stored as '', which is not shown. */
const blankable = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  optionalText(z.union([z.literal(''), schema])).transform((value) => value ?? '');

const lineField = blankable(singleLineText(bounds.content.titleMax));
const socialField = blankable(urlField);

/** How people reach the operator. All texts are optional. */
export const contactDetailsSchema = z.object({
  address: lineField,
  addressAr: lineField,
  hours: lineField,
  hoursAr: lineField,
  phone: blankable(phoneField),
  email: blankable(emailField),
  facebook: socialField,
  instagram: socialField,
  youtube: socialField,
  linkedin: socialField,
  x: socialField,
});
export type ContactDetailsFormValues = z.input<typeof contactDetailsSchema>;
