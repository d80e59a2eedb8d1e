import { z } from './zod';
import { limits } from '../limits';
import { emailField, phoneField } from './accounts';
import { nonBlankText, personName, singleLineText, optionalText, multilineText } from './textFields';

export const newsletterSubscriptionSchema = z.object({ email: emailField });

/** Contact message input; only the phone is optional (R-CON-2). */
export const contactMessageSchema = z.object({
  name: nonBlankText(personName, limits.name.max, 'nameRequired'),
  email: emailField,
  phone: optionalText(phoneField),
  subject: nonBlankText(singleLineText, limits.contact.subjectMax, 'subjectRequired'),
  message: nonBlankText(multilineText, limits.contact.messageMax, 'messageRequired'),
});
export type ContactFormValues = z.input<typeof contactMessageSchema>;
export type ContactMessageData = z.output<typeof contactMessageSchema>;
