/** Paths to which mail programs post for unsubscribing by one click: from a kind of message, or from the newsletter. */
export const oneClickPaths = { message: '/api/unsubscribe', newsletter: '/api/newsletter/unsubscribe' } as const;

/** Headers with which mail programs offer it (RFC 8058). */
export const oneClickHeaders = (siteUrl: string, list: keyof typeof oneClickPaths, token: string) => ({
  'List-Unsubscribe': `<${siteUrl}${oneClickPaths[list]}?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
