import { expect, test } from 'vitest';
import { initialLetter } from './glossarySort';

test.each([
  ['battery', 'B'],
  ['électrolyte', 'E'],
  ['«Cell»', 'C'],
  ['(AC) charging', 'A'],
  ['أمبير', 'ا'],
  ['إشعاع', 'ا'],
  ['آلة', 'ا'],
  ['الشاحن', 'ا'],
  ['كُنّة', 'ك'],
  ['ـبطارية', 'ب'],
  ['CCS2 قابس', 'C'],
  ['œuvre', 'O'],
  ['ڤيديو', 'ف'],
  ['ڨالمة', 'ق'],
  ['کابل', 'ك'],
  ['48 V', '#'],
  ['٤٨ فولط', '#'],
  ['½', '#'],
  ['%', '#'],
  ['', '#'],
])('%s is listed under %s', (term, letter) => expect(initialLetter(term)).toBe(letter));
