import type { PrismaClient } from '../generated/client';

/** A database with users is not a demo database and is not seeded. */
export const hasUsers = async (db: PrismaClient): Promise<boolean> =>
  (await db.user.findFirst({ select: { id: true } })) !== null;
