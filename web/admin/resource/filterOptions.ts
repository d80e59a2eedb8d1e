import { localizeField } from '../../language';
import { toCategoryOptions, type BilingualCategory } from '../form/categoryField';
import type { FilterOption, FilterOptions } from '../table/types';
import type { ResourceTexts } from './resourceTexts';

type PanelTexts = Pick<ResourceTexts<'admin'>, 'admin' | 'publishedLabel'>;

/** Two states; the values are those of `parseYesNo`. */
export const yesNoFilter = (label: string, allLabel: string, [yes, no]: readonly [string, string]): FilterOptions => ({
  label,
  allLabel,
  options: [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ],
});

export const stateFilter = (
  { admin }: Pick<ResourceTexts<'admin'>, 'admin'>,
  options: readonly FilterOption[],
): FilterOptions => ({ label: admin('state.label'), allLabel: admin('state.all'), options });

/** Further states have values of their own. */
export const publishedFilter = ({ admin, publishedLabel }: PanelTexts, ...furtherStates: FilterOption[]) =>
  stateFilter({ admin }, [
    { value: 'yes', label: publishedLabel },
    { value: 'no', label: admin('state.draft') },
    ...furtherStates,
  ]);

export const activeFilter = ({ admin }: PanelTexts, ...furtherStates: FilterOption[]) =>
  stateFilter({ admin }, [
    { value: 'yes', label: admin('state.active') },
    { value: 'no', label: admin('state.inactive') },
    ...furtherStates,
  ]);

/** One category; the labels are the texts `category` and `allCategories` of the entity. */
export const categoryFilter = (
  { label }: { label(field: string): string },
  categories: readonly BilingualCategory[] | undefined,
): FilterOptions => ({
  label: label('category'),
  allLabel: label('allCategories'),
  options: toCategoryOptions(categories ?? []),
});

/** The labels are the texts `course` and `allCourses` of the entity. */
export const courseFilter = (
  { label }: { label(field: string): string },
  data: { adminCourses: { rows: readonly { id: string; title: string; titleAr: string }[] } } | undefined,
): FilterOptions => ({
  label: label('course'),
  allLabel: label('allCourses'),
  options: (data?.adminCourses.rows ?? []).map((course) => ({
    value: course.id,
    label: localizeField(course, 'title', 'ar'),
  })),
});

/** The first and the last day, for `toDayRange`; the labels are the texts `from` and `to` of the entity. */
export const dayFilters = ({ label }: { label(field: string): string }) =>
  ({ from: { label: label('from'), type: 'date' }, to: { label: label('to'), type: 'date' } }) as const;

/** Parses a filter with two states; undefined if not set. */
export const parseYesNo = (value: string): boolean | undefined => (value === '' ? undefined : value === 'yes');
