import { searchKey } from '../../schema/contract/search';
import { energyTerms } from './content/terms/energy';
import { vehicleTerms } from './content/terms/vehicle';
import { bilingual } from './prose';
import { absent, type IdOf, type Seeding } from './seeding';

/** The dictionary. Each trainer owns the terms of their field, so that "edit your own" has something to show. */
export async function seedTerms({ db, now }: Seeding, userId: IdOf): Promise<void> {
  const rows = [...vehicleTerms, ...energyTerms].flatMap(({ category, createdBy, terms }) =>
    terms.map(({ term, acronym, definition }) => ({
      ...bilingual('term', term),
      ...bilingual('definition', definition),
      ...bilingual('category', category),
      acronym,
      searchText: searchKey(term.en, term.ar, acronym, definition.en, definition.ar),
      createdBy: userId(createdBy),
      createdAt: now,
      updatedAt: now,
    })),
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
