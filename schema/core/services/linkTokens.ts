import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token allows; a token of one purpose is not valid for another. */
export type LinkPurpose = 'account' | 'unsubscribe' | 'newsletter' | 'export' | 'second_factor' | 'lesson_file';

/** Tokens of links in mails and of addresses of files. They are computed from the server's key, so that the database does not contain them. */
export interface LinkTokens {
  /** @param subject what the token is about, such as the id of a row: at most 150 bytes, readable by the recipient */
  sign(purpose: LinkPurpose, subject: string): string;
  /** The subject of a token that this server signed for the purpose; null for any other text. */
  verify(purpose: LinkPurpose, token: string): string | null;
}

/** @param secret the key that also signs sessions; a key of its own is derived from it */
export function createLinkTokens(secret: string): LinkTokens {
  const key = createHmac('sha256', secret).update('link tokens').digest();
  const sign = (purpose: LinkPurpose, subject: string): string => {
    const signature = createHmac('sha256', key).update(`${purpose}\n${subject}`).digest('base64url');
    return `${Buffer.from(subject).toString('base64url')}.${signature}`;
  };
  return {
    sign,
    verify(purpose, token) {
      const encoded = /^([\w-]{1,200})\.[\w-]{43}$/.exec(token)?.[1];
      if (!encoded) return null;
      const subject = Buffer.from(encoded, 'base64url').toString();
      // The whole text is compared: base64 has several spellings of the same bytes, and a token has only one.
      const [given, expected] = [Buffer.from(token), Buffer.from(sign(purpose, subject))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? subject : null;
    },
  };
}
