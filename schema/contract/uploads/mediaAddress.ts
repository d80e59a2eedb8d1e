import { isLocalMediaUrl, privateUploadsPath } from '../site/urls';
import { cleanUrl } from '../text/cleanText';
import { toStoredFilePaths } from './uploads';

/** A typed address as it is stored: that of an upload by its path. */
export const toStoredUrl = (text: string): string => toStoredFilePaths(cleanUrl(text));

/** An https URL or a path of this site under `/media/`; blank for none. */
export function isMediaAddress(url: string): boolean {
  if (url === '' || isLocalMediaUrl(url)) return true;
  // Every part of an address encodes them (query percent-encode set of the WHATWG URL standard): here they are marks around it.
  if (/["<>]/.test(url) || !URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return protocol === 'https:' && !username && !password;
}

export const isPrivateAddress = (url: string): boolean => url.startsWith(`${privateUploadsPath}/`);

/** Whether the picture of a typed address can be shown: an incomplete one is not requested. */
export function isShownAddress(typed: string): boolean {
  const url = toStoredUrl(typed);
  return url !== '' && isMediaAddress(url) && !isPrivateAddress(url);
}
