import { setHashingCost } from '../accounts/passwords/passwordHash';

/** The cheapest hash that argon2 allows: tests sign in hundreds of times. */
export const testHashingCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

setHashingCost(testHashingCost);
