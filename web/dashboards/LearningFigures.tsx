import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { BookIcon } from '../art/icons/BookIcon';
import { CertificateIcon } from '../art/icons/CertificateIcon';
import { CheckCircleIcon } from '../art/icons/CheckCircleIcon';
import { ClockIcon } from '../art/icons/ClockIcon';
import type { IconProps } from '../art/icons/Icon';
import type { StudentDashboardQuery } from '../data/generated/dashboards';
import { formatNumber } from '../language/formats';
import { useLanguage } from '../language/useLanguage';

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
          <FigureCard key={name} name={name} value={figures[name]} Icon={Icon} />
        ))}
      </Box>
    </Box>
  );
}

function FigureCard({ name, value, Icon }: { name: Figure; value: number; Icon: ComponentType<IconProps> }) {
  const { t } = useTranslation('student');
  const { language } = useLanguage();
  return (
    <Card
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'flex-end',
        padding: { xs: 2, md: 3 },
      }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {t(name, { count: value })}
      </Typography>
      <Typography
        component="dd"
        sx={{ margin: 0, fontSize: { xs: '2rem', md: '2.5rem' }, fontWeight: 800, lineHeight: 1.3 }}
      >
        {formatNumber(value, language)}
      </Typography>
      <Box aria-hidden sx={emblem}>
        <Icon size={22} />
      </Box>
    </Card>
  );
}

const emblem = {
  position: 'absolute',
  insetBlockStart: { xs: 14, md: 24 },
  insetInlineEnd: { xs: 14, md: 24 },
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: '12px',
  backgroundColor: 'tint',
  color: 'onTint',
} as const;
