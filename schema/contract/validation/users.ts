import { z } from 'zod';
import { languages } from '../languages';
import { limits } from '../limits';
import { roles } from '../permissions';
import { emailField, firstNameField, lastNameField, newPasswordField, phoneField, usernameField } from './accounts';
import { booleanField } from './numberFields';
import { optionalText, messageKey } from './textFields';

/** User input of an admin, with any role and a password (R-ADM-5). */
export const createUserSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField,
  username: usernameField,
  phone: optionalText(phoneField),
  password: newPasswordField,
  role: z.enum(roles, messageKey('unknownRole')),
  isActive: booleanField.optional(),
  preferredLanguage: z.enum(languages, messageKey('wrongType')).optional(),
});
export type CreateUserData = z.output<typeof createUserSchema>;

/** What changes of an account; absent fields stay as they are, and so does a password that is left blank. */
export const updateUserSchema = createUserSchema.partial().extend({
  password: z
    .union([z.string(), z.null()], messageKey('wrongType'))
    .optional()
    .transform((value) => value || undefined)
    .pipe(newPasswordField.optional()),
});

/** What a draft holds before anything was said: blank texts, so that what is missing is complained of in its own words. */
export const emptyUser = { firstName: '', lastName: '', email: '', username: '', password: '', role: '' };

const { kilobytes } = limits.userImport;

/** A file of people as it arrives; how it is to be read is the matter of schema/accounts/userCsvParser.ts. */
export const userImportSchema = z.object({
  csv: z
    .string(messageKey('wrongType'))
    .refine((value) => new TextEncoder().encode(value).length <= kilobytes * 1024, messageKey('tooLong')),
  dryRun: booleanField,
});
