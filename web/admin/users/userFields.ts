import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import type { ConflictField } from '../../ui/form/EntityFormDialog';
import type { ConflictFieldBuilder } from '../form/conflictFields';
import type { AdminUserFragment } from './__generated__/userResource';

/** The fields of an account, on its page and in a conflict. */
export const userFields = ({
  t,
  text,
  field,
  active,
}: ConflictFieldBuilder<AdminUserFragment, 'adminUsers'>): ConflictField<AdminUserFragment>[] => [
  ...[text('firstName'), text('lastName'), text('firstNameAr'), text('lastNameAr'), text('email'), text('username')],
  { name: 'phone', label: t('phoneColumn'), formatValue: ({ phone }) => phone ?? '' },
  field('role', ({ role }) => roleLabelsAr[role]),
  active(),
];
