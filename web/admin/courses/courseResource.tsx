import { displayName } from '../../../schema/contract/text/names/displayName';
import { courseLevelLabelsAr, courseLevels } from '../../../schema/contract/courses/courseLevels';
import { courseState } from '../../../schema/contract/courses/courseState';
import { BookIcon } from '../../art/icons/commonIcons';
import { Button } from '@mui/material';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { formatNumber, formatPrice, useTranslation } from '../../language';
import { HandshakeIcon } from '../../art/icons/aboutIcons';
import { paths } from '../../routing';
import { CourseWaiversDialog } from '../lessonWaivers/LessonWaiversDialog';
import { adminResource } from '../resource/adminResource';
import { categoryFilter, publishedFilter, parseYesNo } from '../resource/filterOptions';
import { publishToggle } from '../resource/rowToggles';
import { ArabicCell, StatusCell, TextCell } from '../table/cells';
import {
  AdminCourseListDocument,
  DeleteCourseDocument,
  DeleteCoursesDocument,
  PublishCoursesDocument,
  type AdminCourseFragment,
} from './__generated__/courseResource';
import { confirmCoursePublication } from './confirmCoursePublication';
import { lazyDialog } from '../../ui/lazyDialog';

export const CourseDialog = lazyDialog(async () => (await import('./CourseDialog')).CourseDialog);

const courseName = ({ titleAr, title }: AdminCourseFragment) => titleAr || title;

const stateTones = { published: 'success', archived: 'default', draft: 'warning' } as const;

export function CourseState({ course }: { course: AdminCourseFragment }) {
  const { t } = useTranslation('adminCourses');
  const { t: admin } = useTranslation('admin');
  const state = courseState(course);
  return <StatusCell color={stateTones[state]}>{state === 'archived' ? t(state) : admin(`state.${state}`)}</StatusCell>;
}

function EnrollmentExportLink() {
  const { t } = useTranslation('adminCourses');
  return (
    <Button
      component="a"
      href="/api/exports/enrollments.csv"
      download
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
    >
      {t('exportEnrollments')}
    </Button>
  );
}

export const courseResource = adminResource({
  name: 'courses',
  namespace: 'adminCourses',
  list: AdminCourseListDocument,
  page: ({ adminCourses }) => adminCourses,
  rowName: courseName,
  // State and price first: narrow windows show only some columns.
  columns: ({ t, admin, arabicText, englishText, latinText, column, number, date }) => [
    arabicText('title'),
    englishText('title', { isHidden: true }),
    column('isPublished', {
      isOnCard: true,
      label: admin('state.label'),
      cell: (course) => <CourseState course={course} />,
    }),
    column('price', { cell: ({ price, isFree }) => (isFree ? t('free') : formatPrice(price, 'ar')) }),
    number('enrollmentCount', { isOnCard: true, label: t('students') }),
    column('category', {
      isSortable: false,
      cell: ({ category }) => <ArabicCell>{category.nameAr || category.name}</ArabicCell>,
    }),
    column('trainer', {
      isSortable: false,
      cell: ({ trainer }) => <TextCell>{displayName(trainer, 'ar')}</TextCell>,
    }),
    column('rating', {
      cell: ({ rating, ratingCount }) =>
        ratingCount === 0
          ? t('noRating')
          : t('ratingOf', { rating: Number(rating).toFixed(1), n: formatNumber(ratingCount, 'ar') }),
    }),
    column('level', {
      isSortable: false,
      isHidden: true,
      cell: ({ level }) => courseLevelLabelsAr[level],
    }),
    date('updatedAt', { isHidden: true }),
    date('createdAt', { isHidden: true }),
    latinText('slug', { label: t('slugColumn'), isSortable: false, isHidden: true }),
  ],
  sort: ['createdAt', 'desc'],
  filters: (texts, data) => ({
    status: publishedFilter(texts, { value: 'archived', label: texts.t('archived') }),
    category: categoryFilter(texts, data?.categories),
    level: {
      label: texts.t('level'),
      allLabel: texts.t('allLevels'),
      options: courseLevels.map((level) => ({ value: level, label: courseLevelLabelsAr[level] })),
    },
  }),
  views: ({ t, admin, publishedLabel }) => [
    { name: publishedLabel, filters: { status: 'yes' } },
    { name: admin('state.draft'), filters: { status: 'no' } },
    { name: t('archived'), filters: { status: 'archived' } },
  ],
  toFilter: ({ status, category, level }) => ({
    isPublished: parseYesNo(status),
    // Archived courses are unpublished too.
    isArchived: status === 'archived' ? true : status === 'no' ? false : undefined,
    categoryId: category || undefined,
    level: courseLevels.find((known) => known === level),
  }),
  Form: ({ data, filters: _filters, ...dialog }) => <CourseDialog {...dialog} categories={data?.categories ?? []} />,
  toggle: {
    ...publishToggle(PublishCoursesDocument, { hasFirstTime: true }),
    confirm: (change, texts) => confirmCoursePublication(change, texts),
  },
  actions: [
    {
      name: 'lessons',
      text: ({ t }) => t('lessonsAction'),
      label: (course, { t }) => t('lessonsOf', { name: courseName(course) }),
      icon: <BookIcon />,
      run: ({ id }, navigate) => void navigate(paths.editCourse(id, { part: 'lessons' })),
    },
    {
      name: 'waivers',
      text: ({ t }) => t('waiversAction'),
      label: (course, { t }) => t('waiversOf', { name: courseName(course) }),
      icon: <HandshakeIcon />,
      Dialog: CourseWaiversDialog,
    },
  ],
  delete: DeleteCourseDocument,
  deleteMany: DeleteCoursesDocument,
  Toolbar: EnrollmentExportLink,
  hasExport: true,
  recordPath: ({ id }) => paths.admin.course(id),
});
