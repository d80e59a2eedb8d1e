import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { readConfig } from '../../gateway/config';
import { createLogger } from '../../gateway/observability/log';
import { resolveFromRoot } from '../../prisma/projectRoot';
import { reportStart } from '../runProcess';

let print: MockInstance<typeof console.log>;
beforeEach(() => {
  print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => print.mockRestore());

const { version } = JSON.parse(readFileSync(resolveFromRoot('package.json'), 'utf8')) as { version: string };

function report(production: boolean): object[] {
  const lines: object[] = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(JSON.parse(line) as object) });
  const config = { ...readConfig({ NODE_ENV: 'test' }), production, publicUrl: 'https://tayyar.example' };
  const running = { port: 3000, close: () => Promise.resolve() };
  reportStart({ config, running, log }, 'server started', 'Tayyar is running');
  return lines;
}

test('in production a start is a line of the log with version, address and port, and no other text', () => {
  const line = { level: 30, msg: 'server started', version, publicUrl: 'https://tayyar.example', port: 3000 };
  expect(report(true)).toEqual([expect.objectContaining(line)]);
  expect(print).not.toHaveBeenCalled();
});

test('elsewhere a start is a text for people', () => {
  expect(report(false)).toEqual([]);
  expect(print).toHaveBeenCalledExactlyOnceWith('Tayyar is running');
});
