import { expect, test } from 'vitest';
import { findImportCycle } from './acyclicChunks';

test('chunks that share another one have no cycle', () => {
  expect(findImportCycle({ 'a.js': ['b.js', 'c.js'], 'b.js': ['c.js'], 'c.js': [] })).toBeUndefined();
});

test('names the files of a cycle, without those that lead to it', () => {
  expect(findImportCycle({ 'a.js': ['b.js'], 'b.js': ['c.js'], 'c.js': ['b.js'] })).toEqual(['b.js', 'c.js', 'b.js']);
});
