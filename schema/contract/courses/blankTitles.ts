import { stripIgnorable } from '../text/characters';

export const blankTitles = (titles: { title: string; titleAr: string }): ('title' | 'titleAr')[] =>
  (['title', 'titleAr'] as const).filter((field) => stripIgnorable(titles[field]) === '');
