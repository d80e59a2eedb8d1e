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

test('General is the first tab, and shows the first five of all, closed', async () => {
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

test('a tab of the address narrows to its category, in the language of the page', async () => {
  const { html } = await renderTestPageWithData('/?faq=payment', homeData, 'ar');
  const section = extractFaqSection(html);
  expect(section).toContain('How to pay بالعربية');
  expect(section).toContain('جواب How to pay.');
  expect(section).not.toContain('Whom for');
});

test('a tab is a link that comes back to the questions without scripts', async () => {
  const section = extractFaqSection((await renderTestPageWithData('/', homeData)).html);
  const addresses = [...section.matchAll(/role="tab"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*role="tab"/g)];
  expect(addresses.map(([, one, other]) => one ?? other)).toEqual([
    '/#faq',
    '/?faq=courses#faq',
    '/?faq=payment#faq',
    '/?faq=technical#faq',
  ]);
});

test('a tab without a question says so, and one that is none is General', async () => {
  expect((await renderTestPageWithData('/?faq=technical', homeData)).text).toContain(
    'There is no question about this yet.',
  );
  expect(extractFaqSection((await renderTestPageWithData('/?faq=nonsense', homeData)).html)).toContain('Whom for');
});

test('without any question the section is left out', async () => {
  const { html } = await renderTestPageWithData('/', homeDataFixture());
  expect(html).not.toContain('aria-busy="true"');
  expect(html).not.toContain('id="faq"');
});
