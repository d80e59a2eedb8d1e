import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { NoCoursesArt } from '../../art/illustrations/NoCoursesArt';
import { NoSearchResultsArt } from '../../art/illustrations/NoSearchResultsArt';
import { useStudioStudentsQuery } from './__generated__/StudioStudentsTab';
import type { StudioStudentsQuery } from './__generated__/StudioStudentsTab';
import { usePlural } from '../../language/usePlural';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SearchField } from '../../ui/form/SearchField';
import { QueryResult } from '../../ui/feedback/QueryResult';
import { ButtonLink } from '../../ui/navigation/routerLinks';
import { useRefetchOnVisit } from '../../ui/hooks/useRefetchOnVisit';
import { StudioCourseSelect } from './StudioCourseSelect';
import { LinkPagination } from './LinkPagination';
import { studioPath, type StudioState, type StudioTabProps } from './studioState';
import { StudentEnrollmentRow } from './StudentEnrollmentRow';
import { RowsSkeleton } from './StudioSkeleton';

const studentsPageSize = limits.studio.students;

/** Enrollments in the trainer's courses, ten per page (R-STU-2). */
export function StudioStudentsTab({ state, onChange, stats }: StudioTabProps) {
  const { search, course, page } = state;
  const { t } = useTranslation('studio');
  const { data, previousData, ...query } = useStudioStudentsQuery({
    ...useRefetchOnVisit(),
    variables: { search: search || undefined, courseId: course || undefined, page, pageSize: studentsPageSize },
  });
  if (stats.students === 0) return <NoStudentsYet />;
  return (
    <>
      <Box role="search" sx={filterRowStyles}>
        <SearchField
          id="studio-student-search"
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          value={search}
          onSearch={(text) => onChange({ search: text }, true)}
        />
        <StudioCourseSelect
          id="studio-student-course"
          value={course}
          onChange={(chosen) => onChange({ course: chosen })}
        />
      </Box>
      <Box aria-busy={query.loading}>
        <QueryResult of={{ ...query, data: data ?? previousData }} skeleton={<RowsSkeleton />}>
          {({ studioEnrollments }) => <StudentEnrollmentList enrollments={studioEnrollments} state={state} />}
        </QueryResult>
      </Box>
    </>
  );
}

function StudentEnrollmentList({
  enrollments,
  state,
}: {
  enrollments: StudioStudentsQuery['studioEnrollments'];
  state: StudioState;
}) {
  const { t } = useTranslation('studio');
  const formatCount = usePlural('studio');
  return (
    <>
      <Typography aria-live="polite" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
        {formatCount('list.found', enrollments.totalCount)}
      </Typography>
      {enrollments.totalCount === 0 ? (
        <EmptyState
          art={<NoSearchResultsArt />}
          title={t('list.notFound')}
          text={t('list.notFoundText')}
          action={<ButtonLink to={studioPath({ tab: 'students' })}>{t('list.all')}</ButtonLink>}
        />
      ) : (
        <Card component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {enrollments.rows.map((enrollment) => (
            <Box component="li" key={enrollment.id} sx={dividedRowStyles}>
              <StudentEnrollmentRow enrollment={enrollment} />
            </Box>
          ))}
        </Card>
      )}
      <LinkPagination
        page={state.page}
        pageSize={studentsPageSize}
        totalCount={enrollments.totalCount}
        getPageUrl={(page) => studioPath({ ...state, page })}
      />
    </>
  );
}

function NoStudentsYet() {
  const { t } = useTranslation('studio');
  return (
    <EmptyState
      art={<NoCoursesArt />}
      title={t('list.none')}
      text={t('list.noneText')}
      action={
        <ButtonLink variant="contained" to={studioPath({})}>
          {t('list.noneAction')}
        </ButtonLink>
      }
    />
  );
}

const filterRowStyles = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'end',
  gap: 2,
  marginBlockEnd: 3,
} as const;

const dividedRowStyles = { '& + &': { borderBlockStart: '1px solid', borderColor: 'line' } } as const;
