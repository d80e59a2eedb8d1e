import { faqCategories, faqs } from './content/faqs';
import { bilingualColumns } from './bilingualText';
import { filterMissing, createLookup, type SeedContext } from './seedHelpers';

/** FAQ categories (tabs of the home page) and their questions. */
export async function seedFaqs({ db, now }: SeedContext): Promise<void> {
  const tabs = faqCategories.map(({ slug, name }, index) => ({
    slug,
    ...bilingualColumns('name', name),
    order: index + 1,
  }));
  const existingTabs = await db.faqCategory.findMany({ select: { slug: true } });
  await db.faqCategory.createMany({
    data: filterMissing(
      tabs,
      ({ slug }) => slug,
      existingTabs.map(({ slug }) => slug),
    ),
  });
  const rows = await db.faqCategory.findMany({ select: { id: true, slug: true } });
  const tabBy = createLookup('FAQ category', rows, ({ slug }) => slug);

  const questions = faqs.map(({ category, question, answer }, index) => ({
    ...bilingualColumns('question', question),
    ...bilingualColumns('answer', answer),
    categoryId: tabBy(category).id,
    order: index + 1,
    createdAt: now,
    updatedAt: now,
  }));
  const existing = await db.faq.findMany({ select: { question: true } });
  await db.faq.createMany({
    data: filterMissing(
      questions,
      ({ question }) => question,
      existing.map(({ question }) => question),
    ),
  });
}
