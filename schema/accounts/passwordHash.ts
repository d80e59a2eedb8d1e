import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with OWASP's second recommended setting (19 MiB, 2 passes): about 20 ms of one core.
 * Source: OWASP Password Storage Cheat Sheet.
 */
const owaspCost: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = owaspCost;

interface HashingCost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The PHC string that stands for a password in the database. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A hash that no password has, made once: unknown addresses cost the same time as known ones. */
let dummyPasswordHash = hashPassword(crypto.randomUUID());

/** Replaces the cost of every hash from now on. Only the set-up of tests calls it: no setting of the product does. */
export function setHashingCost(newCost = owaspCost): void {
  cost = newCost;
  dummyPasswordHash = hashPassword(crypto.randomUUID());
}

/** Whether the password is the one behind the hash. Without a hash it takes as long and is false. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyPasswordHash), password);
  return passwordHash !== undefined && matches;
}
