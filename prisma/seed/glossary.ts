import { glossaryTermKeys } from '../../schema/contract/search/glossarySort';
import { energyTerms } from './content/glossaryTerms/energy';
import { vehicleTerms } from './content/glossaryTerms/vehicle';
import { bilingualColumns } from './bilingualText';
import { filterMissing, daysAgo, type FindId, type SeedContext } from './seedHelpers';

/**
 * The dictionary. Each trainer owns the terms of their field, so that "edit your own" has something to show. It has grown
 * by a term a week in each field: the newest ones are the first of three fields.
 */
export async function seedGlossaryTerms(seeding: SeedContext, userId: FindId): Promise<void> {
  const { db } = seeding;
  const rows = [...vehicleTerms, ...energyTerms].flatMap(({ category, createdBy, terms }, field) =>
    terms.map(({ term, acronym, definition }, week) => {
      const said = { ...bilingualColumns('term', term), ...bilingualColumns('definition', definition), acronym };
      const createdAt = daysAgo(seeding, 7 * week + field);
      return {
        ...said,
        ...glossaryTermKeys(said),
        ...bilingualColumns('category', category),
        createdBy: userId(createdBy),
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
  const present = await db.glossaryTerm.findMany({ select: { term: true } });
  await db.glossaryTerm.createMany({
    data: filterMissing(
      rows,
      ({ term }) => term,
      present.map(({ term }) => term),
    ),
  });
}
