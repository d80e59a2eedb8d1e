import jwt from 'jsonwebtoken';
import { z } from 'zod';

const issuer = 'tayyar';
const audience = 'tayyar';
const algorithm = 'HS256';

/** jsonwebtoken accepts tokens that never expire and ids of any form; we don't. */
const claims = z.object({ jti: z.uuid(), exp: z.number() });

/** The bearer token of a session row. */
export const tokenOf = (sessionId: string, userId: number, expiresAt: Date, secret: string): string =>
  jwt.sign({ exp: Math.floor(expiresAt.getTime() / 1000) }, secret, {
    algorithm,
    issuer,
    audience,
    jwtid: sessionId,
    subject: String(userId),
  });

/** The session that a token names; null for anything that we did not sign, or that has expired. */
export function sessionIdIn(token: string, secret: string): string | null {
  try {
    const payload = jwt.verify(token, secret, { algorithms: [algorithm], issuer, audience });
    return claims.safeParse(payload).data?.jti ?? null;
  } catch {
    return null;
  }
}
