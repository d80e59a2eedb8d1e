import { expect, test, vi } from 'vitest';
import { connectionFixture } from '../testing/fixtures';
import { homeDataFixture } from '../testing/homeFixture';
import { renderServerPageWithData } from '../testing/renderServerPage';
import { withParsedTexts } from '../testing/withParsedTexts';

const faqFixture = (id: number, question: string) =>
  withParsedTexts(
    {
      id,
      question,
      questionAr: `${question} بالعربية`,
      answer: `Answer to ${question}.\n\nWith **more**.`,
      answerAr: `جواب ${question}.`,
      category: null,
    },
    'answer',
  );

const faqs = vi.fn<(args: unknown) => unknown>(() =>
  connectionFixture([faqFixture(1, 'Whom for'), faqFixture(2, 'How to pay')]),
);
const payment = vi.fn<(args: unknown) => unknown>(() => connectionFixture([faqFixture(2, 'How to pay')]));
const faqCategories = [{ id: 3, slug: 'payment', faqs: payment }];
const homeData = homeDataFixture({ faqs, faqCategories });

const extractFaqSection = (html: string) => /<section[^>]*id="faq".*?<\/section>/s.exec(html)?.[0] ?? '';

test('the General tab is first and shows five closed questions', async () => {
  const { html } = await renderServerPageWithData('/', homeData);
  expect(faqs.mock.calls.map(([args]) => args)).toContainEqual({ filter: { isPublished: true }, first: 5 });
  expect(payment.mock.lastCall?.[0]).toMatchObject({ filter: { isPublished: true }, first: 5 });
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
  const { html } = await renderServerPageWithData('/?faq=payment', homeData, 'ar');
  const section = extractFaqSection(html);
  expect(section).toContain('How to pay بالعربية');
  expect(section).toContain('جواب How to pay.');
  expect(section).not.toContain('Whom for');
});

test('tabs are links to the FAQ section and work without JavaScript', async () => {
  const section = extractFaqSection((await renderServerPageWithData('/', homeData)).html);
  const addresses = [...section.matchAll(/role="tab"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*role="tab"/g)];
  expect(addresses.map(([, quoted, other]) => quoted ?? other)).toEqual([
    '/#faq',
    '/?faq=courses#faq',
    '/?faq=payment#faq',
    '/?faq=technical#faq',
  ]);
});

test('shows an empty state for an empty tab and General for an unknown one', async () => {
  expect((await renderServerPageWithData('/?faq=technical', homeData)).text).toContain(
    'There are no questions in this category yet.',
  );
  expect(extractFaqSection((await renderServerPageWithData('/?faq=nonsense', homeData)).html)).toContain('Whom for');
});

test('without questions the section keeps its heading and the contact link, for the link in the footer', async () => {
  const { html } = await renderServerPageWithData('/', homeDataFixture());
  expect(html).not.toContain('aria-busy="true"');
  const section = extractFaqSection(html);
  expect(section).toContain('id="faq-heading"');
  expect(section).toContain('href="/contact"');
  expect(section).not.toContain('role="tab"');
});

const generalCategory = { id: 1, slug: 'general' };
const paymentCategory = { id: 3, slug: 'payment' };
/** Seven general and uncategorized questions, two of them among the first; three about payment. */
const manyFaqs = [
  { ...faqFixture(1, 'First'), category: generalCategory },
  { ...faqFixture(2, 'Pay one'), category: paymentCategory },
  faqFixture(3, 'Without category'),
  { ...faqFixture(4, 'Pay two'), category: paymentCategory },
  { ...faqFixture(5, 'Pay three'), category: paymentCategory },
  { ...faqFixture(6, 'Sixth'), category: generalCategory },
  faqFixture(7, 'Seventh without category'),
];
const isGeneral = ({ category }: { category: { slug: string } | null }) => category?.slug !== 'payment';
const manyFaqsData = homeDataFixture({
  faqs: ({ filter, first }: { filter: { exceptCategories?: string[] }; first: number }) => {
    const inTab = filter.exceptCategories ? manyFaqs.filter(isGeneral) : manyFaqs;
    return connectionFixture(inTab.slice(0, first), { total: inTab.length });
  },
  faqCategories: [
    { ...generalCategory, faqs: connectionFixture([]) },
    { ...paymentCategory, faqs: connectionFixture(manyFaqs.filter((faq) => !isGeneral(faq))) },
  ],
});

test('General links to its other questions, also those without category', async () => {
  const section = extractFaqSection((await renderServerPageWithData('/', manyFaqsData)).html);
  expect(section).toMatch(/href="\/\?questions=all#faq"[^>]*>Show 2 more questions/);
  expect(section).not.toContain('Sixth');
  const arabic = extractFaqSection((await renderServerPageWithData('/', manyFaqsData, 'ar')).html);
  expect(arabic).toContain('عرض سؤالين آخرين');
});

test('shows every question of General once when all are requested', async () => {
  const section = extractFaqSection((await renderServerPageWithData('/?questions=all', manyFaqsData)).html);
  const questions = [...section.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, question]) => question);
  expect(questions).toEqual(manyFaqs.map(({ question }) => question));
  expect(new Set([...section.matchAll(/<details [^>]*name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(1);
  expect(section).toMatch(/href="\/#faq"[^>]*>Show fewer questions/);
});

test('a tab without further questions has no link to more', async () => {
  const section = extractFaqSection((await renderServerPageWithData('/?faq=payment', manyFaqsData)).html);
  expect(section).toContain('Pay three');
  expect(section).not.toContain('questions=all');
});
