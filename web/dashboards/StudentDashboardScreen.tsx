import { useTranslation } from 'react-i18next';
import { useStudentDashboardQuery } from './__generated__/StudentDashboard';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { Remote } from '../ui/Remote';
import { StudentDesk } from './StudentDesk';
import { StudentDeskSkeleton } from './StudentDeskSkeleton';
import { StudentWelcome } from './StudentWelcome';

/** The student's dashboard (spec.md section 2): where to go on, the numbers, and three tabs. */
export function StudentDashboardScreen() {
  const { t } = useTranslation('student');
  const dashboard = useStudentDashboardQuery();
  return (
    <Page sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageTitle title={t('title')} listed={false} />
      <StudentWelcome />
      <Remote of={dashboard} skeleton={<StudentDeskSkeleton />}>
        {(desk) => <StudentDesk desk={desk} />}
      </Remote>
    </Page>
  );
}
