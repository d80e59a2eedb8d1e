import { z } from 'zod';
import { limits } from '../limits';
import { isOwnFile } from '../media';
import { selfChosenRoles } from '../permissions';
import { languages } from '../languages';
import { line, optional, say, text, visible } from './text';

/** The username as it is compared: compatibility forms, case and what cannot be seen make no difference. */
export const usernameKey = (username: string): string => visible(username.normalize('NFKC')).toLowerCase();

/** An address as it is stored and compared: in lower case. */
export const email = line(limits.email.max)
  .transform((value) => value.toLowerCase())
  .pipe(z.email(say('invalidEmail')));

/** A number as people write it, in either kind of digits; blank is none. */
export const phone = line(limits.phone.max).refine(
  (value) => /^[+\d٠-٩][\d٠-٩ ()./-]*$/.test(value) || value === '',
  say('invalidPhone'),
);

/** An https address, or a file of this site's own under `/media/`. */
export const webAddress = line(limits.url.max).refine(isWebAddress, say('invalidUrl'));

function isWebAddress(value: string): boolean {
  if (value === '' || isOwnFile(value)) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && !username && !password;
}

/** Half a character is nothing one can type: each would be stored as the same replacement. */
const wellFormed = (value: string): boolean => !/\p{Cs}/u.test(value);

/** A password that there is already, as it was typed. */
const knownPassword = z
  .string({ error: say('wrongType') })
  .min(1, say('passwordRequired'))
  .max(limits.password.max, say('tooLong'))
  .refine(wellFormed, say('invalidCharacters'));

/** spec.md section 5, Login. The password is compared as it was typed, so it is not trimmed. */
export const loginDraft = z.object({ email, password: knownPassword });
export type LoginDraft = z.input<typeof loginDraft>;

export const username = line(limits.username.max).refine(
  (value) => [...visible(value)].length >= limits.username.min,
  say('usernameTooShort'),
);

export const newPassword = z
  .string({ error: say('wrongType') })
  .min(limits.password.min, say('passwordTooShort'))
  .max(limits.password.max, say('tooLong'))
  .refine(wellFormed, say('invalidCharacters'));

export const firstName = line(limits.name.max).refine((value) => visible(value).length > 0, say('firstNameRequired'));
export const lastName = line(limits.name.max).refine((value) => visible(value).length > 0, say('lastNameRequired'));

/** spec.md section 5, Register; what travels (the confirmation stays in the form). */
export const registerDraft = z.object({
  firstName,
  lastName,
  username,
  email,
  phone: optional(phone),
  password: newPassword,
  role: z.enum(selfChosenRoles, say('roleNotSelectable')).default('student'),
});

/** The register form: the draft, and the confirmation that must equal the password. */
export const registerForm = registerDraft
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    message: say('passwordsDiffer'),
    path: ['confirmPassword'],
    // The two passwords are compared even while other fields are still wrong.
    when: ({ value }) => z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
  });
export type RegisterForm = z.input<typeof registerForm>;

/** What people may change about themselves; absent fields stay as they are. */
export const profileDraft = z
  .object({
    firstName,
    lastName,
    phone: optional(phone),
    avatar: optional(webAddress),
    bio: optional(text(limits.bio.max)),
    bioAr: optional(text(limits.bio.max)),
    preferredLanguage: z.enum(languages, say('wrongType')),
  })
  .partial();
export type ProfileDraft = z.input<typeof profileDraft>;

/** A new password, and the one it replaces; what travels (the confirmation stays in the form). */
export const passwordDraft = z.object({ current: knownPassword, next: newPassword });

/** The form of a new password: the draft, and the confirmation that must equal it. */
export const passwordForm = passwordDraft
  .extend({ confirmation: z.string() })
  .refine(({ next, confirmation }) => next === confirmation, {
    message: say('passwordsDiffer'),
    path: ['confirmation'],
    when: ({ value }) => z.object({ next: z.string(), confirmation: z.string() }).safeParse(value).success,
  });
export type PasswordForm = z.input<typeof passwordForm>;
