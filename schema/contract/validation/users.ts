import { z } from 'zod';
import { languages } from '../languages';
import { limits } from '../limits';
import { roles } from '../permissions';
import { email, firstName, lastName, newPassword, phone, username } from './accounts';
import { flag } from './numbers';
import { optional, say } from './text';

/** An account as an admin makes it (spec.md section 5, Admin forms), with one of the three roles and a password of its own. */
export const userDraft = z.object({
  firstName,
  lastName,
  email,
  username,
  phone: optional(phone),
  password: newPassword,
  role: z.enum(roles, say('unknownRole')),
  isActive: flag.optional(),
  preferredLanguage: z.enum(languages, say('wrongType')).optional(),
});
export type UserDraft = z.output<typeof userDraft>;

/** What changes of an account; absent fields stay as they are, and so does a password that is left blank. */
export const userChanges = userDraft.partial().extend({
  password: z
    .union([z.string(), z.null()], say('wrongType'))
    .optional()
    .transform((value) => value || undefined)
    .pipe(newPassword.optional()),
});

/** What a draft holds before anything was said: blank texts, so that what is missing is complained of in its own words. */
export const nobody = { firstName: '', lastName: '', email: '', username: '', password: '', role: '' };

const { kilobytes } = limits.userImport;

/** A file of people as it arrives; how it is to be read is the matter of schema/accounts/csv.ts. */
export const userImport = z.object({
  csv: z
    .string(say('wrongType'))
    .refine((value) => new TextEncoder().encode(value).length <= kilobytes * 1024, say('tooLong')),
  dryRun: flag,
});
