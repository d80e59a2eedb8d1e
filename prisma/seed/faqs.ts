import { faqCategories, faqs } from './content/faqs';
import { bilingual } from './prose';
import { absent, finder, type Seeding } from './seeding';

/** The four tabs of the home page and their questions. */
export async function seedFaqs({ db, now }: Seeding): Promise<void> {
  const tabs = faqCategories.map(({ slug, name }, index) => ({ slug, ...bilingual('name', name), order: index + 1 }));
  const presentTabs = await db.faqCategory.findMany({ select: { slug: true } });
  await db.faqCategory.createMany({
    data: absent(
      tabs,
      ({ slug }) => slug,
      presentTabs.map(({ slug }) => slug),
    ),
  });
  const rows = await db.faqCategory.findMany({ select: { id: true, slug: true } });
  const tabBy = finder('FAQ category', rows, ({ slug }) => slug);

  const questions = faqs.map(({ category, question, answer }, index) => ({
    ...bilingual('question', question),
    ...bilingual('answer', answer),
    categoryId: tabBy(category).id,
    order: index + 1,
    createdAt: now,
    updatedAt: now,
  }));
  const present = await db.faq.findMany({ select: { question: true } });
  await db.faq.createMany({
    data: absent(
      questions,
      ({ question }) => question,
      present.map(({ question }) => question),
    ),
  });
}
