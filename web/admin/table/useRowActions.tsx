import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PencilIcon, TrashIcon } from '../../art/icons/editIcons';
import type { TableRowsProps, AdminRow } from './types';

/** An action on a row that is known. */
export interface ResolvedRowAction {
  name: string;
  label: string;
  icon: ReactElement;
  isDestructive?: boolean;
  run(): void;
}

/** What can be done to each row, named after it: the table's own actions, then editing, then deleting. */
export function useRowActions<Row extends AdminRow>({
  actions,
  onEdit,
  onDelete,
  nameOf,
}: Pick<TableRowsProps<Row>, 'actions' | 'onEdit' | 'onDelete' | 'nameOf'>) {
  const { t } = useTranslation('admin');
  const actionsOf = (row: Row): ResolvedRowAction[] => {
    const named = { name: nameOf(row) || t('unnamed') };
    return [
      ...actions.map(({ name, label, icon, run }) => ({
        name,
        label: label(row),
        icon: icon(row),
        run: () => run(row),
      })),
      ...(onEdit ? [{ name: 'edit', label: t('edit', named), icon: <PencilIcon />, run: () => onEdit(row) }] : []),
      ...(onDelete
        ? [
            {
              name: 'delete',
              label: t('remove', named),
              icon: <TrashIcon />,
              isDestructive: true,
              run: () => onDelete(row),
            },
          ]
        : []),
    ];
  };
  return { actionsOf, most: actions.length + (onEdit ? 1 : 0) + (onDelete ? 1 : 0) };
}
