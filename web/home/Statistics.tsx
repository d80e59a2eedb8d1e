import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';

const listStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 4, sm: 6 },
  rowGap: 2,
  margin: 0,
  marginBlockStart: 1,
} as const;

const figureStyles = {
  margin: 0,
  fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem)',
  fontWeight: 800,
  lineHeight: 1.3,
  textAlign: 'start',
} as const;

/** The three figures, as fixed by the specification. The word comes first in the code, and stands below. */
export function Statistics() {
  const { t } = useTranslation('home');
  const figures = [
    [t('hero.students'), limits.statistics.students],
    [t('hero.courses'), limits.statistics.courses],
    [t('hero.experts'), limits.statistics.experts],
  ];
  return (
    <Box component="dl" aria-label={t('hero.statistics')} sx={listStyles}>
      {figures.map(([label, figure]) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '1rem' }}>
            {label}
          </Box>
          <Box component="dd" sx={figureStyles}>
            <bdi dir="ltr">{figure}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
