import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAccountScreenQuery } from './__generated__/AccountScreen';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { Remote } from '../ui/Remote';
import { AccountDesk } from './AccountDesk';

/** One's own account, whatever the role: profile, password, and where one is signed in. */
export function AccountScreen() {
  const { t } = useTranslation('account');
  const account = useAccountScreenQuery();
  return (
    <Page sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageTitle title={t('title')} listed={false} />
      <Typography component="h1" variant="h2">
        {t('title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>{t('intro')}</Typography>
      <Remote of={account} skeleton={<AccountSkeleton />}>
        {({ me, mySessions }) => me && <AccountDesk key={me.id} profile={me} sessions={mySessions} />}
      </Remote>
    </Page>
  );
}

function AccountSkeleton() {
  return [480, 320, 240].map((height) => (
    <Skeleton key={height} variant="rounded" height={height} sx={{ marginBlockStart: 4, borderRadius: '20px' }} />
  ));
}
