import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { BackLink } from '../ui/BackLink';
import { Busy } from '../ui/Busy';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { useHydrated } from '../ui/useHydrated';
import type { PlaceName } from './places';
import { TabSkeleton } from './table/TableSkeleton';

/** The frame of a screen beside the tabs: the way back, what it is, and its table once scripts run. */
export function AdminPlace({ name, text, children }: { name: PlaceName; text?: string; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const isReady = useHydrated();
  const waiting = (
    <Busy>
      <TabSkeleton />
    </Busy>
  );
  return (
    <Page sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageTitle title={t(`places.${name}`)} listed={false} />
      <BackLink to={paths.admin.panel()}>{t('back')}</BackLink>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' }, marginBlockStart: 1 }}>
        {t(`places.${name}`)}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      <Suspense fallback={waiting}>
        <Box sx={{ marginBlockStart: 3 }}>{isReady ? children : waiting}</Box>
      </Suspense>
    </Page>
  );
}
