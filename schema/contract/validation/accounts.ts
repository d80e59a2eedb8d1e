import { z } from './zod';
import { limits } from '../limits';
import { isLocalMediaUrl, proofsPath } from '../urls';
import { selfRegistrationRoles } from '../permissions';
import { languages } from '../languages';
import { singleLineText, optionalText, messageKey, multilineText, stripInvisible } from './textFields';

/** Key for comparing usernames: ignores case, compatibility forms and invisible characters. */
export const normalizeUsername = (username: string): string => stripInvisible(username.normalize('NFKC')).toLowerCase();

/** Email address in lower case. */
export const emailField = singleLineText(limits.email.max)
  .transform((value) => value.toLowerCase())
  .pipe(z.email(messageKey('invalidEmail')));

/** Phone number in Western or Arabic digits; blank for none. */
export const phoneField = singleLineText(limits.phone.max).refine(
  (value) => /^[+\d٠-٩][\d٠-٩ ()./-]*$/.test(value) || value === '',
  messageKey('invalidPhone'),
);

/** https URL in the form of browsers, or a path of this site under `/media/` that is not private. */
export const urlField = singleLineText(limits.url.max)
  .refine(isValidUrl, messageKey('invalidUrl'))
  .refine((value) => !value.startsWith(`${proofsPath}/`), messageKey('uploadOfOtherKind'))
  .overwrite((value) => (isLocalMediaUrl(value) || !URL.canParse(value) ? value : new URL(value).href));

function isValidUrl(value: string): boolean {
  if (value === '' || isLocalMediaUrl(value)) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && !username && !password;
}

/** Rejects lone surrogates, which would all be stored as the same replacement character. */
const hasNoLoneSurrogate = (value: string): boolean => !/\p{Cs}/u.test(value);

/** Existing password, not trimmed. */
export const existingPasswordField = z
  .string({ error: messageKey('wrongType') })
  .min(1, messageKey('passwordRequired'))
  .max(limits.password.max, messageKey('tooLong'))
  .refine(hasNoLoneSurrogate, messageKey('invalidCharacters'));

/** Login input (R-ACC-1). The password is not trimmed: it is compared as typed. */
export const loginSchema = z.object({ email: emailField, password: existingPasswordField });
export type LoginFormValues = z.input<typeof loginSchema>;

export const usernameField = singleLineText(limits.username.max)
  .refine((value) => [...stripInvisible(value)].length >= limits.username.min, messageKey('usernameTooShort'))
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
  .min(limits.password.min, messageKey('passwordTooShort'))
  .max(limits.password.max, messageKey('tooLong'))
  .refine(hasNoLoneSurrogate, messageKey('invalidCharacters'));

export const firstNameField = singleLineText(limits.name.max).refine(
  (value) => stripInvisible(value).length > 0,
  messageKey('firstNameRequired'),
);
export const lastNameField = singleLineText(limits.name.max).refine(
  (value) => stripInvisible(value).length > 0,
  messageKey('lastNameRequired'),
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
    phone: optionalText(phoneField),
    avatar: optionalText(urlField),
    bio: optionalText(multilineText(limits.bio.max)),
    bioAr: optionalText(multilineText(limits.bio.max)),
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
