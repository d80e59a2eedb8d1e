import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { uploadPath } from '../contract/uploads/uploads';
import { createTestContext } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { parseStoredText } from './parseStoredText';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const picture = `![a](${uploadPath(`${'a'.repeat(32)}.webp`)})`;
const signFor = (reader: string) => (text: string) => text.replace(/a{32}\.webp/g, (key) => `${key}?token=${reader}`);

test('a text without uploads is parsed once for all requests', async () => {
  const [first, second] = [createTestContext(db), createTestContext(db)];
  expect(await parseStoredText(second, '**400 V**')).toBe(await parseStoredText(first, '**400 V**'));
});

test('hosts of pictures of another site make another tree', async () => {
  const text = '![a](https://cdn.example/a.png)';
  const closed = createTestContext(db, { settings: { mediaHosts: [] } });
  expect(JSON.stringify(await parseStoredText(createTestContext(db), text))).toContain('"figure"');
  expect(JSON.stringify(await parseStoredText(closed, text))).toContain('"link"');
});

test('a text with uploads is parsed once in a request, and again for another reader', async () => {
  const context = createTestContext(db);
  const [first, second] = await Promise.all([1, 2].map(() => parseStoredText(context, picture, signFor('first'))));
  expect(second).toBe(first);
  const other = await parseStoredText(context, picture, signFor('second'));
  expect(JSON.stringify(other)).toContain('token=second');
  expect(JSON.stringify(first)).toContain('token=first');
  expect(await parseStoredText(createTestContext(db), picture, signFor('first'))).not.toBe(first);
});

test('texts with many formulas leave other requests their turn, one after another', async () => {
  const context = createTestContext(db);
  const texts = Array.from({ length: 12 }, (_, text) =>
    Array.from({ length: 40 }, (__, index) => `$U_{${text}${index}} = \\frac{R}{2}$`).join(' '),
  );
  let turns = 0;
  let isParsing = true;
  const takeTurns = () => {
    turns += 1;
    if (isParsing) setImmediate(takeTurns);
  };
  setImmediate(takeTurns);
  const parsed = await Promise.all(texts.map((text) => parseStoredText(context, text)));
  isParsing = false;
  expect(turns).toBeGreaterThanOrEqual(texts.length);
  for (const blocks of parsed) expect(JSON.stringify(blocks)).toContain('"formula"');
});
