import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Visitor } from '../schema/context';
import { cookiesOf, visitorCookie } from './cookies';

const yearMs = 365 * 24 * 60 * 60 * 1000;
const shape = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * The visitor of a request. The cookie holds a random id and its signature, is out of reach for scripts, and outlives the
 * page's own storage; one that we have not signed counts as none.
 */
export function visitorOf(secret: string, request: Request, response: Response): Visitor {
  let id = signedId(secret, cookiesOf(request)[visitorCookie]);
  return {
    get id() {
      return id;
    },
    remember() {
      if (id !== null) return id;
      id = randomUUID();
      response.cookie(visitorCookie, `${id}.${signature(secret, id)}`, {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: request.secure,
        maxAge: yearMs,
      });
      return id;
    },
  };
}

function signedId(secret: string, cookie: string | undefined): string | null {
  const [, id, given] = shape.exec(cookie ?? '') ?? [];
  if (id === undefined || given === undefined) return null;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, id))) ? id : null;
}

/** Of this purpose alone: a signature made here is worth nothing as a session's. */
const signature = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`visitor ${id}`).digest('base64url');
