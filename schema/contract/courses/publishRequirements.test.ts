import { expect, test } from 'vitest';
import { placeholderTitles, withoutPlaceholderTitles } from './lessonTitles';
import { isPriceUndecided, missingPublishRequirements } from './publishRequirements';

const texts = { title: 'Cells', titleAr: 'خلايا', description: 'D', descriptionAr: 'و', categoryId: '1' };
const lesson = (titles: { title: string; titleAr: string }) =>
  withoutPlaceholderTitles({ ...titles, isPublished: true });

test.each(['content', 'quiz'] as const)('the placeholder titles of a lesson (%s) are no titles', (kind) => {
  const { title, titleAr } = placeholderTitles(kind, 12);
  for (const titles of [
    { title, titleAr },
    { title, titleAr: 'خلايا' },
    { title: 'Cells', titleAr },
  ])
    expect(missingPublishRequirements(texts, [lesson(titles)])).toEqual(['lessonTitles']);
  const typed = { title: `${title}: cells`, titleAr: `${titleAr}: خلايا` };
  expect(missingPublishRequirements(texts, [lesson(typed)])).toEqual([]);
});

test('a price of 0 is to be decided until the course is published', () => {
  for (const price of ['0', '', '٠']) expect(isPriceUndecided({ price, isArchived: false })).toBe(true);
  expect(isPriceUndecided({ price: '1500', isArchived: false })).toBe(false);
  expect(isPriceUndecided({ price: '0', isArchived: true })).toBe(false);
});
