import { Box, Button } from '@mui/material';
import { addToLinkedInUrl } from '../../../schema/contract/linkedIn';
import { certificateFilePath } from '../../../schema/contract/urls';
import { CodeFileIcon, PictureIcon } from '../../art/icons/certificateIcons';
import { CheckCircleIcon } from '../../art/icons/commonIcons';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { LinkIcon } from '../../art/icons/sharingIcons';
import { LinkedInIcon } from '../../art/icons/socialIcons';
import { useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { toCanonicalUrl, useSeoContext } from '../../seo/seoContext';
import { useCopyText } from '../../ui/hooks/useCopyText';
import { scriptOnly } from '../../ui/layout/layoutStyles';
import type { OwnCertificateFragment } from './__generated__/CertificatesScreen';

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiButton-root': { flexGrow: { xs: 1, sm: 0 }, minBlockSize: 44 },
} as const;

interface CertificateActionsProps {
  certificate: OwnCertificateFragment;
  /** Of the course: it tells equal buttons apart. */
  title: string;
}

/** Files are for valid certificates only; the verification page shows the state of every issued one. */
export function CertificateActions({ certificate, title }: CertificateActionsProps) {
  const { t } = useTranslation('certificates');
  const seo = useSeoContext();
  const copyText = useCopyText();
  const { code, status, issuedAt } = certificate;
  if (status === 'awaiting_name') return null;
  const named = (action: string) => `${action}: ${title}`;
  const verification = (
    <ButtonLink
      to={paths.verify(code)}
      variant="outlined"
      startIcon={<CheckCircleIcon />}
      aria-label={named(t('own.verification'))}
    >
      {t('own.verification')}
    </ButtonLink>
  );
  if (status !== 'valid') return <Box sx={rowStyles}>{verification}</Box>;
  const files = [
    ['png', <PictureIcon key="png" />, t('own.png')],
    ['json', <CodeFileIcon key="json" />, t('own.json')],
  ] as const;
  return (
    <Box sx={rowStyles}>
      <Button
        href={certificateFilePath(code, 'pdf')}
        variant="contained"
        startIcon={<DownloadIcon />}
        aria-label={named(t('own.pdf'))}
      >
        {t('own.pdf')}
      </Button>
      {verification}
      <Button
        variant="outlined"
        startIcon={<LinkIcon />}
        aria-label={named(t('own.copyLink'))}
        onClick={() => copyText(toCanonicalUrl(seo, paths.verify(code)), t('own.link'))}
        sx={scriptOnly}
      >
        {t('own.copyLink')}
      </Button>
      {issuedAt !== null && (
        <Button
          href={addToLinkedInUrl({ ...certificate, issuedAt: new Date(issuedAt) }, seo.origin, seo.language)}
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
          startIcon={<LinkedInIcon />}
          aria-label={named(t('own.linkedIn'))}
        >
          {t('own.linkedIn')}
        </Button>
      )}
      {files.map(([type, icon, label]) => (
        <Button
          key={type}
          href={certificateFilePath(code, type)}
          download
          variant="text"
          color="inherit"
          startIcon={icon}
          aria-label={named(label)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
