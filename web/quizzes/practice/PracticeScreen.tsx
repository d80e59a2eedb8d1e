import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { NoSearchResultsArt } from '../../art/illustrations/NoSearchResultsArt';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { localizeField, localizeFieldWithLang, useLanguage, useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { LoadingPageTitle, PageMeta } from '../../seo/PageMeta';
import { QueryResult } from '../../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { NotFoundState } from '../../ui/layout/NotFoundState';
import { PageContainer } from '../../ui/layout/Section';
import { FreshnessChip } from '../parts/FreshnessChip';
import { PracticeRound } from './PracticeRound';
import { PracticeStart } from './PracticeStart';
import {
  PracticeOverviewDocument,
  usePracticeOverviewQuery,
  type PracticeCourseFragment,
  type PracticeSummaryFragment,
  type PracticedQuestionFragment,
} from './__generated__/practice';

export const pageQueries: ListPageQueries = ({ params }) => [
  pageQuery(PracticeOverviewDocument, { courseId: params.id ?? '' }),
];

/** Shows `/dashboard/student/practice/7`: what can be practiced in a course, and a round of questions once it is started. */
export function Component() {
  const { id: courseId = '' } = useParams();
  const page = usePracticeOverviewQuery({ variables: { courseId }, ...useRefetchOnVisitPolicy() });
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      {!page.data && <LoadingPageTitle />}
      <QueryResult of={page} skeleton={<PracticeSkeleton />}>
        {({ course }) =>
          course?.myEnrollment?.practice ? (
            <CoursePractice key={course.id} course={course} practice={course.myEnrollment.practice} />
          ) : (
            <NothingToPractice course={course} />
          )
        }
      </QueryResult>
    </PageContainer>
  );
}

function CoursePractice({ course, practice }: { course: PracticeCourseFragment; practice: PracticeSummaryFragment }) {
  const { t } = useTranslation('practice');
  const { language } = useLanguage();
  const [questions, setQuestions] = useState<readonly PracticedQuestionFragment[] | null>(null);
  // Each round has questions of its own.
  const [round, setRound] = useState(0);
  const begin = (next: readonly PracticedQuestionFragment[]) => {
    setQuestions(next);
    setRound(round + 1);
  };
  const { text: title, ...langProps } = localizeFieldWithLang(course, 'title', language);
  return (
    <Box component="article" sx={{ maxInlineSize: '46rem', marginInline: 'auto' }}>
      <PageMeta title={`${t('title')} – ${localizeField(course, 'title', language)}`} isIndexed={false} />
      <Typography component="h1" variant="h3">
        {t('title')}
      </Typography>
      <Box sx={headStyles}>
        <TextLink to={paths.course(course.id)} {...langProps} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </TextLink>
        <FreshnessChip practice={practice} />
      </Box>
      {questions && practice.isOn ? (
        <PracticeRound
          key={round}
          course={course}
          practice={practice}
          questions={questions}
          onBegin={begin}
          onEnd={() => setQuestions(null)}
        />
      ) : (
        <PracticeStart course={course} practice={practice} onBegin={begin} />
      )}
    </Box>
  );
}

/** Without an open enrollment, or before an attempt was revealed. */
function NothingToPractice({ course }: { course: PracticeCourseFragment | null }) {
  const { t } = useTranslation('practice');
  return (
    <>
      <PageMeta title={t('title')} isIndexed={false} />
      <NotFoundState
        art={<NoSearchResultsArt />}
        title={t('nothing')}
        text={t('nothingText')}
        link={
          course
            ? { to: paths.course(course.id), label: t('toCourse') }
            : { to: paths.dashboard.student, label: t('toLearning') }
        }
      />
    </>
  );
}

function PracticeSkeleton() {
  return (
    <Box sx={{ maxInlineSize: '46rem', marginInline: 'auto' }}>
      <Skeleton variant="text" sx={{ inlineSize: '40%', fontSize: '2rem' }} />
      <Skeleton variant="text" sx={{ inlineSize: '60%', marginBlockEnd: 3 }} />
      <Card sx={{ padding: { xs: 2, sm: 3 } }}>
        <Skeleton variant="text" />
        <Skeleton variant="rounded" sx={{ blockSize: 48, marginBlockStart: 2 }} />
      </Card>
    </Box>
  );
}

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  marginBlock: '4px 20px',
} as const;
