import {
  enrollmentSourceLabelsAr,
  enrollmentStatuses,
  enrollmentStatusLabelsAr,
} from '../../../schema/contract/labels/stateLabelsAr';
import { HandshakeIcon } from '../../art/icons/aboutIcons';
import { UnlockIcon } from '../../art/icons/editIcons';
import { LockIcon } from '../../art/icons/lessonIcons';
import { localizeField } from '../../language';
import { EnrollmentWaiversDialog } from '../lessonWaivers/LessonWaiversDialog';
import { paths } from '../../routing';
import { adminResource, type RowToggle } from '../resource/adminResource';
import { adminListPage } from '../resource/AdminResourceScreen';
import { runBulkMutation } from '../resource/bulkMutations';
import { courseFilter, dayFilters, stateFilter } from '../resource/filterOptions';
import { personAction } from '../resource/personAction';
import { officeMessageAction } from '../officeMessages/officeMessageAction';
import { TextCell } from '../table/cells';
import { toDayRange } from '../table/dayRange';
import { EnrollStudentsButton } from './EnrollStudentsDialog';
import { EnrollmentStatusCell } from './EnrollmentStatusCell';
import {
  AdminEnrollmentListDocument,
  OpenEnrollmentsDocument,
  type AdminEnrollmentFragment,
} from './__generated__/enrollmentResource';

const courseTitle = ({ course }: AdminEnrollmentFragment) => localizeField(course, 'title', 'ar');

/** Opens and ends the access to a course. */
export const enrollmentToggle = {
  on: { name: 'reopen', label: ({ t }) => t('reopenAction'), icon: <UnlockIcon /> },
  off: { name: 'end', label: ({ t }) => t('endAction'), icon: <LockIcon /> },
  isOn: ({ status }) => status === 'in_progress' || status === 'completed',
  rowActionLabel: ({ status }, { t }, name) =>
    t(status === 'in_progress' || status === 'completed' ? 'end' : 'reopen', { name }),
  mutate: (client, ids, isOpen) => runBulkMutation(client, OpenEnrollmentsDocument, { ids, isOpen }),
  confirm: ({ isOn, rows, name }, { t }) => {
    const verb = isOn ? ('reopen' as const) : ('end' as const);
    return {
      title: rows.length === 1 ? t(`${verb}One`, { name }) : t(`${verb}Many`, { n: String(rows.length) }),
      text: t(`${verb}Text`),
      confirm: t(`${verb}Action`),
      isDestructive: !isOn,
    };
  },
} satisfies RowToggle<Pick<AdminEnrollmentFragment, 'id' | 'status'>, 'adminEnrollments'>;

const enrollmentResource = adminResource({
  name: 'enrollments',
  namespace: 'adminEnrollments',
  label: ({ admin }) => admin('places.enrollments'),
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
