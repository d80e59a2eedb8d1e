import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslation, Trans } from 'react-i18next';
import { displayFirstName } from '../../schema/contract/text/names/displayName';
import type { IconProps } from '../art/icons/SvgIcon';
import { BookIcon, CertificateIcon, ClockIcon, ArrowForwardIcon, CheckCircleIcon } from '../art/icons/commonIcons';
import { formatNumber, localizeFieldWithLang, localizeField, useLanguage } from '../language';
import { pageQuery, type ListPageQueries } from '../data/apollo/pageQueries';
import { paths, TextLink, ButtonLink } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { useViewer } from '../session/useViewer';
import { QueryResult } from '../ui/feedback/queryStates';
import { PageContainer } from '../ui/layout/Section';
import { StatCard } from '../ui/text/StatCard';
import { WaveLine } from '../art/parts/WaveLine';
import { EmailNotice } from '../accounts/parts/EmailNotice';
import { CourseThumbnail } from '../catalog/CourseThumbnail';
import { DueList } from './DueList';
import { listStudentTabQueries, StudentTabs } from './StudentTabs';
import { StudentDashboardDocument, useStudentDashboardQuery } from './__generated__/StudentDashboardScreen';
import type { StudentDashboardQuery, ContinueLearningCardFragment } from './__generated__/StudentDashboardScreen';

export const pageQueries: ListPageQueries = (location) => [
  pageQuery(StudentDashboardDocument, {}),
  ...listStudentTabQueries(location),
];

export function Component() {
  const { t } = useTranslation('student');
  const dashboard = useStudentDashboardQuery();
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageMeta title={t('title')} isIndexed={false} />
      <EmailNotice sx={{ marginBlockEnd: 4 }} />
      <StudentWelcome />
      <QueryResult of={dashboard} skeleton={<StudentDashboardSkeleton />}>
        {(data) => <StudentDashboard data={data} />}
      </QueryResult>
    </PageContainer>
  );
}

type LearningStats = StudentDashboardQuery['myLearningSummary'];
type LearningStatName = 'enrolledCourses' | 'completedCourses' | 'learningHours' | 'certificates';

const statIcons: readonly [LearningStatName, ComponentType<IconProps>][] = [
  ['enrolledCourses', BookIcon],
  ['completedCourses', CheckCircleIcon],
  ['learningHours', ClockIcon],
  ['certificates', CertificateIcon],
];

function StudentStats({ stats }: { stats: LearningStats }) {
  const { t } = useTranslation('student');
  const { language } = useLanguage();
  return (
    <Box component="section" aria-label={t('statistics')}>
      <Box
        component="dl"
        sx={{
          margin: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gap: { xs: 1.5, md: 2.5 },
        }}
      >
        {statIcons.map(([name, Icon]) => (
          <StatCard
            key={name}
            label={t(name, { count: stats[name] })}
            value={formatNumber(stats[name], language)}
            Icon={Icon}
          />
        ))}
      </Box>
      {stats.certificates > 0 && (
        <TextLink to={paths.certificates()} sx={certificatesLinkStyles}>
          {t('myCertificates')}
          <ArrowForwardIcon size={18} />
        </TextLink>
      )}
    </Box>
  );
}

const certificatesLinkStyles = {
  display: 'flex',
  inlineSize: 'fit-content',
  alignItems: 'center',
  gap: 0.75,
  minBlockSize: 44,
  marginInlineStart: 'auto',
  marginBlockStart: 0.5,
  fontWeight: 700,
} as const;

function StudentDashboardSkeleton() {
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <Card sx={{ padding: { xs: 3, md: '36px 40px' }, marginBlockStart: { xs: 1.5, md: 2 } }}>
        <Skeleton variant="text" sx={{ inlineSize: 180 }} />
        <Skeleton variant="text" sx={{ inlineSize: '60%', fontSize: '1.75rem' }} />
        <Skeleton variant="text" sx={{ inlineSize: '45%', marginBlockEnd: 3 }} />
        <Skeleton variant="rounded" sx={{ inlineSize: 200, blockSize: 56, maxInlineSize: '100%' }} />
      </Card>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gap: { xs: 1.5, md: 2.5 },
        }}
      >
        {Array.from({ length: 4 }, (_, index) => (
          <Card key={index} sx={{ padding: { xs: 2, md: 3 } }}>
            <Skeleton variant="text" sx={{ inlineSize: 48, fontSize: '2.25rem' }} />
            <Skeleton variant="text" sx={{ inlineSize: '70%' }} />
          </Card>
        ))}
      </Box>
      <Skeleton variant="text" sx={{ inlineSize: 320, maxInlineSize: '100%', fontSize: '1.75rem' }} />
      {Array.from({ length: 3 }, (_, index) => (
        <EnrolledCourseSkeleton key={index} />
      ))}
    </Stack>
  );
}

function EnrolledCourseSkeleton() {
  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: '150px minmax(0, 1fr)', gap: 3, padding: { xs: 2, md: 2.5 } }}>
      <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 10', blockSize: 'auto' }} />
      <Box sx={{ alignSelf: 'center' }}>
        <Skeleton variant="text" sx={{ inlineSize: '70%', fontSize: '1.25rem' }} />
        <Skeleton variant="text" sx={{ inlineSize: '50%' }} />
        <Skeleton variant="rounded" sx={{ blockSize: 8, marginBlockStart: 1 }} />
      </Box>
    </Card>
  );
}

function StudentWelcome() {
  const { t } = useTranslation('student');
  const { language } = useLanguage();
  const { viewer } = useViewer();
  return (
    <Typography component="h1" variant="h2">
      <Trans
        t={t}
        i18nKey="welcome"
        values={{ firstName: viewer ? displayFirstName(viewer, language) : '' }}
        components={{ name: <bdi /> }}
      />
    </Typography>
  );
}

function StudentDashboard({ data }: { data: StudentDashboardQuery }) {
  const { t } = useTranslation('student');
  const { myEnrollments } = data;
  const current = data.currentEnrollment;
  const isAllFinished = myEnrollments.every(({ status }) => status === 'completed');
  const statusKey = isAllFinished ? 'nothingOpen' : 'nothingWaiting';
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      {current?.nextLesson ? (
        <ContinueLearningCard enrollment={current} lesson={current.nextLesson} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {t(myEnrollments.length > 0 ? statusKey : 'nothingYet')}{' '}
          <TextLink to={paths.courses()}>{t('browse')}</TextLink>
        </Typography>
      )}
      <DueList orders={data.payments.nodes} enrollments={myEnrollments} registrations={data.myEventRegistrations} />
      <StudentStats stats={data.myLearningSummary} />
      <StudentTabs data={data} />
    </Stack>
  );
}

interface ContinueLearningCardProps {
  enrollment: ContinueLearningCardFragment;
  lesson: NonNullable<ContinueLearningCardFragment['nextLesson']>;
}

function ContinueLearningCard({ enrollment, lesson }: ContinueLearningCardProps) {
  const { t } = useTranslation('student');
  const { language } = useLanguage();
  const { course } = enrollment;
  const { text: title, ...langProps } = localizeFieldWithLang(lesson, 'title', language);
  const number = course.lessons.findIndex(({ id }) => id === lesson.id) + 1;
  return (
    <Card
      component="section"
      data-surface="dark"
      aria-labelledby="continue-heading"
      sx={{ border: 0, backgroundColor: 'deep', marginBlockStart: { xs: 1.5, md: 2 } }}
    >
      <Box sx={contentStyles}>
        <Box sx={{ minInlineSize: 0 }}>
          <Typography component="h2" id="continue-heading" variant="body2" sx={{ color: 'amber', fontWeight: 700 }}>
            {t(enrollment.progress > 0 ? 'continueLabel' : 'beginLabel')}
          </Typography>
          <Typography component="p" variant="h3" {...langProps} sx={{ textAlign: 'start', marginBlock: 0.5 }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'onDeepMuted' }}>
            {t('continueLesson', { number: String(number), course: localizeField(course, 'title', language) })}
          </Typography>
          <ButtonLink
            variant="contained"
            color="secondary"
            size="large"
            to={paths.course(course.id, { lesson: lesson.id })}
            endIcon={<ArrowForwardIcon />}
            sx={{ marginBlockStart: 3, inlineSize: { xs: '100%', sm: 'auto' } }}
          >
            {t(enrollment.progress > 0 ? 'continueLearning' : 'startLearning')}
          </ButtonLink>
        </Box>
        <Box sx={thumbnailStyles}>
          <CourseThumbnail course={course} eager />
        </Box>
      </Box>
      <WaveLine />
    </Card>
  );
}

const contentStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 1fr) 200px', md: 'minmax(0, 1fr) 288px' },
  alignItems: 'center',
  gap: 4,
  padding: { xs: 3, md: '36px 40px' },
  paddingBlockEnd: { xs: 1.5, md: 1.5 },
} as const;

const thumbnailStyles = {
  display: { xs: 'none', sm: 'block' },
  aspectRatio: '16 / 10',
  border: '1px solid',
  borderColor: 'deepLine',
  borderRadius: '14px',
  overflow: 'hidden',
} as const;
