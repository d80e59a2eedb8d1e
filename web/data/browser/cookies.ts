/** Says that this browser has voted; the votes are on the server, under another cookie that scripts cannot read. */
export const hasVotedCookie = 'tayyar_voted';

const maxAgeSeconds = 365 * 24 * 60 * 60;

/** Stores a cookie for one year; an empty value removes it. Does nothing where cookies are blocked. */
export function storeCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${value ? maxAgeSeconds : 0}; samesite=lax`;
  } catch {
    // Browsers may refuse the access itself; the choice then lasts as long as the page.
  }
}

/** Undefined without the cookie, and where cookies are blocked. */
export const readCookie = (name: string): string | undefined =>
  readCookies()
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
