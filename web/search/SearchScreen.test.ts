import { expect, test } from 'vitest';
import { renderServerPageWithData } from '../testing/renderServerPage';

const emptyResult = {
  suggestion: null,
  partialKinds: [],
  courseCount: 0,
  courses: [],
  blogPostCount: 0,
  blogPosts: [],
  eventCount: 0,
  events: [],
  glossaryTermCount: 0,
  glossaryTerms: [],
  faqCount: 0,
  faqs: [],
};
const course = {
  id: 3,
  title: 'Charging Stations',
  titleAr: 'محطات الشحن',
  summary: 'Install charging points.',
  summaryAr: 'تركيب نقاط الشحن.',
};
const term = {
  id: 8,
  term: 'Inverter',
  termAr: 'عاكس',
  nameFr: 'Onduleur',
  spellings: ['انفرتر'],
  definition: 'A converter.',
  definitionAr: 'محوّل.',
};

const renderSearch = (path: string, result: object = {}) =>
  renderServerPageWithData(path, { search: { ...emptyResult, ...result } });

test('before a search it shows the field and examples, and is not indexed', async () => {
  const { status, text, html } = await renderSearch('/search');
  expect(status).toBe(200);
  expect(html).toMatch(/<form[^>]*role="search"|role="search"[^>]*action="\/search"/);
  expect(html).toMatch(/<input[^>]*name="q"/);
  expect(html).toContain('noindex');
  expect(text).toContain('charging station');
});

test('groups the results with counts, marks and a link to the whole list', async () => {
  const { text, html } = await renderSearch('/search?q=charging', { courseCount: 9, courses: [course] });
  expect(text).toContain('9 results');
  expect(text).toContain('Courses (9)');
  expect(html).toContain('<mark>Charging</mark>');
  expect(html).toContain('href="/courses/3"');
  expect(html).toContain('href="/courses?search=charging"');
  expect(text).not.toContain('Dictionary (');
});

test('marks another form of a searched word', async () => {
  const { html } = await renderSearch('/search?q=Installs', { courseCount: 1, courses: [course] });
  expect(html).toContain('<mark>Install</mark>');
});

test('shows a term with its French name and spellings', async () => {
  const { text } = await renderSearch('/search?q=onduleur', { glossaryTermCount: 1, glossaryTerms: [term] });
  expect(text).toContain('Inverter');
  expect(text).toContain('Onduleur · انفرتر');
});

test('asks whether another word was meant and shows its results', async () => {
  const { text, html } = await renderSearch('/search?q=chargin', {
    suggestion: 'charging',
    courseCount: 1,
    courses: [course],
  });
  expect(text).toContain('Did you mean charging ?');
  expect(html).toContain('href="/search?q=charging"');
  expect(html).toContain('<mark>Charging</mark>');
});

test.each([
  [['course'], /Courses \(1\) Nothing has all of these words/],
  [['course', 'glossaryTerm'], /2 results Nothing has all of these words/],
])('says of which kinds, %j, nothing has all words', async (partialKinds, expected) => {
  const { text } = await renderSearch('/search?q=charging', {
    partialKinds,
    courseCount: 1,
    courses: [course],
    glossaryTermCount: 1,
    glossaryTerms: [term],
  });
  expect(text).toMatch(expected);
  expect(text.match(/Nothing has all of these words/g)).toHaveLength(1);
});

test('says that nothing was found', async () => {
  const { text } = await renderSearch('/search?q=xyz');
  expect(text).toContain('Nothing found');
});
