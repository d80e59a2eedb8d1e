import { SendIcon } from '../../art/icons/sharingIcons';
import type { ResourceAction, RowsDialogProps } from '../resource/adminResource';
import type { ResourceNamespace } from '../resource/resourceTexts';
import type { AdminRow } from '../table/types';
import { LazyOfficeMessageDialog } from './LazyOfficeMessageDialog';

/**
 * The action of a list that writes to the people of its rows.
 * @param person the person of a row
 */
export const officeMessageAction = <Row extends AdminRow, Namespace extends ResourceNamespace>(
  person: (row: Row) => { id: string; name: string },
): ResourceAction<Row, Namespace> => ({
  name: 'officeMessage',
  text: ({ admin }) => admin('write.action'),
  bulkText: ({ admin }) => admin('write.many'),
  label: (row, { admin }) => admin('write.person', { name: person(row).name }),
  icon: <SendIcon />,
  RowsDialog: ({ rows, ...dialog }: RowsDialogProps<Row>) => (
    <LazyOfficeMessageDialog {...dialog} userIds={[...new Set(rows.map((row) => person(row).id))]} />
  ),
});
