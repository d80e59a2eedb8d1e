/** Mails a day to an address that is not confirmed: it may be a stranger's. */
export const mailLimits = {
  /** Links for a new password. */
  unconfirmedResetsPerDay: 5,
  /** Of each kind about orders that are not paid. */
  unconfirmedOrderMailsPerDay: 3,
} as const;
