import { Stack } from '@mui/material';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { formatDate, formatNumber, useTranslation } from '../../language';
import { ButtonLink, paths, TextLink } from '../../routing';
import { PencilIcon } from '../../art/icons/editIcons';
import { EnrollmentStatusCell } from '../enrollments/EnrollmentStatusCell';
import { RecordSection } from '../record/RecordSection';
import { RecordList } from '../record/RecordList';
import { recordScreen, type RecordPartProps } from '../record/recordScreen';
import { CourseRecordDocument, type CourseRecordQuery } from './__generated__/CourseRecord';
import type { AdminCourseFragment } from './__generated__/courseResource';
import { useCourseFields } from './courseFields';
import { CourseDialog, courseResource, CourseState } from './courseResource';

type CoursePartProps = RecordPartProps<AdminCourseFragment, CourseRecordQuery>;

export const Component = recordScreen({
  resource: courseResource,
  hiddenActions: ['lessons'],
  navItem: 'courses',
  listPath: paths.admin.panel('courses'),
  entity: 'courses',
  document: CourseRecordDocument,
  select: ({ course }) => course,
  notFound: 'courseNotFound',
  Form: ({ data, filters: _filters, ...form }) => <CourseDialog {...form} categories={data?.categories ?? []} />,
  useFields: (_builder, { categories }) => useCourseFields(categories),
  States: ({ record }) => <CourseState course={record} />,
  Actions: EditorLink,
  Aside: Students,
});

function EditorLink({ record: { id } }: Pick<CoursePartProps, 'record'>) {
  const { t } = useTranslation('adminCourses');
  return (
    <ButtonLink to={paths.editCourse(id, { part: 'lessons' })} variant="contained" startIcon={<PencilIcon />}>
      {t('lessonsAction')}
    </ButtonLink>
  );
}

/** Lists that can be filtered by a course. */
const courseLists = ['enrollments', 'payments', 'certificates'] as const;

function Students({ record: { id, trainer }, data }: CoursePartProps) {
  const { t } = useTranslation('adminCourses');
  const { t: admin } = useTranslation('admin');
  const { t: tGrades } = useTranslation('gradeBook');
  const { rows, totalCount } = data.adminEnrollments;
  return (
    <>
      <RecordSection title={t('trainer')}>
        <TextLink to={paths.admin.person(trainer.id)}>
          <bdi>{displayName(trainer, 'ar')}</bdi>
        </TextLink>
      </RecordSection>
      <RecordList
        title={t('students')}
        emptyText={t('noStudents')}
        count={totalCount}
        action={
          <Stack direction="row" className="no-print" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
            <TextLink to={paths.gradeBook(id)}>{tGrades('open')}</TextLink>
            {courseLists.map((place) => (
              <TextLink key={place} to={`${paths.admin[place]}?course=${id}`}>
                {admin(`navItems.${place}`)}
              </TextLink>
            ))}
          </Stack>
        }
        rows={rows.map(({ id: enrollmentId, studentId, name, status, progress, enrolledAt }) => ({
          id: enrollmentId,
          title: (
            <TextLink to={paths.admin.person(studentId)}>
              <bdi>{name}</bdi>
            </TextLink>
          ),
          facts: [
            formatDate(enrolledAt, 'ar'),
            <bdi key="progress" dir="ltr">{`${formatNumber(progress, 'ar')}%`}</bdi>,
          ],
          state: <EnrollmentStatusCell status={status} />,
        }))}
      />
    </>
  );
}
