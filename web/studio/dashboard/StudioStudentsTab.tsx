import { Box, Card, Typography, Button, Chip, Collapse, LinearProgress } from '@mui/material';
import { useId, useState } from 'react';
import {
  useTranslation,
  usePlural,
  localizeFieldWithLang,
  formatDate,
  formatNumber,
  useLanguage,
  localizeField,
} from '../../language';
import { gradeBookStates } from '../../../schema/contract/gradeBook';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { NoCoursesArt } from '../../art/illustrations/NoCoursesArt';
import { NoSearchResultsArt } from '../../art/illustrations/NoSearchResultsArt';
import { isUncounted, knownRowCount } from '../../data/rowCounts';
import { EmptyState, QueryResult } from '../../ui/feedback/queryStates';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { SearchField } from '../../ui/form/SearchField';
import { ButtonLink, paths, TextLink } from '../../routing';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { ChevronDownIcon } from '../../art/icons/commonIcons';
import {
  useStudioStudentsQuery,
  type StudioStudentsQuery,
  type StudentEnrollmentRowFragment,
} from './__generated__/StudioStudentsTab';
import { LessonProgressList } from './LessonProgressList';
import { StudentCertificateLink } from './StudentCertificateLink';
import { StudioCourseSelect } from './StudioCourseSelect';
import { LinkPagination } from './LinkPagination';
import { studioPath, type StudioState, type StudioTabProps } from './studioState';
import { RowsSkeleton } from './StudioSkeleton';

const studentsPageSize = pageSizes.studio.students;

export function StudioStudentsTab({ state, onChange, stats }: StudioTabProps) {
  const { search, course, page } = state;
  const { t } = useTranslation('studio');
  const { t: tGradeBook } = useTranslation('gradeBook');
  const { data, previousData, ...query } = useStudioStudentsQuery({
    ...useRefetchOnVisitPolicy(),
    variables: {
      search: search || undefined,
      courseId: course || undefined,
      state: state.state || undefined,
      page,
      pageSize: studentsPageSize,
    },
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
        <StudioCourseSelect id="studio-student-course" value={course} onChange={(course) => onChange({ course })} />
        <NativeSelect
          id="studio-student-state"
          name="state"
          label={t('list.state')}
          value={state.state}
          options={[
            { value: '', label: t('list.allStates') },
            ...gradeBookStates.map((value) => ({ value, label: tGradeBook(`states.${value}`) })),
          ]}
          onChange={(value) => onChange({ state: gradeBookStates.find((state) => state === value) ?? '' })}
        />
        <Button
          component="a"
          href={`/api/exports/studio-enrollments.csv?${new URLSearchParams({
            ...(search && { search }),
            ...(course && { courseId: course }),
            ...(state.state && { state: state.state }),
          }).toString()}`}
          download
          variant="outlined"
          color="inherit"
          startIcon={<DownloadIcon />}
          sx={{ minBlockSize: 48 }}
        >
          {t('list.export')}
        </Button>
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
  const { language } = useLanguage();
  const formatCount = usePlural('studio');
  const { rows, totalCount } = enrollments;
  return (
    <>
      <Typography aria-live="polite" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
        {isUncounted(totalCount)
          ? t('list.moreThan', { n: formatNumber(pageSizes.countedRows, language) })
          : formatCount('list.found', totalCount)}
      </Typography>
      {totalCount === 0 ? (
        <EmptyState
          art={<NoSearchResultsArt />}
          title={t('list.notFound')}
          text={t('list.notFoundText')}
          action={<ButtonLink to={studioPath({ tab: 'students' })}>{t('list.all')}</ButtonLink>}
        />
      ) : (
        <Card component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {rows.map((enrollment) => (
            <Box component="li" key={enrollment.id} sx={dividedRowStyles}>
              <StudentEnrollmentRow enrollment={enrollment} />
            </Box>
          ))}
        </Card>
      )}
      <LinkPagination
        page={state.page}
        pageSize={studentsPageSize}
        totalCount={knownRowCount(totalCount, { page: state.page, pageSize: studentsPageSize, shown: rows.length })}
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
  gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 3fr) repeat(2, minmax(0, 2fr)) auto' },
  '& > :first-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  alignItems: 'end',
  gap: 2,
  marginBlockEnd: 3,
} as const;

const dividedRowStyles = { '& + &': { borderBlockStart: '1px solid', borderColor: 'line' } } as const;

const statusColors = {
  completed: 'primary',
  in_progress: 'default',
  pending_payment: 'warning',
  ended: 'default',
} as const;

function StudentEnrollmentRow({ enrollment }: { enrollment: StudentEnrollmentRowFragment }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const studentName = localizeField(enrollment, 'studentName', language);
  const { status, progress, enrolledAt, lastActivityAt } = enrollment;
  const { text: course, lang } = localizeFieldWithLang(enrollment.course, 'title', language);
  return (
    <Box sx={{ padding: { xs: 2, md: '18px 24px' } }}>
      <Box sx={rowStyles}>
        <Box sx={{ gridArea: 'who', minInlineSize: 0 }}>
          <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
            <TextLink to={paths.gradeBook(enrollment.course.id, { search: studentName })} sx={nameLinkStyles}>
              <bdi>{studentName}</bdi>
            </TextLink>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <bdi lang={lang}>{course}</bdi>
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('list.enrolled', { date: formatDate(enrolledAt, language) })}
            {' · '}
            {t('list.active', { date: formatDate(lastActivityAt, language) })}
          </Typography>
          <StudentCertificateLink enrollment={enrollment} />
        </Box>
        <Box sx={{ gridArea: 'state', display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Chip size="small" color={statusColors[status]} label={t(`list.${status}`)} />
        </Box>
        <Box sx={{ gridArea: 'progress', display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <LinearProgress
            variant="determinate"
            value={progress}
            aria-label={t('list.progressOf', { name: studentName, course })}
            sx={{ flex: 1 }}
          />
          <Typography component="span" dir="ltr" sx={{ fontWeight: 700, minInlineSize: '3rem', textAlign: 'end' }}>
            {t('list.percent', { value: String(progress) })}
          </Typography>
        </Box>
        <Button
          variant="text"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-label={t('list.lessonsOf', { name: studentName, course })}
          onClick={() => setOpen(!isOpen)}
          endIcon={<ChevronDownIcon size={18} />}
          sx={[expandButtonStyles, isOpen && { '& .MuiButton-endIcon': { transform: 'rotate(180deg)' } }]}
        >
          {t('list.lessons')}
        </Button>
      </Box>
      <Collapse in={isOpen} unmountOnExit id={panelId}>
        <LessonProgressList enrollmentId={enrollment.id} />
      </Collapse>
    </Box>
  );
}

/** Leads to what the learner has done in the course. */
const nameLinkStyles = { color: 'inherit', fontWeight: 'inherit' } as const;

const rowStyles = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"who who" "progress progress" "state action"',
    md: '"who state progress action"',
  },
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 1fr) 150px 180px auto' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
} as const;

const expandButtonStyles = {
  gridArea: 'action',
  justifySelf: 'end',
  '& .MuiButton-endIcon': { transition: 'rotate 150ms' },
} as const;
