import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { NoCoursesArt } from '../art/NoCoursesArt';
import { NothingFoundArt } from '../art/NothingFoundArt';
import { useStudioStudentsQuery } from './__generated__/StudioStudents';
import type { StudioStudentsQuery } from './__generated__/StudioStudents';
import { useCounted } from '../language/useCounted';
import { EmptyState } from '../ui/EmptyState';
import { SearchField } from '../ui/form/SearchField';
import { Remote } from '../ui/Remote';
import { ButtonLink } from '../ui/RouterLink';
import { useFreshRead } from '../ui/useFreshRead';
import { CourseSelect } from './CourseSelect';
import { Pages } from './Pages';
import { studioPath, type StudioState } from './state';
import { StudentRow } from './StudentRow';
import { RowsSkeleton } from './StudioSkeleton';
import type { TabProps } from './StudioTabs';

const pageSize = limits.teaching.students;

/** Who takes the trainer's courses: the first ten enrolments (spec.md section 2), and more on further pages. */
export function Students({ state, change, figures }: TabProps) {
  const { search, course, page } = state;
  const { t } = useTranslation('studio');
  const { data, previousData, ...students } = useStudioStudentsQuery({
    ...useFreshRead(),
    variables: { search: search || undefined, courseId: course || undefined, page, pageSize },
  });
  if (figures.students === 0) return <NoStudentsYet />;
  return (
    <>
      <Box role="search" sx={filters}>
        <SearchField
          id="studio-student-search"
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          value={search}
          onSearch={(text) => change({ search: text }, true)}
        />
        <CourseSelect id="studio-student-course" value={course} onChoose={(chosen) => change({ course: chosen })} />
      </Box>
      <Box aria-busy={students.loading}>
        <Remote of={{ ...students, data: data ?? previousData }} skeleton={<RowsSkeleton />}>
          {({ teachingStudents }) => <Found students={teachingStudents} state={state} />}
        </Remote>
      </Box>
    </>
  );
}

function Found({ students, state }: { students: StudioStudentsQuery['teachingStudents']; state: StudioState }) {
  const { t } = useTranslation('studio');
  const counted = useCounted('studio');
  return (
    <>
      <Typography aria-live="polite" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
        {counted('list.found', students.totalCount)}
      </Typography>
      {students.totalCount === 0 ? (
        <EmptyState
          art={<NothingFoundArt />}
          title={t('list.notFound')}
          text={t('list.notFoundText')}
          action={<ButtonLink to={studioPath({ tab: 'students' })}>{t('list.all')}</ButtonLink>}
        />
      ) : (
        <Card component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {students.rows.map((enrollment) => (
            <Box component="li" key={enrollment.id} sx={divided}>
              <StudentRow enrollment={enrollment} />
            </Box>
          ))}
        </Card>
      )}
      <Pages
        page={state.page}
        pageSize={pageSize}
        totalCount={students.totalCount}
        addressOf={(page) => studioPath({ ...state, page })}
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

const filters = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'end',
  gap: 2,
  marginBlockEnd: 3,
} as const;

const divided = { '& + &': { borderBlockStart: '1px solid', borderColor: 'line' } } as const;
