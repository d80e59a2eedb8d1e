import { Box, Typography } from '@mui/material';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { CertificateNameForm } from './CertificateNameForm';
import { NamePreview } from './NamePreview';
import type { CertificateHolderFragment } from './__generated__/CertificateName';

/** The form while the name can change; afterwards the spellings, which only the team can correct. */
export function CertificateName({ holder }: { holder: CertificateHolderFragment }) {
  const { certificateName, certificateNameAr, isCertificateNameFixed } = holder;
  if (!isCertificateNameFixed) return <CertificateNameForm key={holder.id} holder={holder} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <NamePreview name={certificateName ?? ''} nameAr={certificateNameAr ?? ''} />
      <FixedNameNote />
    </Box>
  );
}

function FixedNameNote() {
  const { t } = useTranslation('certificates');
  return (
    <Typography>
      {t('name.fixed')} <TextLink to={paths.certificateHelp}>{t('name.contact')}</TextLink>
    </Typography>
  );
}
