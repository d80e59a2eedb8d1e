import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslation, Trans } from 'react-i18next';
import type { IconProps } from '../art/icons/SvgIcon';
import { BookIcon, CertificateIcon, ClockIcon } from '../art/icons/contentIcons';
import { CheckCircleIcon } from '../art/icons/statusIcons';
import { formatNumber } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { PageMeta } from '../seo/PageMeta';
import { useViewer } from '../session/useViewer';
import { QueryResult } from '../ui/feedback/QueryResult';
import { PageContainer } from '../ui/layout/PageContainer';
import { TextLink } from '../ui/navigation/routerLinks';
import { StatCard } from '../ui/text/StatCard';
import { ContinueLearningCard } from './ContinueLearningCard';
import { StudentTabs } from './StudentTabs';
import { useStudentDashboardQuery } from './__generated__/StudentDashboardScreen';
import type { StudentDashboardQuery } from './__generated__/StudentDashboardScreen';

export function StudentDashboardScreen() {
  const { t } = useTranslation('student');
  const dashboard = useStudentDashboardQuery();
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageMeta title={t('title')} isIndexed={false} />
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
    </Box>
  );
}

const createRange = (count: number) => Array.from({ length: count }, (_, index) => index);

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
        {createRange(4).map((index) => (
          <Card key={index} sx={{ padding: { xs: 2, md: 3 } }}>
            <Skeleton variant="text" sx={{ inlineSize: 48, fontSize: '2.25rem' }} />
            <Skeleton variant="text" sx={{ inlineSize: '70%' }} />
          </Card>
        ))}
      </Box>
      <Skeleton variant="text" sx={{ inlineSize: 320, maxInlineSize: '100%', fontSize: '1.75rem' }} />
      {createRange(3).map((index) => (
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
  const { viewer } = useViewer();
  return (
    <Typography component="h1" variant="h2">
      <Trans t={t} i18nKey="welcome" values={{ firstName: viewer?.firstName ?? '' }} components={{ name: <bdi /> }} />
    </Typography>
  );
}

function StudentDashboard({ data }: { data: StudentDashboardQuery }) {
  const { t } = useTranslation('student');
  const { currentEnrollment, myEnrollments } = data;
  const isAllFinished = myEnrollments.every(({ status }) => status === 'completed');
  const statusKey = isAllFinished ? 'nothingOpen' : 'nothingWaiting';
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      {currentEnrollment?.nextLesson ? (
        <ContinueLearningCard enrollment={currentEnrollment} lesson={currentEnrollment.nextLesson} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {t(myEnrollments.length > 0 ? statusKey : 'nothingYet')}{' '}
          <TextLink to={paths.courses()}>{t('browse')}</TextLink>
        </Typography>
      )}
      <StudentStats stats={data.myLearningSummary} />
      <StudentTabs data={data} />
    </Stack>
  );
}
