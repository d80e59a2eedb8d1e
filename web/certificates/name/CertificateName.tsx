import { Box, Typography } from '@mui/material';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { useFocusAfterRemoval } from '../../ui/hooks/lostFocus';
import { CertificateNameForm } from './CertificateNameForm';
import { NamePreview } from './NamePreview';
import type { CertificateHolderFragment } from './__generated__/CertificateName';

/** The form while the name can change; afterwards the spellings, which only the team can correct. */
export function CertificateName({ holder }: { holder: CertificateHolderFragment }) {
  const { certificateName, certificateNameAr, isCertificateNameFixed } = holder;
  const ref = useFocusAfterRemoval<HTMLDivElement>(isCertificateNameFixed ? 0 : 1);
  return (
    <Box ref={ref} tabIndex={-1} sx={{ display: 'grid', gap: 2, outlineOffset: 4 }}>
      {isCertificateNameFixed ? (
        <>
          <NamePreview name={certificateName ?? ''} nameAr={certificateNameAr ?? ''} />
          <FixedNameNote />
        </>
      ) : (
        <CertificateNameForm key={holder.id} holder={holder} />
      )}
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
