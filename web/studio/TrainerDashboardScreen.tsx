import { useTranslation } from 'react-i18next';
import { useTrainerDashboardQuery } from './__generated__/TrainerDashboard';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { Remote } from '../ui/Remote';
import { useFreshRead } from '../ui/useFreshRead';
import { StudioSkeleton } from './StudioSkeleton';
import { StudioTabs } from './StudioTabs';
import { StudioWelcome } from './StudioWelcome';
import { TeachingFigures } from './TeachingFigures';

/** The trainer's dashboard (spec.md section 2): the numbers, and three tabs that each ask for what they show. */
export function TrainerDashboardScreen() {
  const { t } = useTranslation('studio');
  const dashboard = useTrainerDashboardQuery(useFreshRead());
  return (
    <Page sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageTitle title={t('title')} listed={false} />
      <StudioWelcome />
      <Remote of={dashboard} skeleton={<StudioSkeleton />}>
        {({ teachingSummary }) => (
          <>
            <TeachingFigures figures={teachingSummary} />
            <StudioTabs figures={teachingSummary} />
          </>
        )}
      </Remote>
    </Page>
  );
}
