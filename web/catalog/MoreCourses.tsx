import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import type { CourseListQuery } from './__generated__/CourseListScreen';
import { paths } from '../paths';
import { More } from '../ui/More';
import { addressOf, type CourseFilters } from './filters';

interface MoreCoursesProps {
  filters: CourseFilters;
  pageInfo: CourseListQuery['courses']['pageInfo'];
  isLoading: boolean;
}

/** The way to more courses of the same kind. */
export function MoreCourses({ filters, ...rest }: MoreCoursesProps) {
  const { t } = useTranslation('courses');
  return (
    <More
      {...rest}
      span={filters}
      perPage={limits.page.default}
      addressOf={(span) => paths.courses(addressOf({ ...filters, ...span }))}
      texts={{ more: t('list.more'), loadingMore: t('list.loadingMore'), fromStart: t('list.fromStart') }}
    />
  );
}
