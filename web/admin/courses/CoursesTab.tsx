import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { courseLevels, courseLevelsAr } from '../../../schema/contract/validation/catalog';
import { BookIcon } from '../../art/icons/BookIcon';
import {
  useCourseTableQuery,
  useDeleteCourseMutation,
  useDeleteCoursesMutation,
  usePublishCoursesMutation,
} from '../__generated__/CoursesTab';
import type { AdminCourseFragment, CourseTableQuery, CourseTableQueryVariables } from '../__generated__/CoursesTab';
import { paths } from '../../paths';
import { kept } from '../../ui/kept';
import { categoryOptions } from '../form/categoryOptions';
import { AdminTable } from '../table/AdminTable';
import { exportAddress } from '../table/exportAddress';
import { asFlag, type TableShape } from '../table/state';
import type { AdminFilter, RowAction } from '../table/types';
import { useBulkActions } from '../table/useBulkActions';
import { usePublishFilter } from '../table/usePublishFilter';
import { usePublishSwitch } from '../table/usePublishSwitch';
import { useTable } from '../table/useTable';
import { CourseDialog } from './CourseDialog';
import { useCourseColumns } from './useCourseColumns';

const shape: TableShape<CourseTableQueryVariables['sort'], 'status' | 'category' | 'level'> = {
  columns: ['titleAr', 'title', 'price', 'enrollmentCount', 'rating', 'isPublished', 'createdAt', 'updatedAt'],
  sort: 'createdAt',
  direction: 'desc',
  filters: ['status', 'category', 'level'],
};

const nameOf = ({ titleAr, title }: AdminCourseFragment) => titleAr || title;

/** The courses: searched, filtered, written, published, deleted and taken away. */
export function CoursesTab() {
  const { t: admin } = useTranslation('admin');
  const { t } = useTranslation('adminCourses');
  const navigate = useNavigate();
  const table = useTable(shape);
  const { search, filters, sort, direction } = table.state;
  const filter = {
    search,
    isPublished: asFlag(filters.status),
    categoryId: filters.category || undefined,
    level: courseLevels.find((level) => level === filters.level),
  };
  const read = useCourseTableQuery({ variables: { ...table.window, filter }, fetchPolicy: 'cache-and-network' });
  const data = kept(read);
  const [deleteCourse] = useDeleteCourseMutation();
  const [deleteCourses] = useDeleteCoursesMutation();
  const [publishCourses] = usePublishCoursesMutation();
  const publish = async (ids: string[], isPublished: boolean) =>
    (await publishCourses({ variables: { ids, isPublished } })).data?.publishCourses;
  const bulk = useBulkActions({
    publish,
    remove: async (ids) => (await deleteCourses({ variables: { ids } })).data?.deleteCourses,
  });
  const lessons: RowAction<AdminCourseFragment> = {
    name: 'lessons',
    label: (row) => t('lessonsOf', { name: nameOf(row) }),
    icon: () => <BookIcon />,
    run: ({ id }) => void navigate(paths.editCourse(id, { part: 'lessons' })),
  };
  const categories = data?.categories ?? [];
  return (
    <AdminTable
      id="courses"
      label={admin('tabs.courses')}
      table={table}
      read={read}
      page={data?.courseTable}
      columns={useCourseColumns()}
      filters={useCourseFilters(categories)}
      actions={[lessons, usePublishSwitch(publish, nameOf)]}
      bulk={bulk}
      nameOf={nameOf}
      add={t('add')}
      form={(dialog) => <CourseDialog {...dialog} categories={categories} />}
      remove={({ id }) => deleteCourse({ variables: { id } })}
      exportTo={exportAddress('courses', { ...filter, sort, direction })}
    />
  );
}

function useCourseFilters(categories: CourseTableQuery['categories']): AdminFilter[] {
  const { t } = useTranslation('adminCourses');
  return [
    usePublishFilter(),
    {
      name: 'category',
      label: t('category'),
      all: t('allCategories'),
      options: categoryOptions(categories),
    },
    {
      name: 'level',
      label: t('level'),
      all: t('allLevels'),
      options: courseLevels.map((level) => ({ value: level, label: courseLevelsAr[level] })),
    },
  ];
}
