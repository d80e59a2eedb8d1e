import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../language';
import { ButtonLink } from '../../routing';
import { firstPageRange, maxPages, type LoadMoreRange } from './loadMoreParams';

/** Of the link and of the end notice: before hydration the boot script gives the focus to what is on the next page. */
const loadMoreId = 'load-more';

interface LoadMoreProps {
  range: LoadMoreRange;
  pageSize: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  isLoading: boolean;
  /** URL of the same list with another range. */
  hrefFor(range: LoadMoreRange): string;
  texts: { more: string; loadingMore: string; fromStart: string };
}

/**
 * A link to the next page, so that a longer list has a URL; past the maximum it starts a new list at the cursor. When the
 * list ends, the removed link's focus moves to the end notice.
 */
export function LoadMore({ range, pageSize, pageInfo, isLoading, hrefFor, texts }: LoadMoreProps) {
  const startsNewList = range.pages === maxPages(pageSize);
  const nextRange = startsNewList
    ? { pages: 1, after: pageInfo.endCursor ?? '' }
    : { ...range, pages: range.pages + 1 };
  const { t } = useTranslation();
  const endRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!pageInfo.hasNextPage && document.activeElement === document.body)
      endRef.current?.focus({ preventScroll: true });
  }, [pageInfo.hasNextPage]);
  const isLonger = range.pages > 1 || range.after !== '';
  if (!pageInfo.hasNextPage && !isLonger) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2, marginBlockStart: 5 }}>
      {range.after && <ButtonLink to={hrefFor(firstPageRange)}>{texts.fromStart}</ButtonLink>}
      {!pageInfo.hasNextPage && (
        <Typography
          ref={endRef}
          id={loadMoreId}
          tabIndex={-1}
          sx={{ alignSelf: 'center', color: 'text.secondary', outline: 'none' }}
        >
          {t('endOfList')}
        </Typography>
      )}
      {pageInfo.hasNextPage && (
        <Button
          component={Link}
          id={loadMoreId}
          variant="outlined"
          to={hrefFor(nextRange)}
          preventScrollReset={!startsNewList}
          aria-busy={isLoading}
        >
          {isLoading ? texts.loadingMore : texts.more}
        </Button>
      )}
    </Stack>
  );
}
