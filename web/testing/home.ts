import { aPageOf } from './courses';

/** What the schema answers to the home page: nothing, but what is told. */
export const aHome = (told: Record<string, unknown> = {}) => ({
  courses: aPageOf([]),
  glossaryTerms: aPageOf([]),
  faqs: aPageOf([]),
  faqCategories: [],
  events: aPageOf([]),
  polls: aPageOf([]),
  blogPosts: aPageOf([]),
  blogCategories: [],
  ...told,
});
