import { toCategoryOptions, type BilingualCategory } from '../form/categoryField';
import type { FilterOptions } from '../table/types';
import type { ResourceTexts } from './resourceTexts';

type PanelTexts = Pick<ResourceTexts<'admin'>, 'admin' | 'publishedLabel'>;

/** Two states; the values are those of `parseYesNo`. */
export const yesNoFilter = (label: string, allLabel: string, [yes, no]: readonly [string, string]): FilterOptions => ({
  ...{ label, allLabel },
  options: [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ],
});

/** Further states have values of their own. */
export const publishedFilter = (
  { admin, publishedLabel }: PanelTexts,
  ...furtherStates: { value: string; label: string }[]
): FilterOptions => ({
  ...{ label: admin('state.label'), allLabel: admin('state.all') },
  options: [{ value: 'yes', label: publishedLabel }, { value: 'no', label: admin('state.draft') }, ...furtherStates],
});

export const activeFilter = (
  { admin }: PanelTexts,
  ...furtherStates: { value: string; label: string }[]
): FilterOptions => ({
  ...{ label: admin('state.label'), allLabel: admin('state.all') },
  options: [
    { value: 'yes', label: admin('state.active') },
    { value: 'no', label: admin('state.inactive') },
    ...furtherStates,
  ],
});

/** One category; the labels are the texts `category` and `allCategories` of the entity. */
export const categoryFilter = (
  { label }: { label(field: string): string },
  categories: readonly BilingualCategory[] | undefined,
): FilterOptions => ({
  label: label('category'),
  allLabel: label('allCategories'),
  options: toCategoryOptions(categories ?? []),
});
