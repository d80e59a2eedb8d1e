import { inLanguage } from '../../language/formats';

interface Category {
  id: string;
  name: string;
  nameAr: string;
}

/** Categories to choose among, by their Arabic names: of a filter or of a form. */
export const categoryOptions = (categories: readonly Category[]): { value: string; label: string }[] =>
  categories.map((category) => ({ value: category.id, label: inLanguage(category, 'name', 'ar') }));
