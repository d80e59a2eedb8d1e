import { readFile } from 'node:fs/promises';
import { openDatabase } from '../client';
import { migrate } from '../migrate';
import { resolveFromRoot } from '../projectRoot';
import { diffSql } from './schemaEngine';

/**
 * Applies the migrations to a scratch database and compares it with schema.prisma.
 * @param folder the migrations
 * @returns SQL of the differences; '' if there are none
 */
export async function findSchemaDrift(folder = resolveFromRoot('prisma/migrations')): Promise<string> {
  const scratch = await openDatabase();
  try {
    await migrate(scratch.pool, folder);
    return await diffSql(scratch.pool, await readFile(resolveFromRoot('prisma/schema.prisma'), 'utf8'));
  } finally {
    await scratch.close();
  }
}
