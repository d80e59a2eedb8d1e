import { Prisma } from '../../prisma/generated/client';

/** Trainers whom no admin has approved. Deactivated accounts, deleted ones among them, wait for nothing. */
export const waitingTrainers = { role: 'trainer', approvedAt: null, isActive: true } satisfies Prisma.UserWhereInput;

/** The same condition in constants, not parameters: `users_unapproved_trainers_idx` is a partial index. */
export const waitingTrainersSql = Prisma.sql`"role" = 'trainer' AND "approvedAt" IS NULL AND "isActive"`;
