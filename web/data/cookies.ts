const maxAgeSeconds = 365 * 24 * 60 * 60;

/** Stores a cookie for one year; an empty value removes it. */
export function storeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${value ? maxAgeSeconds : 0}; samesite=lax`;
}

export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);
