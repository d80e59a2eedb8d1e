import { categories } from './content/categories';
import { bilingualColumns } from './bilingualText';
import { filterMissing, createLookup, type FindId, type SeedContext } from './seedHelpers';

/** Seeds categories of courses and blog posts; returns a lookup of ids by slug. */
export async function seedCategories(context: SeedContext): Promise<FindId> {
  const { db, now } = context;
  const slugs = categories.map(({ slug }) => slug);
  const existing = await db.category.findMany({ where: { slug: { in: slugs } }, select: { slug: true } });
  await db.category.createMany({
    data: filterMissing(
      categories,
      ({ slug }) => slug,
      existing.map(({ slug }) => slug),
    ).map(({ slug, icon, name, description }) => ({
      slug,
      icon,
      ...bilingualColumns('name', name),
      ...bilingualColumns('description', description),
      createdAt: now,
    })),
  });
  const rows = await db.category.findMany({ where: { slug: { in: slugs } }, select: { id: true, slug: true } });
  const categoryBy = createLookup('category', rows, ({ slug }) => slug);
  return (slug) => categoryBy(slug).id;
}
