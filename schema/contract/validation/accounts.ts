import { z } from 'zod';
import { limits } from '../limits';
import { isLocalMediaUrl } from '../urls';
import { selfRegistrationRoles } from '../permissions';
import { languages } from '../languages';
import { singleLineText, optionalText, messageKey, multilineText, stripInvisible } from './textFields';

/** The username as it is compared: compatibility forms, case and what cannot be seen make no difference. */
export const normalizeUsername = (username: string): string => stripInvisible(username.normalize('NFKC')).toLowerCase();

/** An address as it is stored and compared: in lower case. */
export const emailField = singleLineText(limits.email.max)
  .transform((value) => value.toLowerCase())
  .pipe(z.email(messageKey('invalidEmail')));

/** A number as people write it, in either kind of digits; blank is none. */
export const phoneField = singleLineText(limits.phone.max).refine(
  (value) => /^[+\d٠-٩][\d٠-٩ ()./-]*$/.test(value) || value === '',
  messageKey('invalidPhone'),
);

/** An https address, or a file of this site's own under `/media/`. */
export const urlField = singleLineText(limits.url.max).refine(isValidUrl, messageKey('invalidUrl'));

function isValidUrl(value: string): boolean {
  if (value === '' || isLocalMediaUrl(value)) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && !username && !password;
}

/** Half a character is nothing one can type: each would be stored as the same replacement. */
const hasNoLoneSurrogate = (value: string): boolean => !/\p{Cs}/u.test(value);

/** A password that there is already, as it was typed. */
const existingPasswordField = z
  .string({ error: messageKey('wrongType') })
  .min(1, messageKey('passwordRequired'))
  .max(limits.password.max, messageKey('tooLong'))
  .refine(hasNoLoneSurrogate, messageKey('invalidCharacters'));

/** Login input (R-ACC-1). The password is not trimmed: it is compared as typed. */
export const loginSchema = z.object({ email: emailField, password: existingPasswordField });
export type LoginFormValues = z.input<typeof loginSchema>;

export const usernameField = singleLineText(limits.username.max).refine(
  (value) => [...stripInvisible(value)].length >= limits.username.min,
  messageKey('usernameTooShort'),
);

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

/** The register form: the draft, and the confirmation that must equal the password. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    message: messageKey('passwordsDoNotMatch'),
    path: ['confirmPassword'],
    // The two passwords are compared even while other fields are still wrong.
    when: ({ value }) => z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
  });
export type RegisterFormValues = z.input<typeof registerFormSchema>;

/** What people may change about themselves; absent fields stay as they are. */
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

/** A new password, and the one it replaces; what travels (the confirmation stays in the form). */
export const changePasswordSchema = z.object({ current: existingPasswordField, next: newPasswordField });

/** The form of a new password: the draft, and the confirmation that must equal it. */
export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmation: z.string() })
  .refine(({ next, confirmation }) => next === confirmation, {
    message: messageKey('passwordsDoNotMatch'),
    path: ['confirmation'],
    when: ({ value }) => z.object({ next: z.string(), confirmation: z.string() }).safeParse(value).success,
  });
export type ChangePasswordFormValues = z.input<typeof changePasswordFormSchema>;
