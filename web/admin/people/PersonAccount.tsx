import { Box, Button, Link as MuiLink } from '@mui/material';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import { MailIcon } from '../../art/icons/commonIcons';
import { useTranslation } from '../../language';
import { EnrollStudentsButton } from '../enrollments/EnrollStudentsDialog';
import { RecordSection } from '../record/RecordSection';
import { DateCell, StatusCell } from '../table/cells';
import { Fact, factListStyles } from '../table/factList';
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

export function PersonAccount({ record: account }: AccountProps) {
  const { t } = useTranslation('adminPeople');
  const { t: tUsers } = useTranslation('adminUsers');
  const { email, phone, isEmailBounced, isEmailConfirmed, hasSecondFactor } = account;
  return (
    <RecordSection title={t('account')}>
      <Box component="dl" sx={factListStyles}>
        <Fact name={fieldLabelsAr.email}>
          <MuiLink href={`mailto:${email}`} dir="ltr">
            {email}
          </MuiLink>
        </Fact>
        <Fact name={t('emailState')}>
          {tUsers(isEmailBounced ? 'emailBounced' : isEmailConfirmed ? 'emailConfirmed' : 'emailUnconfirmed')}
        </Fact>
        <Fact name={fieldLabelsAr.phone}>
          {phone && (
            <MuiLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
              {phone}
            </MuiLink>
          )}
        </Fact>
        <Fact name={fieldLabelsAr.username}>
          <bdi>{account.username}</bdi>
        </Fact>
        <Fact name={t('secondFactor')}>{t(hasSecondFactor ? 'on' : 'off')}</Fact>
        <Fact name={t('since')}>
          <DateCell at={account.createdAt} hasTime />
        </Fact>
      </Box>
    </RecordSection>
  );
}
