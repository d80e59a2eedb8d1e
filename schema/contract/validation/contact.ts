import { z } from 'zod';
import { limits } from '../limits';
import { email, phone } from './accounts';
import { filled, line, optional, text } from './text';

/** A message to us: everything but the phone is required (spec.md section 5, Contact form). */
export const contactDraft = z.object({
  name: filled(line, limits.name.max, 'nameRequired'),
  email,
  phone: optional(phone),
  subject: filled(line, limits.contact.subjectMax, 'subjectRequired'),
  message: filled(text, limits.contact.messageMax, 'messageRequired'),
});
export type ContactForm = z.input<typeof contactDraft>;
export type ContactDraft = z.output<typeof contactDraft>;
