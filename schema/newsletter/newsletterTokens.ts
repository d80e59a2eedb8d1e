import type { LinkTokens } from '../core/services/linkTokens';

type NewsletterLink = 'confirm' | 'unsubscribe';

export const newsletterTokenSubject = (link: NewsletterLink, subscriberId: number): string => `${link}:${subscriberId}`;

/** The token of the link with which a subscriber unsubscribes; it does not expire. */
export const signUnsubscribeToken = (linkTokens: LinkTokens, subscriberId: number): string =>
  linkTokens.sign('newsletter', newsletterTokenSubject('unsubscribe', subscriberId));

/** The subscriber of a token; null if it is not valid for the link. */
export function readNewsletterToken(linkTokens: LinkTokens, link: NewsletterLink, token: string): number | null {
  const [, name, id] = /^(\w+):(\d{1,10})$/.exec(linkTokens.verify('newsletter', token) ?? '') ?? [];
  return name === link ? Number(id) : null;
}
