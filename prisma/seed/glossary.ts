import { termKeys } from '../../schema/contract/dictionary';
import { energyTerms } from './content/terms/energy';
import { vehicleTerms } from './content/terms/vehicle';
import { bilingual } from './prose';
import { absent, daysAgo, type IdOf, type Seeding } from './seeding';

/**
 * The dictionary. Each trainer owns the terms of their field, so that "edit your own" has something to show. It has grown
 * by a term a week in each field: the newest ones are the first of three fields.
 */
export async function seedTerms(seeding: Seeding, userId: IdOf): Promise<void> {
  const { db } = seeding;
  const rows = [...vehicleTerms, ...energyTerms].flatMap(({ category, createdBy, terms }, field) =>
    terms.map(({ term, acronym, definition }, week) => {
      const said = { ...bilingual('term', term), ...bilingual('definition', definition), acronym };
      const createdAt = daysAgo(seeding, 7 * week + field);
      return {
        ...said,
        ...termKeys(said),
        ...bilingual('category', category),
        createdBy: userId(createdBy),
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
  const present = await db.glossaryTerm.findMany({ select: { term: true } });
  await db.glossaryTerm.createMany({
    data: absent(
      rows,
      ({ term }) => term,
      present.map(({ term }) => term),
    ),
  });
}
