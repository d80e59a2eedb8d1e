import { expect, test } from 'vitest';
import { fieldLabelsAr } from './fieldLabelsAr';

test('both columns of a bilingual text take their labels from one', () => {
  expect([fieldLabelsAr.title, fieldLabelsAr.titleAr]).toEqual(['العنوان بالإنجليزية', 'العنوان بالعربية']);
});
