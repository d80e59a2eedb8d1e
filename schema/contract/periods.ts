/** How long something is valid or kept. */
export const periods = {
  sessionDays: 30,
  /** For which the links of account mails are valid. */
  accountLinkMinutes: {
    confirm_email: 7 * 24 * 60,
    reset_password: 30,
    set_password: 7 * 24 * 60,
    change_email: 24 * 60,
    revert_email: 7 * 24 * 60,
  },
  secondFactorChallengeMinutes: 5,
  /** Between the QR code and its confirmation. */
  secondFactorSetupMinutes: 60,
  /** In which an export can be downloaded, and in which a deletion can be cancelled. */
  dataExportDays: 7,
  accountDeletionDays: 7,
  /** After which a message of the contact form is deleted, also one that has not been handled (privacy policy). */
  contactMessageDays: 730,
  /** In which a subscription is confirmed (also named in the mail's text), and a stopped issue resumed. */
  newsletterConfirmationDays: 7,
  newsletterResumeDays: 30,
  /** In which a zip file with certificates can be downloaded. */
  certificateArchiveHours: 24,
} as const;
