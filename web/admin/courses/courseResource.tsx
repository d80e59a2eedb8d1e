import { courseLevelLabelsAr, courseLevels } from '../../../schema/contract/validation/catalog';
import { BookIcon } from '../../art/icons/contentIcons';
import { formatNumber, formatPrice } from '../../language/formatters';
import { paths } from '../../paths';
import { adminResource } from '../resource/adminResource';
import { categoryFilter, publishedFilter } from '../resource/filters';
import { publishToggle } from '../resource/rowToggle';
import { ArabicCell, TextCell } from '../table/cells';
import { parseYesNo } from '../table/tableState';
import {
  AdminCourseListDocument,
  DeleteCourseDocument,
  DeleteCoursesDocument,
  PublishCoursesDocument,
  type AdminCourseFragment,
} from './__generated__/courseResource';
import { CourseDialog } from './CourseDialog';

const courseName = ({ titleAr, title }: AdminCourseFragment) => titleAr || title;

/** The courses. */
export const courseResource = adminResource({
  name: 'courses',
  namespace: 'adminCourses',
  label: ({ admin }) => admin('tabs.courses'),
  list: AdminCourseListDocument,
  page: ({ adminCourses }) => adminCourses,
  rowName: courseName,
  columns: ({ t, arabicText, englishText, latinText, column, number, published, date }) => [
    arabicText('title', { width: 230, grow: 3 }),
    englishText('title', { width: 200, grow: 2, isHidden: true }),
    column('category', {
      isSortable: false,
      width: 130,
      grow: 1,
      cell: ({ category }) => <ArabicCell>{category.nameAr || category.name}</ArabicCell>,
    }),
    column('trainer', {
      isSortable: false,
      width: 120,
      grow: 1,
      cell: ({ trainer }) => <TextCell>{`${trainer.firstName} ${trainer.lastName}`}</TextCell>,
    }),
    column('price', { width: 105, cell: ({ price, isFree }) => (isFree ? t('free') : formatPrice(price, 'ar')) }),
    number('enrollmentCount', { label: t('students'), width: 132 }),
    column('rating', {
      width: 105,
      cell: ({ rating, ratingCount }) =>
        ratingCount === 0
          ? t('noRating')
          : t('ratingOf', { rating: Number(rating).toFixed(1), n: formatNumber(ratingCount, 'ar') }),
    }),
    published({ width: 100 }),
    column('level', {
      isSortable: false,
      width: 100,
      isHidden: true,
      cell: ({ level }) => courseLevelLabelsAr[level],
    }),
    date('updatedAt', { width: 140, isHidden: true }),
    date('createdAt', { width: 140, isHidden: true }),
    latinText('slug', { label: t('slugColumn'), isSortable: false, width: 180, isHidden: true }),
  ],
  sort: ['createdAt', 'desc'],
  filters: (texts, data) => ({
    status: publishedFilter(texts),
    category: categoryFilter(texts, data?.categories),
    level: {
      label: texts.t('level'),
      allLabel: texts.t('allLevels'),
      options: courseLevels.map((level) => ({ value: level, label: courseLevelLabelsAr[level] })),
    },
  }),
  toFilter: ({ status, category, level }) => ({
    isPublished: parseYesNo(status),
    categoryId: category || undefined,
    level: courseLevels.find((known) => known === level),
  }),
  Form: ({ data, filters: _filters, ...dialog }) => <CourseDialog {...dialog} categories={data?.categories ?? []} />,
  toggle: publishToggle(PublishCoursesDocument),
  actions: [
    {
      name: 'lessons',
      label: (course, { t }) => t('lessonsOf', { name: courseName(course) }),
      icon: <BookIcon />,
      run: ({ id }, navigate) => void navigate(paths.editCourse(id, { part: 'lessons' })),
    },
  ],
  delete: DeleteCourseDocument,
  deleteMany: DeleteCoursesDocument,
  hasExport: true,
});
