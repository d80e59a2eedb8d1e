import { z } from './zod';
import { languages } from '../languages';
import { limits } from '../limits';
import { roles } from '../permissions';
import { emailField, firstNameField, lastNameField, newPasswordField, phoneField, usernameField } from './accounts';
import { booleanField } from './numberFields';
import { optionalText, messageKey } from './textFields';

/** A blank password is none. */
const optionalPasswordField = z
  .union([z.string(), z.null()], messageKey('wrongType'))
  .optional()
  .transform((value) => value || undefined)
  .pipe(newPasswordField.optional());

/** User input of an admin, with any role (R-ADM-5). Without a password, the user sets one by a link in a mail. */
export const createUserSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField,
  username: usernameField,
  phone: optionalText(phoneField),
  password: optionalPasswordField,
  role: z.enum(roles, messageKey('unknownRole')),
  isActive: booleanField.optional(),
  preferredLanguage: z.enum(languages, messageKey('wrongType')).optional(),
});
export type CreateUserData = z.output<typeof createUserSchema>;

/** Absent fields and a blank password keep their value. */
export const updateUserSchema = createUserSchema.partial();

/** Blank texts, so that missing fields get their own message instead of "required". */
export const emptyUser = { firstName: '', lastName: '', email: '', username: '', password: '', role: '' };

const { kilobytes } = limits.userImport;

/** Uploaded CSV file; schema/accounts/admin/userCsvParser.ts parses it. */
export const userImportSchema = z.object({
  csv: z
    .string(messageKey('wrongType'))
    .refine((value) => new TextEncoder().encode(value).length <= kilobytes * 1024, messageKey('tooLong')),
  dryRun: booleanField,
});
