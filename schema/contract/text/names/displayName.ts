import type { Language } from '../../languages';

/** The names of a user. The Arabic spellings are optional; the others may be in any script. */
export interface NamedUser {
  firstName: string;
  lastName: string;
  firstNameAr?: string | null;
  lastNameAr?: string | null;
}

/** The columns of {@link NamedUser} for a Prisma `select`. */
export const nameColumns = { firstName: true, lastName: true, firstNameAr: true, lastNameAr: true } as const;

/** First name for a text in this language: the Arabic spelling in Arabic, if there is one. */
export const displayFirstName = ({ firstName, firstNameAr }: Omit<NamedUser, 'lastName'>, language: Language): string =>
  (language === 'ar' && firstNameAr) || firstName;

/** First and last name for a text in this language, each by the rule of {@link displayFirstName}. */
export const displayName = (user: NamedUser, language: Language): string =>
  `${displayFirstName(user, language)} ${(language === 'ar' && user.lastNameAr) || user.lastName}`.trim();
