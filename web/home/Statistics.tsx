import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { Figures } from '../ui/Figures';

/** The three figures, as fixed by the specification. */
export function Statistics() {
  const { t } = useTranslation('home');
  const figures = [
    { name: t('hero.students'), value: limits.statistics.students },
    { name: t('hero.courses'), value: limits.statistics.courses },
    { name: t('hero.experts'), value: limits.statistics.experts },
  ];
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Figures label={t('hero.statistics')} figures={figures} />
    </Box>
  );
}
