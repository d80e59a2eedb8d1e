const maxAgeSeconds = 365 * 24 * 60 * 60;

/** Stores a preference that the server reads, for one year; an empty value removes it. */
export function storePreferenceCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${value ? maxAgeSeconds : 0}; samesite=lax`;
}

export const readPreferenceCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);
