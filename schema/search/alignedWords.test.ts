import { expect, test } from 'vitest';
import { alignedWords } from './alignedWords';

const terms = [
  ['on board charger', 'شاحن مدمج', 'chargeur embarque', 'شارجور داخل'],
  ['wall charger', 'شاحن جدار', 'chargeur mural'],
  ['permanent magnet motor', 'محرك مغناطيس دائم', 'moteur a aimant'],
].map((names) => names.map((name) => name.split(' ')));

test.each([
  ['chargeur', ['charger', 'شاحن', 'شارجور']],
  ['شاحن', ['charger', 'chargeur', 'شارجور']],
  ['mural', ['wall', 'جدار']],
  ['jump', []],
])('%s stands at the place of %j', (word, others) => {
  expect(alignedWords(word, terms).sort()).toEqual([...others].sort());
});

test('names that disagree align nothing', () => {
  const disagreeing = ['محطه شحن', 'بطاريه شحن', 'سلك شحن'].map((name) => [[], name.split(' '), ['borne', 'recharge']]);
  expect(alignedWords('borne', disagreeing)).toEqual([]);
});
