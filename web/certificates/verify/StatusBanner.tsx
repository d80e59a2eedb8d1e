import { Box, Typography } from '@mui/material';
import type { CertificateStatus, IssuedStatus } from '../../../schema/contract/certificates';
import { useTranslation } from '../../language';
import { statusStyles } from '../certificateStatus';

/** The queries return issued certificates only. */
export const issuedStatusOf = (status: CertificateStatus): IssuedStatus =>
  status === 'awaiting_name' ? 'revoked' : status;

const bannerStyles = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  gap: { xs: 1.5, sm: 3 },
  padding: { xs: 2.5, sm: '28px 32px' },
  borderRadius: '16px',
  border: '1px solid',
  borderColor: 'currentColor',
} as const;

export function StatusBanner({ status, text }: { status: IssuedStatus; text: string }) {
  const { t } = useTranslation('certificates');
  const { Icon, ground, ink } = statusStyles[status];
  return (
    <Box sx={{ ...bannerStyles, backgroundColor: ground, color: ink }}>
      <Icon size={72} />
      <div>
        <Typography component="h1" variant="h2" sx={{ color: 'inherit' }}>
          {t(`verify.result.${status}`)}
        </Typography>
        <Typography sx={{ marginBlockStart: 0.5, color: 'text.primary' }}>{text}</Typography>
      </div>
    </Box>
  );
}
