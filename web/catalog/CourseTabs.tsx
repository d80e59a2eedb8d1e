import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import type { CourseOnPage } from './CoursePage';

const tabs = ['overview', 'curriculum', 'reviews'] as const;
type TabName = (typeof tabs)[number];

/** Three views of a course. The tab is in the address; each is a link, which works before any script does. */
export function CourseTabs({ course, panels }: { course: CourseOnPage; panels: Record<TabName, ReactNode> }) {
  const { t } = useTranslation('courses');
  const [params] = useSearchParams();
  const chosen = tabs.find((tab) => tab === params.get('tab')) ?? 'overview';
  return (
    <>
      <Tabs value={chosen} aria-label={t('course.tabs.label')} variant="scrollable" scrollButtons={false}>
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`course-tab-${tab}`}
            aria-controls={tab === chosen ? `course-panel-${tab}` : undefined}
            label={t(`course.tabs.${tab}`)}
            component={Link}
            to={paths.course(course.id, { tab: tab === 'overview' ? undefined : tab })}
            preventScrollReset
            sx={{ paddingInline: { xs: 1.5, sm: 2.5 } }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`course-panel-${chosen}`}
        aria-labelledby={`course-tab-${chosen}`}
        sx={{ paddingBlock: { xs: 3, md: 4 } }}
      >
        {panels[chosen]}
      </Box>
    </>
  );
}
