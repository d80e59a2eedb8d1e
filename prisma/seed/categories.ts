import { categories } from './content/categories';
import { bilingual } from './prose';
import { absent, finder, type IdOf, type Seeding } from './seeding';

/** Subjects of courses and articles; answers their ids by slug. */
export async function seedCategories(seeding: Seeding): Promise<IdOf> {
  const { db, now } = seeding;
  const slugs = categories.map(({ slug }) => slug);
  const present = await db.category.findMany({ where: { slug: { in: slugs } }, select: { slug: true } });
  await db.category.createMany({
    data: absent(
      categories,
      ({ slug }) => slug,
      present.map(({ slug }) => slug),
    ).map(({ slug, icon, name, description }) => ({
      slug,
      icon,
      ...bilingual('name', name),
      ...bilingual('description', description),
      createdAt: now,
    })),
  });
  const rows = await db.category.findMany({ where: { slug: { in: slugs } }, select: { id: true, slug: true } });
  const categoryBy = finder('category', rows, ({ slug }) => slug);
  return (slug) => categoryBy(slug).id;
}
