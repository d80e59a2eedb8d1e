import { Box, Button, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localizeFieldWithLang, useLanguage, useTranslation } from '../../language';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { paths, TextLink } from '../../routing';
import { CheckCircleIcon } from '../../art/icons/commonIcons';
import { EmptyState, QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useFocusAfterRemoval } from '../../ui/hooks/lostFocus';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { useRequest } from '../../ui/hooks/useRequest';
import { ChipLink, chipListStyles } from '../../ui/navigation/ChipLink';
import { formatRelativeTime, isOlderThan } from '../../ui/text/formatRelativeTime';
import type { ThreadInboxState } from '../../data/__generated__/schemaTypes';
import { ThreadCard } from './ThreadCard';
import { LinkedThread } from './LinkedThread';
import { appendPage } from '../../data/apollo/appendPage';
import { threadListStyles } from './threadListStyles';
import { useThreadInboxQuery, type InboxThreadFragment, type ThreadInboxQuery } from './__generated__/threadInbox';
import { dayMs } from '../../../schema/contract/text/format/dateTime';

const states = ['waiting', 'answered', 'reported'] as const satisfies readonly ThreadInboxState[];
const emptyTexts = {
  waiting: 'inbox.emptyWaiting',
  answered: 'inbox.emptyAnswered',
  reported: 'inbox.emptyReported',
} as const;

/**
 * Questions of learners, answered in place.
 * @param path of the screen; its parameters are `state`, `course` and `thread`, the one that a message leads to
 */
export function ThreadInbox({ path }: { path: string }) {
  const { t } = useTranslation('threads');
  const [params] = useSearchParams();
  const state = states.find((each) => each === params.get('state')) ?? 'waiting';
  const courseId = params.get('course');
  const threadId = params.get('thread');
  const linkTo = (each: ThreadInboxState) =>
    `${path}?${new URLSearchParams({ state: each, ...(courseId && { course: courseId }) }).toString()}`;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxInlineSize: '56rem' }}>
      {!threadId && (
        <Box component="nav" aria-label={t('inbox.states')}>
          <Box component="ul" sx={chipListStyles}>
            {states.map((each) => (
              <li key={each}>
                <ChipLink to={linkTo(each)} isSelected={each === state}>
                  {t(`inbox.${each}`)}
                </ChipLink>
              </li>
            ))}
          </Box>
        </Box>
      )}
      {threadId ? (
        <OneThread id={threadId} path={path} />
      ) : (
        <ThreadsOfState key={`${state} ${courseId ?? ''}`} state={state} courseId={courseId} />
      )}
    </Box>
  );
}

/** The question that a message leads to. */
function OneThread({ id, path }: { id: string; path: string }) {
  const { t } = useTranslation('threads');
  return (
    <>
      <TextLink to={path}>{t('inbox.back')}</TextLink>
      <LinkedThread id={id} isAnswering renderPlace={(thread) => <ThreadPlace thread={thread} />} />
    </>
  );
}

interface ThreadListProps {
  state: ThreadInboxState;
  threads: readonly InboxThreadFragment[];
  hasMore: boolean;
  onDeleted(): void;
  /** Below the list. */
  children: ReactNode;
}

/** A question that is answered leaves those that wait. The only one that waits is open for its answer. */
function ThreadList({ state, threads, hasMore, onDeleted, children }: ThreadListProps) {
  const { t } = useTranslation('threads');
  const ref = useFocusAfterRemoval<HTMLDivElement>(threads.length);
  const isWaiting = state === 'waiting';
  const isOnly = isWaiting && threads.length === 1 && !hasMore;
  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-label={t(`inbox.${state}`)} sx={{ outlineOffset: 4 }}>
      {threads.length === 0 && !hasMore ? (
        <EmptyState art={<CheckCircleIcon size={56} />} artWidth={56} title={t(emptyTexts[state])} />
      ) : (
        <Box component="ul" aria-label={t(`inbox.${state}`)} sx={threadListStyles}>
          {threads.map((thread) => (
            <ThreadCard
              key={thread.id}
              thread={thread}
              isOpenFirst={state === 'reported' || isOnly}
              isAnswering={isWaiting}
              isFocused={isOnly}
              onDeleted={onDeleted}
            >
              <ThreadPlace thread={thread} />
            </ThreadCard>
          ))}
        </Box>
      )}
      {children}
    </Box>
  );
}

function ThreadsOfState({ state, courseId }: { state: ThreadInboxState; courseId: string | null }) {
  const query = useThreadInboxQuery({ variables: { state, courseId }, ...useRefetchOnVisitPolicy() });
  return (
    <QueryResult of={query} skeleton={<TextSkeleton lines={6} />}>
      {({ threadInbox: { nodes, pageInfo } }) => (
        <ThreadList
          state={state}
          threads={state === 'waiting' ? nodes.filter(({ waitingSince }) => waitingSince !== null) : nodes}
          hasMore={pageInfo.hasNextPage}
          onDeleted={() => void query.refetch().catch(() => undefined)}
        >
          {pageInfo.hasNextPage && <MoreThreads query={query} pageInfo={pageInfo} />}
        </ThreadList>
      )}
    </QueryResult>
  );
}

const lateMs = pageSizes.office.lateDays * dayMs;

/** The course and the lesson, which the link opens, and how long the learner waits, if not since the question, which says its age. */
function ThreadPlace({ thread }: { thread: InboxThreadFragment }) {
  const { t } = useTranslation('threads');
  const { language } = useLanguage();
  const { waitingSince, createdAt, courseId, lessonId } = thread;
  const course = localizeFieldWithLang(thread, 'courseTitle', language);
  const lesson = localizeFieldWithLang(thread, 'lessonTitle', language);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, marginBlockEnd: 1.5 }}>
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <TextLink to={paths.course(courseId, { lesson: lessonId })}>
          <bdi lang={lesson.lang}>{lesson.text}</bdi>
        </TextLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi lang={course.lang}>{course.text}</bdi>
        </Typography>
      </Box>
      {waitingSince && waitingSince !== createdAt && (
        <Typography component="span" variant="body2" suppressHydrationWarning sx={{ fontWeight: 700 }}>
          {t('inbox.waits', { age: formatRelativeTime(waitingSince, language) })}
        </Typography>
      )}
      {waitingSince && isOlderThan(waitingSince, lateMs) && (
        <Chip size="small" color="warning" label={t('inbox.late')} />
      )}
    </Box>
  );
}

interface MoreThreadsProps {
  query: ReturnType<typeof useThreadInboxQuery>;
  pageInfo: ThreadInboxQuery['threadInbox']['pageInfo'];
}

function MoreThreads({ query, pageInfo: { endCursor } }: MoreThreadsProps) {
  const { t } = useTranslation('threads');
  const showToast = useToast();
  const { run, isBusy } = useRequest(
    () =>
      query.fetchMore({
        variables: { after: endCursor },
        updateQuery: appendPage('threadInbox', 'nodes'),
      }),
    ({ messageWithStatus }) =>
      showToast({ title: t('failed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <Button variant="outlined" aria-busy={isBusy} onClick={run} sx={{ justifySelf: 'center' }}>
      {t('more')}
    </Button>
  );
}
