import type { ReactElement } from 'react';
import { useTranslation } from '../../language';
import { PencilIcon, TrashIcon } from '../../art/icons/editIcons';
import type { TableRowsProps, AdminRow } from './types';

export interface ResolvedRowAction {
  name: string;
  /** Shown as a tooltip, or on the button. */
  text: string;
  label: string;
  icon: ReactElement;
  isDestructive?: boolean;
  run(): void;
}

/** The actions of a row in order: those of the table, edit, delete. Labels contain the row's name. */
export function useRowActions<Row extends AdminRow>({
  actions,
  isReadOnly,
  onEdit,
  onDelete,
  rowName,
}: Pick<TableRowsProps<Row>, 'actions' | 'isReadOnly' | 'onEdit' | 'onDelete' | 'rowName'>) {
  const { t } = useTranslation('admin');
  const resolveActions = (row: Row): ResolvedRowAction[] => {
    const canChange = !(isReadOnly?.(row) ?? false);
    const rowLabel = { name: rowName(row) || t('unnamed') };
    return [
      ...actions
        .filter(({ isVisible }) => isVisible?.(row) ?? true)
        .map(({ name, text, label, icon, run }) => ({
          name,
          text: text(row),
          label: label(row, rowLabel.name),
          icon: icon(row),
          run: () => run(row),
        })),
      ...(onEdit && canChange
        ? [
            {
              name: 'edit',
              text: t('actionNames.edit'),
              label: t('edit', rowLabel),
              icon: <PencilIcon />,
              run: () => onEdit(row),
            },
          ]
        : []),
      ...(onDelete && canChange
        ? [
            {
              name: 'delete',
              text: t('actionNames.remove'),
              label: t('remove', rowLabel),
              icon: <TrashIcon />,
              isDestructive: true,
              run: () => onDelete(row),
            },
          ]
        : []),
    ];
  };
  return { resolveActions, actionCount: actions.length + (onEdit ? 1 : 0) + (onDelete ? 1 : 0) };
}
