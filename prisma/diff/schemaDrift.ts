import { readFile } from 'node:fs/promises';
import { openDatabase } from '../client';
import { migrate } from '../migrate';
import { resolveFromRoot } from '../projectRoot';
import { diffSql } from './schemaEngine';

/**
 * What schema.prisma says and the migrations don't: they are applied to a scratch database, which is then compared.
 * @param folder the migrations
 * @returns SQL; '' when they agree
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
