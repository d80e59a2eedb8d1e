import { glossaryTermSearchText } from '../../schema/contract/search/glossarySort';
import { energyTerms } from './content/glossaryTerms/energy';
import { vehicleTerms } from './content/glossaryTerms/vehicle';
import { bilingualColumns } from './bilingualText';
import { filterMissing, daysAgo, type FindId, type SeedContext } from './seedHelpers';

/**
 * Glossary terms, owned by the trainer of each field. Creation dates are one week apart per field, so the newest terms
 * mix the fields.
 */
export async function seedGlossaryTerms(context: SeedContext, userId: FindId): Promise<void> {
  const { db } = context;
  const rows = [...vehicleTerms, ...energyTerms].flatMap(({ category, createdBy, terms }, field) =>
    terms.map(({ term, nameFr, spellings = [], acronym, definition }, week) => {
      const names = { ...bilingualColumns('term', term), nameFr, spellings, acronym };
      const texts = { ...names, ...bilingualColumns('definition', definition) };
      const createdAt = daysAgo(context, 7 * week + field);
      return {
        ...texts,
        searchText: glossaryTermSearchText(texts),
        ...bilingualColumns('category', category),
        createdBy: userId(createdBy),
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
  const existing = await db.glossaryTerm.findMany({ select: { term: true } });
  await db.glossaryTerm.createMany({
    data: filterMissing(
      rows,
      ({ term }) => term,
      existing.map(({ term }) => term),
    ),
  });
}
