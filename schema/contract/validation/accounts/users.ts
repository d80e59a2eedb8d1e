import { z } from '../fields/zod';
import { languages } from '../../languages';
import { bounds } from '../../bounds';
import { roles } from '../../permissions';
import { textEncodings } from '../../userImport/textEncoding';
import {
  arabicNameField,
  emailField,
  firstNameField,
  lastNameField,
  newPasswordField,
  phoneField,
  usernameField,
} from './accounts';
import { booleanField, idField } from '../fields/numberFields';
import { optionalText, messageKey } from '../fields/textFields';

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
  firstNameAr: arabicNameField,
  lastNameAr: arabicNameField,
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

const { kilobytes } = bounds.userImport;

/** In UTF-16, a file has up to twice the bytes of its text. */
const fileBytes = 2 * kilobytes * 1024;

/** Base64, whose last group of four may be left without its padding but has all of it otherwise. */
function isBase64(text: string): boolean {
  const [, letters = '', padding = ''] = /^([A-Za-z0-9+/]*)(={0,2})$/.exec(text) ?? [];
  if (letters.length + padding.length < text.length || letters.length % 4 === 1) return false;
  return padding === '' || text.length % 4 === 0;
}

const base64Bytes = z
  .string(messageKey('wrongType'))
  .max(Math.ceil(fileBytes / 3) * 4, messageKey('tooLong'))
  .refine(isBase64, messageKey('wrongType'))
  .transform((text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));

/** A CSV text, or the bytes of a file; schema/accounts/admin/userCsvParser.ts parses it. */
export const userImportSchema = z
  .object({
    csv: z
      .string(messageKey('wrongType'))
      .refine((value) => new TextEncoder().encode(value).length <= kilobytes * 1024, messageKey('tooLong'))
      .nullish(),
    file: base64Bytes.nullish().transform((bytes) => bytes ?? undefined),
    encoding: z.enum(textEncodings, messageKey('wrongType')).nullish(),
    courseId: idField.nullish(),
    dryRun: booleanField,
  })
  .refine(({ csv, file }) => (csv == null) !== (file === undefined), {
    path: ['csv'],
    message: messageKey('required'),
  });
export type UserImport = z.output<typeof userImportSchema>;
