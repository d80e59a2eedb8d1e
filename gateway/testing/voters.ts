import type { Express } from 'express';
import { visitorCookie } from '../cookies';
import { call } from './gateway';

/** The voter's cookie among those that an answer sets, with what is said of it; undefined where there is none. */
export const voterCookieIn = ({ headers }: { headers: Record<string, unknown> }): string | undefined =>
  (headers['set-cookie'] as string[] | undefined)?.find((cookie) => cookie.startsWith(`${visitorCookie}=`));

/** The cookie of a browser that has read the polls, as it sends it back. */
export async function aVotersCookie(app: Express): Promise<string> {
  const cookie = voterCookieIn(await call(app, 'get', '/api/polls?limit=1'))?.split(';')[0];
  if (!cookie) throw new Error('No cookie came');
  return cookie;
}
