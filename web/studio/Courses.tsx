import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { NoCoursesArt } from '../art/NoCoursesArt';
import { useStudioCoursesQuery } from './__generated__/StudioCourses';
import type { StudioCoursesQuery } from './__generated__/StudioCourses';
import { EmptyState } from '../ui/EmptyState';
import { SearchField } from '../ui/form/SearchField';
import { Remote } from '../ui/Remote';
import { ButtonLink } from '../ui/RouterLink';
import { useFreshRead } from '../ui/useFreshRead';
import { Pages } from './Pages';
import { studioPath, type StudioState } from './state';
import { StudioCourse } from './StudioCourse';
import { RowsSkeleton } from './StudioSkeleton';
import type { TabProps } from './StudioTabs';
import { NewCourseLink } from './StudioWelcome';

const pageSize = limits.page.default;

/** The trainer's courses, drafts among them. */
export function Courses({ state, change, figures }: TabProps) {
  const { t } = useTranslation('studio');
  const { search, page } = state;
  const { data, previousData, ...courses } = useStudioCoursesQuery({
    ...useFreshRead(),
    variables: { search: search || undefined, page, pageSize },
  });
  if (figures.totalCourses === 0) return <NoCoursesYet />;
  return (
    <>
      <Box role="search" sx={{ maxInlineSize: 480, marginBlockEnd: 3 }}>
        <SearchField
          id="studio-course-search"
          label={t('courses.search')}
          placeholder={t('courses.searchHint')}
          value={search}
          onSearch={(text) => change({ search: text }, true)}
        />
      </Box>
      <Box aria-live="polite" aria-busy={courses.loading}>
        <Remote of={{ ...courses, data: data ?? previousData }} skeleton={<RowsSkeleton />}>
          {({ teachingCourses }) => <Found courses={teachingCourses} state={state} />}
        </Remote>
      </Box>
    </>
  );
}

function Found({ courses, state }: { courses: StudioCoursesQuery['teachingCourses']; state: StudioState }) {
  const { t } = useTranslation('studio');
  if (courses.totalCount === 0)
    return (
      <EmptyState
        art={<NoCoursesArt />}
        title={t('courses.notFound')}
        text={t('courses.notFoundText')}
        action={<ButtonLink to={studioPath({})}>{t('courses.all')}</ButtonLink>}
      />
    );
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
        {courses.rows.map((course) => (
          <li key={course.id}>
            <StudioCourse course={course} />
          </li>
        ))}
      </Box>
      <Pages
        page={state.page}
        pageSize={pageSize}
        totalCount={courses.totalCount}
        addressOf={(page) => studioPath({ ...state, page })}
      />
    </>
  );
}

function NoCoursesYet() {
  const { t } = useTranslation('studio');
  return (
    <EmptyState
      art={<NoCoursesArt />}
      title={t('courses.none')}
      text={t('courses.noneText')}
      action={<NewCourseLink />}
    />
  );
}
