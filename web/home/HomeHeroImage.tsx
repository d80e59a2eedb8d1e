import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { HomeHeroArt } from '../art/illustrations/HomeHeroArt';
import { LeafIcon } from '../art/icons/homeIcons';

const cardStyles = {
  position: 'absolute',
  insetBlockEnd: -52,
  insetInlineStart: { xs: 16, sm: 32 },
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  padding: '14px 20px',
  paddingInlineStart: '14px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  backgroundColor: 'paper',
  boxShadow: '0 16px 40px rgb(8 40 30 / 16%)',
} as const;

const leafIconStyles = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 46,
  blockSize: 46,
  borderRadius: '12px',
  backgroundColor: 'tint',
  color: 'onTint',
} as const;

export function HomeHeroImage() {
  const { t } = useTranslation('home');
  return (
    <Box
      sx={{
        position: 'relative',
        maxInlineSize: 640,
        inlineSize: '100%',
        marginInline: 'auto',
        marginBlockEnd: 6.5,
        '& > svg': { display: 'block' },
      }}
    >
      <HomeHeroArt />
      <Box sx={cardStyles}>
        <Box sx={leafIconStyles}>
          <LeafIcon />
        </Box>
        <div>
          <Typography sx={{ fontWeight: 800, lineHeight: 1.5 }}>{t('hero.green')}</Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', lineHeight: 1.5 }}>
            {t('hero.future')}
          </Typography>
        </div>
      </Box>
    </Box>
  );
}
