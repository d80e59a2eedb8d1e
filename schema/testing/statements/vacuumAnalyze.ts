import { setTimeout } from 'node:timers/promises';
import type { ClientBase } from 'pg';

const maxAttempts = 20;
const pauseMs = 250;

/**
 * Collects statistics and marks pages as visible to all, on which plans with index-only scans depend. While the server
 * analyzes a table by itself, pages that were filled since stay unmarked: then it is done again.
 */
export async function vacuumAnalyze(client: Pick<ClientBase, 'query'>): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query(`
      SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpages > 10
        AND relallvisible < 0.9 * relpages`);
    if (rows.length === 0) return;
    await setTimeout(pauseMs);
  }
}
