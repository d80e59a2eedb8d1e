import pg from 'pg';
import { vi } from 'vitest';

export interface Statement {
  text: string;
  values?: unknown[];
}

/** The statements that run while a function runs, without those that set up connections and transactions. */
export async function captureStatements(run: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const calls = query.mock.calls.map(([first]) => first as unknown as Statement | string);
  query.mockRestore();
  const statements = calls.map((statement) => (typeof statement === 'string' ? { text: statement } : statement));
  return statements.filter(({ text }) => /^\s*\(?(SELECT|WITH|INSERT|UPDATE|DELETE)\b/i.test(text));
}
