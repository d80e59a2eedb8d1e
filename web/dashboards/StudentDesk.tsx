import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StudentDashboardQuery } from './__generated__/StudentDashboard';
import { paths } from '../paths';
import { TextLink } from '../ui/RouterLink';
import { ContinueCard } from './ContinueCard';
import { LearningFigures } from './LearningFigures';
import { StudentTabs } from './StudentTabs';

/** Everything under the welcome line. */
export function StudentDesk({ desk }: { desk: StudentDashboardQuery }) {
  const { t } = useTranslation('student');
  const { continueLearning, myEnrollments } = desk;
  const isAllFinished = myEnrollments.every(({ status }) => status === 'completed');
  const standing = isAllFinished ? 'nothingOpen' : 'nothingWaiting';
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      {continueLearning?.nextLesson ? (
        <ContinueCard enrollment={continueLearning} lesson={continueLearning.nextLesson} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {t(myEnrollments.length > 0 ? standing : 'nothingYet')}{' '}
          <TextLink to={paths.courses()}>{t('browse')}</TextLink>
        </Typography>
      )}
      <LearningFigures figures={desk.myLearning} />
      <StudentTabs desk={desk} />
    </Stack>
  );
}
