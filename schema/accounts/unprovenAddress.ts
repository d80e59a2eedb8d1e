import type { User } from '../../prisma/generated/client';

/** Columns that {@link hasUnprovenAddress} needs. */
export const addressProofSelect = { emailConfirmedAt: true, acceptedTermsAt: true } as const;

/**
 * Whether an account was registered with an address that was never proved to be its owner's: it may be a stranger's. One that
 * the office created has accepted no terms at its creation; the link to its first password goes to the address.
 */
export const hasUnprovenAddress = ({
  emailConfirmedAt,
  acceptedTermsAt,
}: Pick<User, keyof typeof addressProofSelect>): boolean => emailConfirmedAt === null && acceptedTermsAt !== null;
