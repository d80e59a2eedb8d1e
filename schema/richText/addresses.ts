import { uploadsPath } from '../contract/uploads/uploads';

/** Addresses that a link may have: https, or a path of this site. */
export const isLinkAddress = (address: string): boolean =>
  /^https:\/\/[^\s"'<>`\\/][^\s"'<>`\\]*$/i.test(address) || /^\/(?![/\\])[^\s"'<>`\\]*$/.test(address);

const uploadPattern = new RegExp(`^${uploadsPath}/(?!.*\\.\\.)[\\w./-]+$`);

function hostOf(address: string): string | undefined {
  try {
    return new URL(address).hostname;
  } catch {
    return undefined;
  }
}

/** `*.example` stands for hosts below it, as in the policy of pages. */
const matchesHost = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

/** Whether a picture is an upload of this site or of one of its media hosts. */
export function isPictureAddress(address: string, mediaHosts: readonly string[] | null): boolean {
  if (!address.startsWith('https:')) return uploadPattern.test(address);
  const host = hostOf(address);
  return host !== undefined && (mediaHosts === null || mediaHosts.some((pattern) => matchesHost(host, pattern)));
}
