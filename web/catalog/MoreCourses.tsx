import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CourseListQuery } from '../data/generated';
import { paths } from '../paths';
import { ButtonLink } from '../ui/RouterLink';
import { addressOf, mostPages, type CourseFilters } from './filters';

interface MoreCoursesProps {
  filters: CourseFilters;
  pageInfo: CourseListQuery['courses']['pageInfo'];
  isLoading: boolean;
}

/** The way to the next page: a link, so that a longer list has an address. A very long one goes on behind its last course. */
export function MoreCourses({ filters, pageInfo, isLoading }: MoreCoursesProps) {
  const { t } = useTranslation('courses');
  const startsAnew = filters.pages === mostPages;
  const longer = startsAnew ? { pages: 1, after: pageInfo.endCursor ?? '' } : { pages: filters.pages + 1 };
  if (!pageInfo.hasNextPage && !filters.after) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2, marginBlockStart: 5 }}>
      {filters.after && (
        <ButtonLink to={paths.courses(addressOf({ ...filters, pages: 1, after: '' }))}>
          {t('list.fromStart')}
        </ButtonLink>
      )}
      {pageInfo.hasNextPage && (
        <Button
          component={Link}
          variant="outlined"
          to={paths.courses(addressOf({ ...filters, ...longer }))}
          preventScrollReset={!startsAnew}
          aria-busy={isLoading}
        >
          {isLoading ? t('list.loadingMore') : t('list.more')}
        </Button>
      )}
    </Stack>
  );
}
