import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from '../../language';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useFocusAfterRemoval } from '../../ui/hooks/lostFocus';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { ThreadCard } from './ThreadCard';
import { threadListStyles } from './threadListStyles';
import { useThreadWithPostsQuery, type ThreadWithPostsQuery } from './__generated__/threads';

interface LinkedThreadProps {
  id: string;
  /** The field for an answer is shown at once. */
  isAnswering?: boolean;
  /** Above the question. */
  renderPlace?: (thread: NonNullable<ThreadWithPostsQuery['thread']>) => ReactNode;
}

/** The question that a message leads to, with its answers. */
export function LinkedThread({ id, isAnswering = false, renderPlace }: LinkedThreadProps) {
  const { t } = useTranslation('threads');
  const query = useThreadWithPostsQuery({ variables: { id }, ...useRefetchOnVisitPolicy() });
  const ref = useFocusAfterRemoval<HTMLParagraphElement>(query.data?.thread ? 1 : 0);
  return (
    <QueryResult of={query} skeleton={<TextSkeleton lines={4} />}>
      {({ thread }) =>
        thread ? (
          <Box component="ul" aria-label={t('inbox.title')} sx={threadListStyles}>
            <ThreadCard
              thread={thread}
              isOpenFirst
              isAnswering={isAnswering}
              onDeleted={() => void query.refetch().catch(() => undefined)}
            >
              {renderPlace?.(thread)}
            </ThreadCard>
          </Box>
        ) : (
          <Typography ref={ref} tabIndex={-1}>
            {t('inbox.gone')}
          </Typography>
        )
      }
    </QueryResult>
  );
}
