import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import { useTranslation } from '../../language';
import { EnrollStudentsButton } from '../enrollments/EnrollStudentsButton';
import { OfficeMessageButton } from '../officeMessages/OfficeMessageButton';
import { StatusCell } from '../table/cells';
import { UserState } from '../users/userResource';
import type { AdminUserFragment } from '../users/__generated__/userResource';

interface AccountProps {
  record: AdminUserFragment;
}

export function PersonStates({ record: account }: AccountProps) {
  return (
    <>
      <StatusCell color="default">{roleLabelsAr[account.role]}</StatusCell>
      <UserState {...account} />
    </>
  );
}

export function PersonActions({ record: { id, email, isActive, role } }: AccountProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <>
      {isActive && role === 'student' && <EnrollStudentsButton initialAddresses={email} />}
      {isActive && <OfficeMessageButton userIds={[id]} label={t('write')} />}
    </>
  );
}
