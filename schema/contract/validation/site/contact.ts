import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { emailField, phoneField } from '../accounts/accounts';
import { nonBlankText, personName, singleLineText, optionalText, multilineText } from '../fields/textFields';

export const newsletterSubscriptionSchema = z.object({ email: emailField });

/** Contact message input; only the phone is optional (R-CON-2). */
export const contactMessageSchema = z.object({
  name: nonBlankText(personName, bounds.name.max, 'nameRequired'),
  email: emailField,
  phone: optionalText(phoneField),
  subject: nonBlankText(singleLineText, bounds.contact.subjectMax, 'subjectRequired'),
  message: nonBlankText(multilineText, bounds.contact.messageMax, 'messageRequired'),
});
export type ContactFormValues = z.input<typeof contactMessageSchema>;
export type ContactMessageData = z.output<typeof contactMessageSchema>;

/** Reply of the office to a contact message, plain text. */
export const contactReplySchema = z.object({
  text: nonBlankText(multilineText, bounds.contact.replyMax, 'messageRequired'),
});
