import { LockIcon } from '../../art/icons/lessonIcons';
import { PublishIcon, UnlockIcon, UnpublishIcon } from '../../art/icons/editIcons';
import type { ActionConfirmation, AdminRow } from '../table/types';
import type { BulkDocument, RowToggle, ToggleChange } from './adminResource';
import { runBulkMutation } from './bulkMutations';
import type { ResourceNamespace, ResourceTexts } from './resourceTexts';

/** Publishing shows a row to everybody at once, unpublishing hides it. */
export const confirmPublication = <Namespace extends ResourceNamespace>(
  { isOn, rows, name }: ToggleChange<AdminRow>,
  { admin }: ResourceTexts<Namespace>,
): ActionConfirmation => {
  const verb = isOn ? ('publish' as const) : ('unpublish' as const);
  return {
    title:
      rows.length > 1
        ? admin(`confirmToggle.${verb}Many`, { n: String(rows.length) })
        : admin(`confirmToggle.${verb}`, { name }),
    text: admin(`confirmToggle.${verb}Text`),
    confirm: admin(`bulk.${verb}`),
    isDestructive: !isOn,
  };
};

interface PublishVariables extends Record<string, unknown> {
  ids: string[];
  isPublished: boolean;
  isUndo?: boolean;
}

/** @param hasFirstTime whether the first publication is stored, so that its undo has to be known as one */
export const publishToggle = (
  document: BulkDocument<PublishVariables>,
  { hasFirstTime = false } = {},
): RowToggle<AdminRow & { isPublished: boolean }, ResourceNamespace> &
  Required<Pick<RowToggle<AdminRow & { isPublished: boolean }, ResourceNamespace>, 'confirm'>> => ({
  on: { name: 'publish', label: ({ admin }) => admin('bulk.publish'), icon: <PublishIcon /> },
  off: { name: 'unpublish', label: ({ admin }) => admin('bulk.unpublish'), icon: <UnpublishIcon /> },
  isOn: ({ isPublished }) => isPublished,
  rowActionLabel: ({ isPublished }, { admin }, name) => admin(isPublished ? 'unpublishRow' : 'publishRow', { name }),
  mutate: (client, { ids, isOn, isUndo }) =>
    runBulkMutation(client, document, { ids, isPublished: isOn, ...(hasFirstTime && isUndo && { isUndo }) }),
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
  mutate: (client, { ids, isOn }) => runBulkMutation(client, document, { ids, isActive: isOn }),
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
