import type { ApolloClient } from '@apollo/client';
import { localizeField, useTranslation } from '../../language';
import { UserIcon } from '../../art/icons/commonIcons';
import { LockIcon } from '../../art/icons/lessonIcons';
import { PublishIcon, UnlockIcon, UnpublishIcon } from '../../art/icons/editIcons';
import { toClientError } from '../../data/clientError';
import { paths } from '../../routing';
import { useToast } from '../../ui/feedback/ToastProvider';
import { toCategoryOptions, type BilingualCategory } from '../form/categoryField';
import type { ActionConfirmation, AdminRow, BulkResult, FilterOption, FilterOptions, UndoAction } from '../table/types';
import { useUndo } from '../table/bulk/useUndo';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import type { BulkDocument, ResourceAction, RowToggle, ToggleChange } from './adminResource';
import type { ResourceNamespace, ResourceTexts } from './resourceTexts';

export async function runBulkMutation<Variables extends Record<string, unknown>>(
  client: ApolloClient,
  document: BulkDocument<Variables>,
  variables: Variables,
): Promise<BulkResult | undefined> {
  const { data } = await client.mutate({ mutation: document, variables });
  return Object.values(data ?? {})[0];
}

/** Runs a mutation for one row after the other; a row that fails does not stop the others. */
export async function runForEachRow(
  ids: readonly string[],
  mutate: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const result = { succeeded: [] as string[], failed: [] as { id: string; message: string }[] };
  for (const id of ids) {
    try {
      await mutate(id);
      result.succeeded.push(id);
    } catch (error) {
      result.failed.push({ id, message: toClientError(error).message });
    }
  }
  return result;
}

/** Publishing shows a row to everybody at once, unpublishing hides it. */
export const confirmPublication = <Namespace extends ResourceNamespace>(
  { isOn, rows, name }: ToggleChange<AdminRow>,
  { admin }: ResourceTexts<Namespace>,
): ActionConfirmation => {
  const verb = isOn ? ('publish' as const) : ('unpublish' as const);
  return {
    title:
      rows.length === 1
        ? admin(`confirmToggle.${verb}`, { name })
        : admin(`confirmToggle.${verb}Many`, { n: String(rows.length) }),
    text: admin(`confirmToggle.${verb}Text`),
    confirm: admin(`bulk.${verb}`),
    isDestructive: !isOn,
  };
};

export const publishToggle = (
  document: BulkDocument<{ ids: string[]; isPublished: boolean }>,
): RowToggle<AdminRow & { isPublished: boolean }, ResourceNamespace> &
  Required<Pick<RowToggle<AdminRow & { isPublished: boolean }, ResourceNamespace>, 'confirm'>> => ({
  on: { name: 'publish', label: ({ admin }) => admin('bulk.publish'), icon: <PublishIcon /> },
  off: { name: 'unpublish', label: ({ admin }) => admin('bulk.unpublish'), icon: <UnpublishIcon /> },
  isOn: ({ isPublished }) => isPublished,
  rowActionLabel: ({ isPublished }, { admin }, name) => admin(isPublished ? 'unpublishRow' : 'publishRow', { name }),
  mutate: (client, ids, isPublished) => runBulkMutation(client, document, { ids, isPublished }),
  confirm: confirmPublication,
});

/** Activates or deactivates rows; uses the texts `activate`, `deactivate` and `deactivateText` of the namespace. */
export const activateToggle = (
  document: BulkDocument<{ ids: string[]; isActive: boolean }>,
): RowToggle<AdminRow & { isActive: boolean }, 'adminCoupons' | 'adminPolls' | 'adminUsers'> => ({
  on: { name: 'activate', label: ({ admin }) => admin('bulk.activate'), icon: <UnlockIcon /> },
  off: { name: 'deactivate', label: ({ admin }) => admin('bulk.deactivate'), icon: <LockIcon /> },
  isOn: ({ isActive }) => isActive,
  rowActionLabel: ({ isActive }, { t }, name) => t(isActive ? 'deactivate' : 'activate', { name }),
  mutate: (client, ids, isActive) => runBulkMutation(client, document, { ids, isActive }),
  confirm: ({ isOn, rows, name }, { t, admin }) =>
    isOn
      ? undefined
      : {
          title: admin(`confirmToggle.${rows.length === 1 ? 'deactivate' : 'deactivateMany'}`, {
            name,
            n: String(rows.length),
          }),
          text: t('deactivateText'),
          confirm: admin('bulk.deactivate'),
          isDestructive: true,
        },
});

/** A row as it was, and what makes it so again. */
interface RowUndo<Row extends AdminRow> {
  row: Row;
  undo: UndoAction<Row> | undefined;
}

export function useRowMutation<Row extends AdminRow>() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const offerUndo = useUndo();
  const refetchAll = useInvalidateAllQueries();
  const showError = (description: string) => toast({ title: t('error'), description, variant: 'destructive' });
  return async (
    mutate: () => Promise<BulkResult | undefined>,
    done: string = t('updated'),
    undoable?: RowUndo<Row>,
  ) => {
    try {
      const failed = (await mutate())?.failed[0];
      await refetchAll();
      if (failed) showError(failed.message);
      else toast({ title: done, ...(undoable && offerUndo(undoable.undo, [undoable.row])) });
    } catch (error) {
      showError(toClientError(error).messageWithStatus);
    }
  };
}

type PanelTexts = Pick<ResourceTexts<'admin'>, 'admin' | 'publishedLabel'>;

/** Two states; the values are those of `parseYesNo`. */
export const yesNoFilter = (label: string, allLabel: string, [yes, no]: readonly [string, string]): FilterOptions => ({
  ...{ label, allLabel },
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

/** Opens the page of the person whom a row concerns. */
export const personAction = <Row extends AdminRow>(
  personOf: (row: Row) => { id: string; name: string },
): ResourceAction<Row, 'adminCertificates' | 'adminEnrollments' | 'adminPayments' | 'adminUsers'> => ({
  name: 'person',
  text: ({ t }) => t('personAction'),
  label: (row, { t }) => t('person', { name: personOf(row).name }),
  icon: <UserIcon />,
  run: (row, navigate) => void navigate(paths.admin.person(personOf(row).id)),
});

/** Parses a filter with two states; undefined if not set. */
export const parseYesNo = (value: string): boolean | undefined => (value === '' ? undefined : value === 'yes');
