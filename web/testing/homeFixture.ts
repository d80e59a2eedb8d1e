import { connectionFixture } from './fixtures';

/** The data of the home page of an empty site. */
export const homeDataFixture = (overrides: Record<string, unknown> = {}) => ({
  courses: connectionFixture([]),
  glossaryTerms: connectionFixture([]),
  faqs: connectionFixture([]),
  generalFaqs: connectionFixture([]),
  faqCategories: [],
  events: connectionFixture([]),
  polls: connectionFixture([]),
  blogPosts: connectionFixture([]),
  blogCategories: [],
  ...overrides,
});
