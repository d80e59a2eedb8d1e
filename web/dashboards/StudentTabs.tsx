import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { StudentDashboardQuery } from '../data/generated';
import { paths } from '../paths';
import { MyCourses } from './MyCourses';
import { ProgressTable } from './ProgressTable';
import { Recommended } from './Recommended';

const tabs = ['myCourses', 'progress', 'recommended'] as const;

/** My Courses, Progress and Recommended; the tab is in the address. */
export function StudentTabs({ desk }: { desk: StudentDashboardQuery }) {
  const { t } = useTranslation('student');
  const [search] = useSearchParams();
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'myCourses';
  return (
    <div>
      <Tabs value={tab} variant="scrollable" scrollButtons={false} aria-label={t('tabs')}>
        {tabs.map((name) => (
          <Tab
            key={name}
            id={`tab-${name}`}
            value={name}
            label={t(name)}
            component={Link}
            to={paths.dashboard.student + (name === 'myCourses' ? '' : `?tab=${name}`)}
            aria-controls={tab === name ? 'desk-tab' : undefined}
            sx={{ paddingInline: { xs: 1, sm: 2.5 }, fontSize: { xs: '1rem', sm: '1.0625rem' } }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="desk-tab" aria-labelledby={`tab-${tab}`} sx={{ paddingBlockStart: 3 }}>
        {tab === 'myCourses' && <MyCourses enrollments={desk.myEnrollments} />}
        {tab === 'progress' && <ProgressTable enrollments={desk.myEnrollments} />}
        {tab === 'recommended' && <Recommended courses={desk.recommendedCourses} />}
      </Box>
    </div>
  );
}
