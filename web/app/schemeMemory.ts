import type { StorageManager } from '@mui/material/styles';
import { asScheme, schemeCookie, type Scheme } from '../../schema/contract/scheme';

const year = 60 * 60 * 24 * 365;

/** The visitor's choice between light and dark, from its cookie; undefined where the device decides. */
export function chosenScheme(): Scheme | undefined {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${schemeCookie}=`));
  return asScheme(cookie?.slice(schemeCookie.length + 1));
}

/** Where the theme keeps the choice: in the cookie that the server reads, so that no page flashes. */
export const schemeMemory: StorageManager = ({ key }) => ({
  get: (otherwise: unknown) =>
    key.endsWith('mode') && typeof document !== 'undefined' ? (chosenScheme() ?? otherwise) : otherwise,
  set: (choice: unknown) => {
    if (!key.endsWith('mode')) return;
    const scheme = asScheme(choice);
    document.cookie = `${schemeCookie}=${scheme ?? ''}; path=/; max-age=${scheme ? year : 0}; samesite=lax`;
  },
  subscribe: () => () => undefined,
});
