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

/** Returns a string in PHC format. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Verified for unknown accounts, so that they take the same time as known ones. */
let dummyPasswordHash = hashPassword(crypto.randomUUID());

/** Sets the cost of later hashes. Called by the test set-up only; no setting of the product changes the cost. */
export function setHashingCost(newCost = owaspCost): void {
  cost = newCost;
  dummyPasswordHash = hashPassword(crypto.randomUUID());
}

/** Stored instead of a hash for an account that has no password yet, or none any more. No password matches it. */
export const noPasswordHash = '!';

/** Without a hash it returns false after the same time. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const usableHash = passwordHash === noPasswordHash ? undefined : passwordHash;
  const matches = await verify(usableHash ?? (await dummyPasswordHash), password);
  return usableHash !== undefined && matches;
}
