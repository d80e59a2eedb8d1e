import type { PrismaClient } from '../../prisma/generated/client';

/**
 * Deletes the words that no published text and no vocabulary entry has any more. Writers of searched texts wait for it.
 * @throws if writers of such texts hold it up for 2 seconds
 */
export const deleteUnusedSearchWords = (db: Pick<PrismaClient, '$queryRaw'>): Promise<unknown> =>
  db.$queryRaw`SELECT delete_unused_search_words()::text`;
