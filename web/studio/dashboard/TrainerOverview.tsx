import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDate, localizeField, localizeFieldWithLang, useLanguage, useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { lineClampStyles } from '../../ui/layout/layoutStyles';
import { formatRelativeTime } from '../../ui/text/formatRelativeTime';
import { formatWaitingCount } from '../../ui/text/formatWaitingCount';
import {
  useTrainerOverviewQuery,
  type OverviewEnrollmentFragment,
  type OverviewReviewFragment,
  type OverviewThreadFragment,
} from './__generated__/TrainerOverview';
import { studioPath } from './studioState';

/** More are a click away. */
const shownRows = 3;

/** Learners, reviews and drafts that deserve a look; what there is none of is left out. */
export function TrainerOverview() {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  // The dashboard works without it: an error shows nothing.
  const { data } = useTrainerOverviewQuery(useRefetchOnVisitPolicy());
  if (!data) return null;
  const allStudents = { to: studioPath({ tab: 'students' }), text: t('overview.all') };
  const allStuck = { to: studioPath({ tab: 'students', state: 'stuck' }), text: t('overview.allStuck') };
  const { stuckEnrollments, newEnrollments, newReviews, draftCount, drafts } = data.trainerOverview;
  const waitingThreadCount = data.waitingCounts.find(({ kind }) => kind === 'threads')?.count ?? 0;
  if (waitingThreadCount + stuckEnrollments.count + newEnrollments.count + newReviews.count + draftCount === 0)
    return null;
  return (
    <Box component="section" aria-label={t('overview.label')} sx={gridStyles}>
      <OverviewList
        title={t('overview.threads')}
        count={waitingThreadCount}
        all={{ to: paths.threadInbox, text: t('overview.allThreads') }}
      >
        {data.threadInbox.nodes.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} />
        ))}
      </OverviewList>
      <OverviewList title={t('overview.stuck')} count={stuckEnrollments.count} all={allStuck}>
        {stuckEnrollments.rows.slice(0, shownRows).map((row) => (
          <EnrollmentRow
            key={row.id}
            row={row}
            to={(search) => paths.gradeBook(row.course.id, { state: 'stuck', search })}
          >
            {t('overview.progress', {
              percent: String(row.progress),
              date: formatDate(row.lastActivityAt, language),
            })}
          </EnrollmentRow>
        ))}
      </OverviewList>
      <OverviewList title={t('overview.newEnrollments')} count={newEnrollments.count} all={allStudents}>
        {newEnrollments.rows.slice(0, shownRows).map((row) => (
          <EnrollmentRow key={row.id} row={row} to={(search) => studioPath({ tab: 'students', search })}>
            {t('overview.since', { date: formatDate(row.enrolledAt, language) })}
          </EnrollmentRow>
        ))}
      </OverviewList>
      <OverviewList title={t('overview.reviews')} count={newReviews.count}>
        {newReviews.rows.slice(0, shownRows).map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </OverviewList>
      <OverviewList title={t('overview.drafts')} count={draftCount}>
        {drafts.slice(0, shownRows).map((draft) => (
          <li key={draft.id}>
            <TextLink to={paths.editCourse(draft.id)}>
              <bdi>{localizeField(draft, 'title', language)}</bdi>
            </TextLink>
            <Detail>{t('overview.changed', { date: formatDate(draft.updatedAt, language) })}</Detail>
          </li>
        ))}
      </OverviewList>
    </Box>
  );
}

function ThreadRow({ thread: { id, text, waitingSince, ...lesson } }: { thread: OverviewThreadFragment }) {
  const { t } = useTranslation('threads');
  const { language } = useLanguage();
  const { text: title, ...langProps } = localizeFieldWithLang(lesson, 'lessonTitle', language);
  return (
    <li>
      <TextLink to={`${paths.threadInbox}?thread=${id}`}>
        <Box component="bdi" sx={lineClampStyles(2)}>
          {text}
        </Box>
      </TextLink>
      <Detail>
        <bdi {...langProps}>{title}</bdi>
        {waitingSince && (
          <>
            <br />
            <span suppressHydrationWarning>
              {t('inbox.waits', { age: formatRelativeTime(waitingSince, language) })}
            </span>
          </>
        )}
      </Detail>
    </li>
  );
}

function ReviewRow({ review }: { review: OverviewReviewFragment }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(review, 'comment', language);
  return (
    <li>
      <TextLink to={paths.course(review.course.id, { tab: 'reviews' })}>
        <bdi>{localizeField(review.course, 'title', language)}</bdi>
      </TextLink>
      <Detail>
        {t('overview.stars', { n: String(review.rating) })}
        {text && (
          <Box component="span" {...langProps} sx={lineClampStyles(2)}>
            {text}
          </Box>
        )}
      </Detail>
    </li>
  );
}

interface EnrollmentRowProps {
  row: OverviewEnrollmentFragment;
  /** The page of the learner with this name. */
  to(name: string): string;
  children: ReactNode;
}

function EnrollmentRow({ row, to, children }: EnrollmentRowProps) {
  const { language } = useLanguage();
  const name = localizeField(row, 'studentName', language);
  return (
    <li>
      <TextLink to={to(name)}>
        <bdi>{name}</bdi>
      </TextLink>
      <Detail>
        <bdi>{localizeField(row.course, 'title', language)}</bdi>
        <br />
        {children}
      </Detail>
    </li>
  );
}

interface OverviewListProps {
  title: string;
  count: number;
  /** The page that has all of them. */
  all?: { to: string; text: string };
  children: ReactNode;
}

function OverviewList({ title, count, all, children }: OverviewListProps) {
  if (count === 0) return null;
  return (
    <Card sx={{ padding: { xs: 2, md: '16px 20px' }, minInlineSize: 0 }}>
      <Typography component="h2" variant="h5">
        {title} <bdi>({formatWaitingCount(count)})</bdi>
      </Typography>
      <Box component="ul" sx={[listStyles, all !== undefined && newestOnPhones]}>
        {children}
      </Box>
      {all && count > 1 && <TextLink to={all.to}>{all.text}</TextLink>}
    </Card>
  );
}

const Detail = ({ children }: { children: ReactNode }) => (
  <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))',
  gap: { xs: 1.5, md: 2.5 },
  alignItems: 'start',
  marginBlockStart: { xs: 1.5, md: 2.5 },
} as const;

/** The link to all has the others: the tabs stay within reach. */
const newestOnPhones = { '@media (max-width: 599.95px)': { '& > li + li': { display: 'none' } } } as const;

const listStyles = { display: 'grid', gap: 1.25, margin: 0, marginBlock: 1, padding: 0, listStyle: 'none' } as const;
