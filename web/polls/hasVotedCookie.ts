import { storeCookie } from '../data/cookies';

/** Says that this browser has voted; the votes are on the server, under another cookie that scripts cannot read. */
export const hasVotedCookie = 'tayyar_voted';

export const rememberVote = (): void => storeCookie(hasVotedCookie, '1');
