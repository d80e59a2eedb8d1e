import { toCategoryOptions, type BilingualCategory } from '../form/categoryField';
import type { FilterOptions } from '../table/types';
import type { ResourceTexts } from './resourceTexts';

type PanelTexts = Pick<ResourceTexts<'admin'>, 'admin'>;

/** Two states; the values are those of `parseYesNo`. */
export const yesNoFilter = (label: string, allLabel: string, [yes, no]: readonly [string, string]): FilterOptions => ({
  ...{ label, allLabel },
  options: [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ],
});

export const publishedFilter = ({ admin }: PanelTexts): FilterOptions =>
  yesNoFilter(admin('state.label'), admin('state.all'), [admin('state.published'), admin('state.draft')]);

export const activeFilter = ({ admin }: PanelTexts): FilterOptions =>
  yesNoFilter(admin('state.label'), admin('state.all'), [admin('state.active'), admin('state.inactive')]);

/** One category; the labels are the texts `category` and `allCategories` of the entity. */
export const categoryFilter = (
  { label }: { label(field: string): string },
  categories: readonly BilingualCategory[] | undefined,
): FilterOptions => ({
  label: label('category'),
  allLabel: label('allCategories'),
  options: toCategoryOptions(categories ?? []),
});
