import { UserIcon } from '../../art/icons/commonIcons';
import { paths } from '../../routing';
import type { AdminRow } from '../table/types';
import type { ResourceAction } from './adminResource';

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
