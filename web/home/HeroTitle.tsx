import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const wordStyles = {
  position: 'relative',
  display: 'inline-block',
  color: 'primary.main',
  isolation: 'isolate',
} as const;

const lineStyles = {
  position: 'absolute',
  zIndex: -1,
  insetInline: '-0.06em',
  insetBlockEnd: '-0.06em',
  inlineSize: 'calc(100% + 0.12em)',
  blockSize: '0.3em',
  overflow: 'visible',
  color: 'amber',
} as const;

/** Two lines beside the picture, in either language. */
const titleSize = 'clamp(2.25rem, 1.5rem + 2.4vw, 3.25rem)';

/** The title; the current runs under its second word. */
export function HeroTitle() {
  const { t } = useTranslation('home');
  return (
    <Typography variant="h1" sx={{ fontSize: titleSize }}>
      {t('hero.title.first')}{' '}
      <Box component="span" sx={wordStyles}>
        {t('hero.title.second')}
        <Box
          component="svg"
          viewBox="0 0 200 20"
          preserveAspectRatio="none"
          aria-hidden
          focusable="false"
          sx={lineStyles}
        >
          <path
            d="M3 12c26-9 42-9 66-2s44 8 68 0 38-6 60-1"
            fill="none"
            stroke="currentColor"
            strokeWidth={7}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </Box>
      </Box>{' '}
      {t('hero.title.rest')}
    </Typography>
  );
}
