import { localizeField } from '../../language/formatters';

/** The key of another row as GraphQL takes it; null and undefined stay what they are: none, and not told. */
export const toGraphqlId = <None extends null | undefined>(key: number | None): string | None =>
  typeof key === 'number' ? String(key) : key;

export interface BilingualCategory {
  id: string;
  name: string;
  nameAr: string;
}

/** Categories to choose among, by their Arabic names: of a filter or of a form. */
export const toCategoryOptions = (categories: readonly BilingualCategory[]): { value: string; label: string }[] =>
  categories.map((category) => ({ value: category.id, label: localizeField(category, 'name', 'ar') }));
