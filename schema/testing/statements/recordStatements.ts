import pg from 'pg';
import { vi } from 'vitest';

/** The SQL statements that are sent to the database while a function runs, without their values. */
export async function recordStatements(run: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await run();
    const statements = query.mock.calls.map(([statement]: unknown[]) =>
      typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? ''),
    );
    // A new connection of the pool is set up by statements of its own.
    return statements.filter((text) => !text.startsWith('SET '));
  } finally {
    query.mockRestore();
  }
}
