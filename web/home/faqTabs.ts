/** The tabs of the questions (spec.md section 2): the first shows all, each other the category of its name. */
export const faqTabs = ['general', 'courses', 'payment', 'technical'] as const;
type FaqTab = (typeof faqTabs)[number];

interface Category<Faq> {
  slug: string;
  faqs: { nodes: Faq[] };
}

/** The tab that an address names; General for any other name. */
export const faqTabOf = (name: string | null): FaqTab => faqTabs.find((tab) => tab === name) ?? 'general';

/** What a tab shows: General the first questions of all, the others those of their category. */
export const faqsOfTab = <Faq>(tab: FaqTab, first: Faq[], categories: readonly Category<Faq>[]): Faq[] =>
  tab === 'general' ? first : (categories.find(({ slug }) => slug === tab)?.faqs.nodes ?? []);
