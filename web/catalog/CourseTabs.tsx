import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { LinkTabs } from '../ui/LinkTabs';
import type { CourseOnPage } from './CoursePage';

const names = ['overview', 'curriculum', 'reviews'] as const;

interface CourseTabsProps {
  course: CourseOnPage;
  panels: Record<(typeof names)[number], ReactNode>;
}

/** Three views of a course. */
export function CourseTabs({ course, panels }: CourseTabsProps) {
  const { t } = useTranslation('courses');
  const [params] = useSearchParams();
  const chosen = names.find((name) => name === params.get('tab')) ?? 'overview';
  const tabs = names.map((name) => ({
    name,
    label: t(`course.tabs.${name}`),
    to: paths.course(course.id, { tab: name === 'overview' ? undefined : name }),
  }));
  return (
    <LinkTabs id="course" label={t('course.tabs.label')} tabs={tabs} chosen={chosen}>
      <Box sx={{ paddingBlockEnd: { xs: 3, md: 4 } }}>{panels[chosen]}</Box>
    </LinkTabs>
  );
}
