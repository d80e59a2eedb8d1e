import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

export interface SessionKey {
  sessionId: string;
  userId: number;
}

/** Creates a function that verifies an Authorization header with an HS256 token. */
export function createTokenReader(secret: string): (header: string | undefined) => SessionKey | null {
  const key = createSecretKey(secret, 'utf8');
  return (header) => {
    const [head, payload, signature] = header?.slice('Bearer '.length).split('.') ?? [];
    if (!head || !payload || !signature) return null;
    const expected = createHmac('sha256', key).update(`${head}.${payload}`).digest();
    const sent = Buffer.from(signature, 'base64url');
    if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      jti: string;
      sub: string;
      exp: number;
    };
    return claims.exp * 1000 > Date.now() ? { sessionId: claims.jti, userId: Number(claims.sub) } : null;
  };
}
