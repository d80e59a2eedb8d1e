import { z } from 'zod';
import { limits } from '../limits';
import type { SentenceKey } from '../sentences';
import { email, phone } from './accounts';
import { line, optional, say, text, visible } from './text';

const required = (written: z.ZodType<string, string>, complaint: SentenceKey) =>
  written.refine((value) => visible(value).length > 0, say(complaint));

/** A message to us: everything but the phone is required (spec.md section 5, Contact form). */
export const contactDraft = z.object({
  name: required(line(limits.name.max), 'nameRequired'),
  email,
  phone: optional(phone),
  subject: required(line(limits.contact.subjectMax), 'subjectRequired'),
  message: required(text(limits.contact.messageMax), 'messageRequired'),
});
export type ContactForm = z.input<typeof contactDraft>;
export type ContactDraft = z.output<typeof contactDraft>;
