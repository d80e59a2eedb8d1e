import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CertificateIcon } from '../art/icons/CertificateIcon';
import { CoinsIcon } from '../art/icons/CoinsIcon';
import { StarIcon } from '../art/icons/StarIcon';
import { formatNumber } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { FigureCard } from '../ui/FigureCard';
import type { Figures } from './TeachingFigures';

/** Average rating, completion rate and total sales (spec.md section 2). */
export function AnalyticsFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const rating = Number(figures.averageRating);
  return (
    <Box component="dl" sx={grid}>
      <FigureCard
        slim
        label={t(rating > 0 ? 'analytics.averageRating' : 'analytics.unrated')}
        value={rating > 0 ? formatNumber(rating, language, 1) : '–'}
        Icon={StarIcon}
      />
      <FigureCard
        slim
        label={t('analytics.completionRate')}
        value={t('list.percent', { value: String(figures.completionRate) })}
        Icon={CertificateIcon}
      />
      <FigureCard
        slim
        label={t('analytics.totalSales')}
        value={formatNumber(figures.totalSales, language)}
        Icon={CoinsIcon}
      />
    </Box>
  );
}

const grid = {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: { xs: 1.5, md: 2.5 },
} as const;
