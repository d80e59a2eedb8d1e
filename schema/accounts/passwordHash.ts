import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with OWASP's second recommended setting (19 MiB, 2 passes): about 20 ms of one core.
 * Source: OWASP Password Storage Cheat Sheet.
 */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The PHC string that stands for a password in the database. */
export const hashPassword = (password: string): Promise<string> => hash(password, argon2Options);

/** A hash that no password has, made once: unknown addresses cost the same time as known ones. */
const dummyPasswordHash = hashPassword(crypto.randomUUID());

/** Whether the password is the one behind the hash. Without a hash it takes as long and is false. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyPasswordHash), password);
  return passwordHash !== undefined && matches;
}
