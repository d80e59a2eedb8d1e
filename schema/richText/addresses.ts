import { isLocalMediaUrl, privateUploadsPath } from '../contract/site/urls';

/** Addresses that a link may have: https, or a path of this site. */
export const isLinkAddress = (address: string): boolean =>
  /^https:\/\/[^\s"'<>`\\/][^\s"'<>`\\]*$/i.test(address) || /^\/(?![/\\])[^\s"'<>`\\]*$/.test(address);

function hostOf(address: string): string | undefined {
  try {
    return new URL(address).hostname;
  } catch {
    return undefined;
  }
}

/** `*.example` matches hosts below it, as in the policy of pages. */
const matchesHost = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

/** Whether a picture is a public file of this site, such as an upload, or of one of its media hosts. */
export function isPictureAddress(address: string, mediaHosts: readonly string[] | null): boolean {
  if (!address.startsWith('https:')) return isLocalMediaUrl(address) && !address.startsWith(`${privateUploadsPath}/`);
  const host = hostOf(address);
  return host !== undefined && (mediaHosts === null || mediaHosts.some((pattern) => matchesHost(host, pattern)));
}
