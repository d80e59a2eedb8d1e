import { nameScript } from '../../text/names/nameScript';
import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { isLocalMediaUrl } from '../../site/urls';
import { selfRegistrationRoles } from '../../permissions';
import { languages } from '../../languages';
import { describeCharacter, stripIgnorable } from '../../text/characters';
import { cleanToken, cleanUsername } from '../../text/cleanText';
import { cleanEmail, findForeignLetter, isEmailAddress } from '../../text/emailAddress';
import { parsePhone } from '../../text/phoneNumber';
import { isMediaAddress, isPrivateAddress, toStoredUrl } from '../../uploads/mediaAddress';
import {
  cleanedText,
  lineCleanedBy,
  messageKey,
  multilineText,
  optionalText,
  printedName,
  refuseCharacters,
} from '../fields/textFields';

/** Key for comparing usernames: ignores case, compatibility forms and invisible characters. */
export const normalizeUsername = (username: string): string => stripIgnorable(username.normalize('NFKC')).toLowerCase();

/** Email address in lower case, its domain in ASCII. */
export const emailField = cleanedText(cleanEmail, bounds.email.max).superRefine((address, ctx) => {
  const foreign = findForeignLetter(address);
  if (foreign)
    ctx.addIssue({
      code: 'custom',
      message: `${messageKey('latinEmailOnly')}|${describeCharacter(foreign.character)}|${foreign.position}`,
    });
  else if (!isEmailAddress(address)) ctx.addIssue({ code: 'custom', message: messageKey('invalidEmail') });
});

/** Phone number in any notation, stored as `parsePhone` writes it; blank for none. */
export const phoneField = cleanedText(cleanToken, bounds.phone.max).transform((text, ctx) => {
  const result = parsePhone(text);
  if ('phone' in result) return result.phone;
  ctx.addIssue({ code: 'custom', message: result.problem });
  return z.NEVER;
});

/** https URL in the form of browsers, or a path of this site under `/media/` that is not private; uploads by the path that is stored. */
export const urlField = lineCleanedBy(toStoredUrl, bounds.url.max)
  .refine(isMediaAddress, messageKey('invalidUrl'))
  .refine((value) => !isPrivateAddress(value), messageKey('uploadOfOtherKind'))
  .overwrite((value) => (isLocalMediaUrl(value) || !URL.canParse(value) ? value : new URL(value).href));

/** Lone surrogates would all be stored as the same replacement character. */
const refuseLoneSurrogates = refuseCharacters(/\p{Cs}/u);

/** Existing password, not trimmed. */
export const existingPasswordField = z
  .string({ error: messageKey('wrongType') })
  .min(1, messageKey('passwordRequired'))
  .max(bounds.password.max, messageKey('tooLong'))
  .superRefine(refuseLoneSurrogates);

/** Login input (R-ACC-1). The password is not trimmed: it is compared as typed. */
export const loginSchema = z.object({ email: emailField, password: existingPasswordField });
export type LoginFormValues = z.input<typeof loginSchema>;

export const usernameField = lineCleanedBy(cleanUsername, bounds.username.max)
  .refine((value) => [...stripIgnorable(value)].length >= bounds.username.min, messageKey('usernameTooShort'))
  .refine(hasOneScript, messageKey('usernameMixedScripts'));

/** Scripts with letters that look alike, and a test for letters of all others. */
const scripts = [/\p{Script=Latin}/u, /\p{Script=Arabic}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const otherScript =
  /[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u;

/** Letters of several scripts can spell a name that looks like another one. */
function hasOneScript(value: string): boolean {
  return [...scripts, otherScript].filter((script) => script.test(value)).length <= 1;
}

export const newPasswordField = z
  .string({ error: messageKey('wrongType') })
  .min(bounds.password.min, messageKey('passwordTooShort'))
  .max(bounds.password.max, messageKey('tooLong'))
  .superRefine(refuseLoneSurrogates);

export const firstNameField = printedName(bounds.name.max).refine(
  (value) => stripIgnorable(value).length > 0,
  messageKey('firstNameRequired'),
);
export const lastNameField = printedName(bounds.name.max).refine(
  (value) => stripIgnorable(value).length > 0,
  messageKey('lastNameRequired'),
);

/** Spelling in Arabic script, optional. */
export const arabicNameField = optionalText(
  printedName(bounds.name.max).refine(
    (value) => value === '' || nameScript(value) === 'arabic',
    messageKey('arabicNameOnly'),
  ),
);

/** Registration input (R-ACC-2); the confirmation is not sent. */
export const registerSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  username: usernameField,
  email: emailField,
  phone: optionalText(phoneField),
  password: newPasswordField,
  role: z.enum(selfRegistrationRoles, messageKey('roleNotAllowed')).default('student'),
});

/** The form also has a confirmation of the password, which is not sent. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    message: messageKey('passwordsDoNotMatch'),
    path: ['confirmPassword'],
    // Runs the check even if other fields have issues.
    when: ({ value }) => z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
  });
export type RegisterFormValues = z.input<typeof registerFormSchema>;

/** Absent fields keep their value. */
export const updateProfileSchema = z
  .object({
    firstName: firstNameField,
    lastName: lastNameField,
    firstNameAr: arabicNameField,
    lastNameAr: arabicNameField,
    phone: optionalText(phoneField),
    avatar: optionalText(urlField),
    bio: optionalText(multilineText(bounds.bio.max)),
    bioAr: optionalText(multilineText(bounds.bio.max)),
    preferredLanguage: z.enum(languages, messageKey('wrongType')),
  })
  .partial();
export type ProfileFormValues = z.input<typeof updateProfileSchema>;

export const changePasswordSchema = z.object({ currentPassword: existingPasswordField, newPassword: newPasswordField });

export const requestPasswordResetSchema = z.object({ email: emailField });
export type RequestPasswordResetFormValues = z.input<typeof requestPasswordResetSchema>;

/** A token of a link is checked by its signature. */
const linkTokenField = z.string({ error: messageKey('wrongType') });

export const resetPasswordSchema = z.object({ token: linkTokenField, password: newPasswordField });

/** The form has no token, but a confirmation of the password, which is not sent. */
export const resetPasswordFormSchema = z
  .object({ password: newPasswordField, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    message: messageKey('passwordsDoNotMatch'),
    path: ['confirmation'],
    when: ({ value }) => z.object({ password: z.string(), confirmation: z.string() }).safeParse(value).success,
  });
export type ResetPasswordFormValues = z.input<typeof resetPasswordFormSchema>;

export const changeEmailSchema = z.object({ newEmail: emailField, currentPassword: existingPasswordField });
export type ChangeEmailFormValues = z.input<typeof changeEmailSchema>;

/** The form also has a confirmation of the new password, which is not sent. */
export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmation: z.string() })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    message: messageKey('passwordsDoNotMatch'),
    path: ['confirmation'],
    when: ({ value }) => z.object({ newPassword: z.string(), confirmation: z.string() }).safeParse(value).success,
  });
export type ChangePasswordFormValues = z.input<typeof changePasswordFormSchema>;
