import type { User } from '../../prisma/generated/client';

/** Columns that {@link hasUnconfirmedRegistration} needs. */
export const registrationSelect = { emailConfirmedAt: true, acceptedTermsAt: true } as const;

/**
 * Whether the account was registered with an address that is not confirmed: it may be a stranger's. An account that the office
 * created has accepted no terms at its creation; the link to its first password goes to the address.
 */
export const hasUnconfirmedRegistration = ({
  emailConfirmedAt,
  acceptedTermsAt,
}: Pick<User, keyof typeof registrationSelect>): boolean => emailConfirmedAt === null && acceptedTermsAt !== null;
