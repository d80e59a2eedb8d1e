import { Box, Typography } from '@mui/material';
import { useTranslation } from '../../language';

const frameStyles = {
  display: 'grid',
  gap: 0.5,
  padding: { xs: '20px 16px', sm: '28px 32px' },
  textAlign: 'center',
  border: '1px solid',
  borderColor: 'line',
  borderRadius: '12px',
  backgroundColor: 'ground',
  backgroundImage:
    'radial-gradient(circle at 100% 0, color-mix(in srgb, var(--tayyar-palette-amber) 22%, transparent), transparent 42%)',
  outline: '1px solid',
  outlineColor: 'edge',
  outlineOffset: '-8px',
} as const;

export function NamePreview({ name, nameAr }: { name: string; nameAr: string }) {
  const { t } = useTranslation('certificates');
  const empty = name.trim() === '' && nameAr.trim() === '';
  return (
    <Box component="figure" sx={{ margin: 0 }}>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {t('name.preview')}
      </Typography>
      <Box sx={frameStyles}>
        {empty && <Typography sx={{ color: 'text.secondary' }}>{t('name.previewEmpty')}</Typography>}
        {nameAr.trim() !== '' && (
          <Typography component="p" variant="h2" lang="ar" dir="rtl" sx={{ lineHeight: 1.6, textAlign: 'center' }}>
            {nameAr}
          </Typography>
        )}
        {name.trim() !== '' && (
          <Typography component="p" variant="h3" lang="en" dir="ltr" sx={{ fontWeight: 700, textAlign: 'center' }}>
            {name}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
