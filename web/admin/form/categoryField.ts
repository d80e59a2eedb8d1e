import { localizeField } from '../../language';

/** Converts a key to a GraphQL ID. Null (no row) and undefined (unchanged) are kept. */
export const toGraphqlId = <None extends null | undefined>(key: number | None): string | None =>
  typeof key === 'number' ? String(key) : key;

export interface BilingualCategory {
  id: string;
  name: string;
  nameAr: string;
}

/** Select options with Arabic names, for a filter or a form. */
export const toCategoryOptions = (categories: readonly BilingualCategory[]): { value: string; label: string }[] =>
  categories.map((category) => ({ value: category.id, label: localizeField(category, 'name', 'ar') }));
