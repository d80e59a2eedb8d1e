import { expect, test, vi } from 'vitest';
import { connectionFixture, homeDataFixture } from '../testing/fixtures';
import { renderTestPageWithData } from '../testing/renderTestPage';

const faqFixture = (id: number, question: string) => ({
  id,
  question,
  questionAr: `${question} بالعربية`,
  answer: `Answer to ${question}.\n\nWith **more**.`,
  answerAr: `جواب ${question}.`,
});

const faqs = vi.fn<(args: unknown) => unknown>(() =>
  connectionFixture([faqFixture(1, 'Whom for'), faqFixture(2, 'How to pay')]),
);
const payment = vi.fn<(args: unknown) => unknown>(() => connectionFixture([faqFixture(2, 'How to pay')]));
const faqCategories = [{ id: 3, slug: 'payment', faqs: payment }];
const homeData = homeDataFixture({ faqs, faqCategories });

const extractFaqSection = (html: string) => /<section[^>]*id="faq".*?<\/section>/s.exec(html)?.[0] ?? '';

test('the General tab is first and shows five closed questions', async () => {
  const { html } = await renderTestPageWithData('/', homeData);
  expect(faqs.mock.lastCall?.[0]).toMatchObject({ filter: { isPublished: true }, first: 5 });
  expect(payment.mock.lastCall?.[0]).toMatchObject({ filter: { isPublished: true } });
  const section = extractFaqSection(html);
  const tabs = [...section.matchAll(/role="tab"[^>]*>([^<]+)/g)].map(([, name]) => name);
  expect(tabs).toEqual(['General', 'Courses', 'Payment', 'Technical']);
  expect(section).toMatch(/aria-selected="true"[^>]*id="faq-tab-general"/);
  expect(section.match(/<details [^>]*>/g)).toHaveLength(2);
  expect(section).not.toMatch(/<details [^>]*open/);
  expect(new Set([...section.matchAll(/<details [^>]*name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(1);
  expect(section).toContain('Answer to Whom for.</p>');
  expect(section).toContain('<strong>more</strong>');
});

test('the tab in the URL filters by category', async () => {
  const { html } = await renderTestPageWithData('/?faq=payment', homeData, 'ar');
  const section = extractFaqSection(html);
  expect(section).toContain('How to pay بالعربية');
  expect(section).toContain('جواب How to pay.');
  expect(section).not.toContain('Whom for');
});

test('tabs are links to the FAQ section and work without JavaScript', async () => {
  const section = extractFaqSection((await renderTestPageWithData('/', homeData)).html);
  const addresses = [...section.matchAll(/role="tab"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*role="tab"/g)];
  expect(addresses.map(([, quoted, other]) => quoted ?? other)).toEqual([
    '/#faq',
    '/?faq=courses#faq',
    '/?faq=payment#faq',
    '/?faq=technical#faq',
  ]);
});

test('shows an empty state for an empty tab and General for an unknown one', async () => {
  expect((await renderTestPageWithData('/?faq=technical', homeData)).text).toContain(
    'There are no questions in this category yet.',
  );
  expect(extractFaqSection((await renderTestPageWithData('/?faq=nonsense', homeData)).html)).toContain('Whom for');
});

test('renders no section without questions', async () => {
  const { html } = await renderTestPageWithData('/', homeDataFixture());
  expect(html).not.toContain('aria-busy="true"');
  expect(html).not.toContain('id="faq"');
});
