import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with OWASP's second recommended setting (19 MiB, 2 passes): about 20 ms of one core.
 * Source: OWASP Password Storage Cheat Sheet.
 */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns a string in PHC format. */
export const hashPassword = (password: string): Promise<string> => hash(password, argon2Options);

/** Verified for unknown accounts, so that they take the same time as known ones. */
const dummyPasswordHash = hashPassword(crypto.randomUUID());

/** Without a hash it returns false after the same time. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyPasswordHash), password);
  return passwordHash !== undefined && matches;
}
