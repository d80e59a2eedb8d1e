import type { ReactElement } from 'react';
import { useTranslation } from '../../../language';
import { PencilIcon, TrashIcon } from '../../../art/icons/editIcons';
import type { TableRowsProps, AdminRow, RowAction } from '../types';

export interface ResolvedRowAction {
  name: string;
  text: string;
  label: string;
  icon: ReactElement;
  isDestructive?: boolean;
  run(): void;
}

export interface ResolvedRowActions {
  /** Of the row, for the accessible name of its menu. */
  name: string;
  inView: ResolvedRowAction[];
  inMenu: ResolvedRowAction[];
}

const maxInView = 2;

/**
 * The actions of a row: what it waits for, then edit and delete, or the first other if rows have no form. Labels contain
 * the row's name.
 */
export function useRowActions<Row extends AdminRow>({
  actions,
  isReadOnly,
  onEdit,
  onDelete,
  rowName,
}: Pick<TableRowsProps<Row>, 'actions' | 'isReadOnly' | 'onEdit' | 'onDelete' | 'rowName'>) {
  const { t } = useTranslation('admin');
  return (row: Row, limit = maxInView): ResolvedRowActions => {
    const canChange = !(isReadOnly?.(row) ?? false);
    const name = rowName(row) || t('unnamed');
    const resolve = ({ text, label, icon, run, ...action }: RowAction<Row>): ResolvedRowAction => ({
      name: action.name,
      text: text(row),
      label: label(row, name),
      icon: icon(row),
      run: () => run(row),
    });
    const visible = actions.filter(({ isVisible }) => isVisible?.(row) ?? true);
    const isAwaited = (action: RowAction<Row>) => action.isAwaited?.(row) ?? false;
    const awaited = visible.filter(isAwaited).map(resolve);
    const others = visible.filter((action) => !isAwaited(action)).map(resolve);
    const change: ResolvedRowAction[] = [];
    if (onEdit && canChange)
      change.push({
        name: 'edit',
        text: t('actionNames.edit'),
        label: t('edit', { name }),
        icon: <PencilIcon />,
        run: () => onEdit(row),
      });
    if (onDelete && canChange)
      change.push({
        name: 'delete',
        text: t('actionNames.remove'),
        label: t('remove', { name }),
        icon: <TrashIcon />,
        isDestructive: true,
        run: () => onDelete(row),
      });
    const named = onEdit && canChange ? change : others.slice(0, 1);
    const inView = [...awaited, ...named].slice(0, limit);
    const inMenu = [...awaited, ...others, ...change].filter((action) => !inView.includes(action));
    return { name, inView, inMenu };
  };
}
