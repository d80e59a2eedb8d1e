import { useEffect, useRef } from 'react';
import { Box, Card, Chip, Typography } from '@mui/material';
import { useTranslation, localizeFieldWithLang, useLanguage, usePlural } from '../../language';
import { courseState } from '../../../schema/contract/courses/courseState';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { PencilIcon, EyeIcon } from '../../art/icons/editIcons';
import { NoCoursesArt } from '../../art/illustrations/NoCoursesArt';
import { CoursePrice } from '../../catalog/CoursePrice';
import { CourseRating } from '../../catalog/CourseRating';
import { CourseThumbnail } from '../../catalog/CourseThumbnail';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { paths, ButtonLink, TextLink } from '../../routing';
import { EmptyState, QueryResult } from '../../ui/feedback/queryStates';
import { SearchField } from '../../ui/form/SearchField';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { untitledLanguages } from '../BilingualColumns';
import { CourseActionsMenu } from '../courseActions/CourseActionsMenu';
import { LinkPagination } from './LinkPagination';
import { NewCourseLink } from './StudioHeader';
import { RowsSkeleton } from './StudioSkeleton';
import { StudioCoursesDocument, useStudioCoursesQuery } from './__generated__/StudioCoursesTab';
import type { StudioCourseCardFragment, StudioCoursesQuery } from './__generated__/StudioCoursesTab';
import { analyticsAnchor, parseStudioState, studioPath, type StudioState, type StudioTabProps } from './studioState';

function StudioCourseCard({ course }: { course: StudioCourseCardFragment }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const formatCount = usePlural('studio');
  const state = courseState(course);
  const { text: title, ...languageProps } = localizeFieldWithLang(course, 'title', language);
  return (
    <Card component="article" sx={cardStyles}>
      <Box sx={{ gridArea: 'picture', aspectRatio: '16 / 10', borderRadius: '12px', overflow: 'hidden' }}>
        <CourseThumbnail course={course} />
      </Box>
      <Box sx={{ gridArea: 'text', minInlineSize: 0, display: 'grid', gap: 1 }}>
        <Typography
          component="h2"
          variant="h4"
          {...languageProps}
          sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          <TextLink to={paths.editCourse(course.id)} sx={{ color: 'inherit', fontWeight: 'inherit' }}>
            {title}
          </TextLink>
        </Typography>
        <Box sx={metaStyles}>
          <Chip
            size="small"
            color={({ published: 'success', archived: 'default', draft: 'warning' } as const)[state]}
            label={t(`courses.${state}`)}
          />
          {untitledLanguages(course).map((each) => (
            <Chip key={each} size="small" color="warning" label={t(`courses.languageMissing.${each}`)} />
          ))}
          <CoursePrice course={course} />
          <span>{formatCount('courses.students', course.enrollmentCount)}</span>
          <TextLink to={paths.editCourse(course.id, { part: 'lessons' })} sx={{ color: 'inherit' }}>
            {formatCount('courses.lessons', course.lessonCount)}
          </TextLink>
          {course.ratingCount > 0 ? <CourseRating course={course} /> : <span>{t('courses.unrated')}</span>}
          <TextLink
            to={`${studioPath({ tab: 'analytics', course: course.id })}#${analyticsAnchor}`}
            aria-label={`${t('tab.analytics')}: ${title}`}
          >
            {t('tab.analytics')}
          </TextLink>
        </Box>
      </Box>
      <StudioCourseActions course={course} title={title} />
    </Card>
  );
}

const courseSearchFieldId = 'studio-course-search';
function StudioCourseActions({ course, title }: { course: StudioCourseCardFragment; title: string }) {
  const { t } = useTranslation('studio');
  return (
    <Box sx={{ gridArea: 'actions', display: 'flex', gap: 1.5, '& > *': { flex: { xs: 1, md: 'none' } } }}>
      <ButtonLink
        color="inherit"
        variant="outlined"
        startIcon={<EyeIcon size={20} />}
        to={paths.course(course.id, { as: 'student' })}
        aria-label={`${t('courses.view')}: ${title}`}
      >
        {t('courses.view')}
      </ButtonLink>
      <ButtonLink
        variant="outlined"
        startIcon={<PencilIcon size={20} />}
        to={paths.editCourse(course.id)}
        aria-label={`${t('courses.edit')}: ${title}`}
      >
        {t('courses.edit')}
      </ButtonLink>
      <Box sx={{ flex: '0 0 auto !important' }}>
        <CourseActionsMenu course={course} />
      </Box>
    </Box>
  );
}

const cardStyles = {
  display: 'grid',
  gridTemplateAreas: { xs: '"picture text" "actions actions"', md: '"picture text actions"' },
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '120px minmax(0, 1fr)', md: '150px minmax(0, 1fr) auto' },
  alignItems: { xs: 'start', md: 'center' },
  columnGap: { xs: 2, md: 3 },
  rowGap: 2,
  padding: { xs: 2, md: 2.5 },
} as const;

const metaStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  color: 'text.secondary',
} as const;

const coursesPageSize = pageSizes.default;

const toCoursesVariables = ({ search, page }: StudioState) => ({
  search: search || undefined,
  page,
  pageSize: coursesPageSize,
});

export const listStudioCoursesQueries: ListPageQueries = ({ searchParams }) => [
  pageQuery(StudioCoursesDocument, toCoursesVariables(parseStudioState(searchParams))),
];

export function StudioCoursesTab({ state, onChange, stats }: StudioTabProps) {
  const { t } = useTranslation('studio');
  const { search } = state;
  const { data, previousData, ...query } = useStudioCoursesQuery({
    ...useRefetchOnVisitPolicy(),
    variables: toCoursesVariables(state),
  });
  if (stats.totalCourses === 0) return <NoCoursesYet />;
  return (
    <>
      <Box role="search" sx={{ maxInlineSize: 480, marginBlockEnd: 3 }}>
        <SearchField
          id={courseSearchFieldId}
          label={t('courses.search')}
          placeholder={t('courses.searchHint')}
          value={search}
          onSearch={(text) => onChange({ search: text }, true)}
        />
      </Box>
      <Box aria-live="polite" aria-busy={query.loading}>
        <QueryResult of={{ ...query, data: data ?? previousData }} skeleton={<RowsSkeleton />}>
          {({ studioCourses }) => <StudioCourseList courses={studioCourses} state={state} />}
        </QueryResult>
      </Box>
    </>
  );
}

function StudioCourseList({ courses, state }: { courses: StudioCoursesQuery['studioCourses']; state: StudioState }) {
  const { t } = useTranslation('studio');
  const { totalCount } = courses;
  // A deleted course has left the page with the focus.
  const lastCount = useRef(totalCount);
  useEffect(() => {
    // On arrival the page stays where it is.
    if (lastCount.current === totalCount) return;
    lastCount.current = totalCount;
    if (document.activeElement === document.body) document.getElementById(courseSearchFieldId)?.focus();
  }, [totalCount]);
  if (totalCount === 0)
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
            <StudioCourseCard course={course} />
          </li>
        ))}
      </Box>
      <LinkPagination
        page={state.page}
        pageSize={coursesPageSize}
        totalCount={totalCount}
        getPageUrl={(page) => studioPath({ ...state, page })}
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
