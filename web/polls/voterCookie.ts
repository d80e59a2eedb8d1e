import { storePreferenceCookie } from '../data/preferenceCookie';

/** Says that this browser has voted; the votes are on the server, under another cookie that scripts cannot read. */
export const voterCookie = 'tayyar_voted';

export const rememberVote = (): void => storePreferenceCookie(voterCookie, '1');
