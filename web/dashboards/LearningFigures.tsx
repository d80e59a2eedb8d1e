import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { BookIcon } from '../art/icons/BookIcon';
import { CertificateIcon } from '../art/icons/CertificateIcon';
import { CheckCircleIcon } from '../art/icons/CheckCircleIcon';
import { ClockIcon } from '../art/icons/ClockIcon';
import type { IconProps } from '../art/icons/Icon';
import type { StudentDashboardQuery } from './__generated__/StudentDashboard';
import { formatNumber } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { FigureCard } from '../ui/FigureCard';

type Figures = StudentDashboardQuery['myLearning'];
type Figure = 'enrolledCourses' | 'completedCourses' | 'learningHours' | 'certificates';

const shown: readonly [Figure, ComponentType<IconProps>][] = [
  ['enrolledCourses', BookIcon],
  ['completedCourses', CheckCircleIcon],
  ['learningHours', ClockIcon],
  ['certificates', CertificateIcon],
];

/** The four stat cards (spec.md section 2). */
export function LearningFigures({ figures }: { figures: Figures }) {
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
        {shown.map(([name, Icon]) => (
          <FigureCard
            key={name}
            label={t(name, { count: figures[name] })}
            value={formatNumber(figures[name], language)}
            Icon={Icon}
          />
        ))}
      </Box>
    </Box>
  );
}
