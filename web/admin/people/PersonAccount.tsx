import { Button } from '@mui/material';
import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import { MailIcon } from '../../art/icons/commonIcons';
import { useTranslation } from '../../language';
import { EnrollStudentsButton } from '../enrollments/EnrollStudentsDialog';
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

export function PersonActions({ record: { email, isActive, role } }: AccountProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <>
      {isActive && role === 'student' && <EnrollStudentsButton initialAddresses={email} />}
      <Button component="a" href={`mailto:${email}`} variant="outlined" color="inherit" startIcon={<MailIcon />}>
        {t('write')}
      </Button>
    </>
  );
}
