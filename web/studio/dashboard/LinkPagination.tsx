import { Pagination, PaginationItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../language';

interface LinkPaginationProps {
  page: number;
  pageSize: number;
  totalCount: number;
  getPageUrl(page: number): string;
}

/** Page links of a list. Hidden with a single page, unless the URL names a later one. */
export function LinkPagination({ page, pageSize, totalCount, getPageUrl }: LinkPaginationProps) {
  const { t } = useTranslation('studio');
  const count = Math.max(1, Math.ceil(totalCount / pageSize));
  if (count === 1 && page === 1) return null;
  const getLabel = (type: string, n: number | null, selected: boolean) => {
    if (type === 'previous' || type === 'next') return t(`pages.${type}`);
    return t(selected ? 'pages.current' : 'pages.page', { n: String(n) });
  };
  return (
    <Pagination
      aria-label={t('pages.label')}
      page={Math.min(page, count)}
      count={count}
      siblingCount={0}
      color="primary"
      getItemAriaLabel={getLabel}
      renderItem={(item) => <PaginationItem {...item} component={Link} to={getPageUrl(item.page ?? 1)} />}
      sx={{ marginBlockStart: 3, '& ul': { justifyContent: 'center' } }}
    />
  );
}
