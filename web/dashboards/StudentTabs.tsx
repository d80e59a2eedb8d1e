import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { StudentDashboardQuery } from './__generated__/StudentDashboard';
import { paths } from '../paths';
import { LinkTabs } from '../ui/LinkTabs';
import { MyCourses } from './MyCourses';
import { MyEvents } from './MyEvents';
import { ProgressTable } from './ProgressTable';
import { Recommended } from './Recommended';

const names = ['myCourses', 'progress', 'recommended', 'events'] as const;

/** My Courses, Progress and Recommended (spec.md section 2), and the events that one is registered for. */
export function StudentTabs({ desk }: { desk: StudentDashboardQuery }) {
  const { t } = useTranslation('student');
  const [search] = useSearchParams();
  const chosen = names.find((name) => name === search.get('tab')) ?? 'myCourses';
  const tabs = names.map((name) => ({
    name,
    label: t(name),
    to: paths.dashboard.student + (name === 'myCourses' ? '' : `?tab=${name}`),
  }));
  return (
    <div>
      <LinkTabs id="desk" label={t('tabs')} tabs={tabs} chosen={chosen}>
        {chosen === 'myCourses' && <MyCourses enrollments={desk.myEnrollments} />}
        {chosen === 'progress' && <ProgressTable enrollments={desk.myEnrollments} />}
        {chosen === 'recommended' && <Recommended courses={desk.recommendedCourses} />}
        {chosen === 'events' && <MyEvents />}
      </LinkTabs>
    </div>
  );
}
