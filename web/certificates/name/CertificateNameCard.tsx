import { Box, Card, Typography } from '@mui/material';
import { useTranslation } from '../../language';
import { PowerLine } from '../../art/parts/PowerLine';
import { CertificateName } from './CertificateName';
import type { CertificateHolderFragment } from './__generated__/CertificateName';

interface CertificateNameCardProps {
  holder: CertificateHolderFragment;
  /** Number of certificates that await the name. */
  awaiting?: number;
}

export function CertificateNameCard({ holder, awaiting = 0 }: CertificateNameCardProps) {
  const { t } = useTranslation('certificates');
  return (
    <Card
      component="section"
      id="name"
      aria-labelledby="certificate-name"
      sx={{ position: 'relative', overflow: 'visible', padding: { xs: 2.5, sm: 4 }, scrollMarginBlockStart: '6rem' }}
    >
      {awaiting > 0 && (
        <>
          <Box component="svg" viewBox="0 0 120 12" aria-hidden sx={lineStyles}>
            <PowerLine d="M3 6h26c8 0 8-4 14-4s8 8 14 8 8-8 14-8 6 4 14 4h32" width={4} />
          </Box>
          <Typography sx={{ color: 'amberInk', fontWeight: 700 }}>{t('name.awaiting', { count: awaiting })}</Typography>
        </>
      )}
      <Typography id="certificate-name" component="h2" variant="h3">
        {t(awaiting > 0 ? 'name.title' : 'settings.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 3 }}>
        {t(awaiting > 0 ? 'name.text' : 'settings.text')}
      </Typography>
      <CertificateName holder={holder} />
    </Card>
  );
}

const lineStyles = { display: 'block', inlineSize: 120, blockSize: 12, marginBlockEnd: 1.5 } as const;
