import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { courseLevels, courseLevelLabelsAr } from '../../../schema/contract/validation/catalog';
import { BookIcon } from '../../art/icons/contentIcons';
import { paths } from '../../paths';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { toCategoryOptions } from '../form/categoryField';
import { AdminTable } from '../table/AdminTable';
import { buildExportUrl } from '../table/exportUrl';
import { useBulkActions, usePublishFilter, usePublishAction } from '../table/tableActions';
import { parseYesNo, type TableConfig, useTableState } from '../table/tableState';
import type { AdminFilter, RowAction } from '../table/types';
import { CourseDialog } from './CourseDialog';
import {
  useAdminCourseListQuery,
  useDeleteCourseMutation,
  useDeleteCoursesMutation,
  usePublishCoursesMutation,
} from './__generated__/CoursesTab';
import type {
  AdminCourseFragment,
  AdminCourseListQuery,
  AdminCourseListQueryVariables,
} from './__generated__/CoursesTab';
import { useCourseColumns } from './useCourseColumns';

const courseTableConfig: TableConfig<AdminCourseListQueryVariables['sort'], 'status' | 'category' | 'level'> = {
  columns: ['titleAr', 'title', 'price', 'enrollmentCount', 'rating', 'isPublished', 'createdAt', 'updatedAt'],
  sort: 'createdAt',
  direction: 'desc',
  filters: ['status', 'category', 'level'],
};

const courseName = ({ titleAr, title }: AdminCourseFragment) => titleAr || title;

/** The courses: searched, filtered, written, published, deleted and taken away. */
export function CoursesTab() {
  const { t: admin } = useTranslation('admin');
  const { t } = useTranslation('adminCourses');
  const navigate = useNavigate();
  const table = useTableState(courseTableConfig);
  const { search, filters, sort, direction } = table.state;
  const filter = {
    search,
    isPublished: parseYesNo(filters.status),
    categoryId: filters.category || undefined,
    level: courseLevels.find((level) => level === filters.level),
  };
  const read = useAdminCourseListQuery({
    variables: { ...table.queryVariables, filter },
    fetchPolicy: 'cache-and-network',
  });
  const data = dataOrPrevious(read);
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
    label: (row) => t('lessonsOf', { name: courseName(row) }),
    icon: () => <BookIcon />,
    run: ({ id }) => void navigate(paths.editCourse(id, { part: 'lessons' })),
  };
  const categories = data?.categories ?? [];
  return (
    <AdminTable
      id="courses"
      label={admin('tabs.courses')}
      table={table}
      query={read}
      page={data?.adminCourses}
      columns={useCourseColumns()}
      filters={useCourseTableFilters(categories)}
      actions={[lessons, usePublishAction(publish, courseName)]}
      bulkActions={bulk}
      nameOf={courseName}
      addLabel={t('add')}
      renderDialog={(dialog) => <CourseDialog {...dialog} categories={categories} />}
      deleteRow={({ id }) => deleteCourse({ variables: { id } })}
      exportTo={buildExportUrl('courses', { ...filter, sort, direction })}
    />
  );
}

function useCourseTableFilters(categories: AdminCourseListQuery['categories']): AdminFilter[] {
  const { t } = useTranslation('adminCourses');
  return [
    usePublishFilter(),
    {
      name: 'category',
      label: t('category'),
      allLabel: t('allCategories'),
      options: toCategoryOptions(categories),
    },
    {
      name: 'level',
      label: t('level'),
      allLabel: t('allLevels'),
      options: courseLevels.map((level) => ({ value: level, label: courseLevelLabelsAr[level] })),
    },
  ];
}
