import {
  enrollmentSourceLabelsAr,
  enrollmentStatuses,
  enrollmentStatusLabelsAr,
} from '../../../schema/contract/labels/stateLabelsAr';
import { HandshakeIcon } from '../../art/icons/aboutIcons';
import { localizeField } from '../../language';
import { paths } from '../../routing';
import { lazyDialog } from '../../ui/lazyDialog';
import { adminResource, type RowDialogProps } from '../resource/adminResource';
import { adminListPage } from '../resource/AdminResourceScreen';
import { courseFilter, dayFilters, stateFilter } from '../resource/filterOptions';
import { personAction } from '../resource/personAction';
import { officeMessageAction } from '../officeMessages/officeMessageAction';
import { TextCell } from '../table/cells';
import { toDayRange } from '../table/dayRange';
import { EnrollStudentsButton } from './EnrollStudentsButton';
import { EnrollmentStatusCell } from './EnrollmentStatusCell';
import { enrollmentToggle } from './enrollmentToggle';
import { AdminEnrollmentListDocument, type AdminEnrollmentFragment } from './__generated__/enrollmentResource';

const courseTitle = ({ course }: AdminEnrollmentFragment) => localizeField(course, 'title', 'ar');

const EnrollmentWaiversDialog = lazyDialog<RowDialogProps<AdminEnrollmentFragment>>(
  async () => (await import('../lessonWaivers/LessonWaiversDialog')).EnrollmentWaiversDialog,
);

const enrollmentResource = adminResource({
  name: 'enrollments',
  namespace: 'adminEnrollments',
  label: ({ admin }) => admin('navItems.enrollments'),
  list: AdminEnrollmentListDocument,
  page: ({ adminEnrollments }) => adminEnrollments,
  rowName: (enrollment, { t }) => t('rowName', { name: enrollment.name, course: courseTitle(enrollment) }),
  recordPath: ({ studentId }) => paths.admin.person(studentId),
  columns: ({ t, text, latinText, column, date }) => [
    text('name', { label: t('student'), isSortable: false }),
    column('course', {
      isOnCard: true,
      isSortable: false,
      cell: (enrollment) => <TextCell>{courseTitle(enrollment)}</TextCell>,
    }),
    latinText('email', { isSortable: false }),
    column('status', {
      isOnCard: true,
      isSortable: false,
      cell: ({ status }) => <EnrollmentStatusCell status={status} />,
    }),
    column('progress', {
      isSortable: false,
      cell: ({ progress }) => <bdi dir="ltr">{`${progress}%`}</bdi>,
    }),
    column('source', {
      isSortable: false,
      isHidden: true,
      cell: ({ source }) => enrollmentSourceLabelsAr[source],
    }),
    date('enrolledAt'),
    date('endedAt', { isSortable: false, isHidden: true }),
    date('completedAt', { isSortable: false, isHidden: true }),
    date('lastActivityAt', { isSortable: false, isHidden: true }),
  ],
  sort: ['enrolledAt', 'desc'],
  filters: (texts, data) => ({
    course: courseFilter(texts, data),
    status: stateFilter(
      texts,
      enrollmentStatuses.map((value) => ({ value, label: enrollmentStatusLabelsAr[value] })),
    ),
    ...dayFilters(texts),
  }),
  toFilter: ({ course, status, from, to }) => ({
    courseId: course || undefined,
    status: enrollmentStatuses.find((known) => known === status),
    ...toDayRange({ from, to }),
  }),
  canAdd: false,
  toggle: enrollmentToggle,
  actions: [
    personAction(({ studentId, name }: AdminEnrollmentFragment) => ({ id: studentId, name })),
    officeMessageAction(({ studentId, name }: AdminEnrollmentFragment) => ({ id: studentId, name })),
    {
      name: 'waivers',
      text: ({ t }) => t('waiversAction'),
      label: (enrollment, { t }) => t('waiversOf', { name: enrollment.name }),
      icon: <HandshakeIcon />,
      isVisible: ({ completedAt }) => completedAt === null,
      Dialog: EnrollmentWaiversDialog,
    },
  ],
  Toolbar: EnrollStudentsButton,
  hasExport: true,
});

export const Component = adminListPage('enrollments', enrollmentResource, ({ t }) => t('about'));
