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
  /** Title of the course, for the accessible names of equal buttons. */
  title: string;
}

/** Files are for valid certificates only; the verification page shows the state of every issued one. */
export function CertificateActions({ certificate, title }: CertificateActionsProps) {
  const { t } = useTranslation('certificates');
  const { code, status } = certificate;
  if (status === 'awaiting_name') return null;
  const verification = (
    <ButtonLink
      to={paths.verify(code)}
      variant="outlined"
      startIcon={<CheckCircleIcon />}
      aria-label={nameAction(t('own.verification'), title)}
    >
      {t('own.verification')}
    </ButtonLink>
  );
  if (status !== 'valid') return <Box sx={rowStyles}>{verification}</Box>;
  return (
    <Box sx={rowStyles}>
      <Button
        href={certificateFilePath(code, 'pdf')}
        variant="contained"
        startIcon={<DownloadIcon />}
        aria-label={nameAction(t('own.pdf'), title)}
      >
        {t('own.pdf')}
      </Button>
      {verification}
      <ShareButtons certificate={certificate} title={title} />
      <OtherFiles code={code} title={title} />
    </Box>
  );
}

const nameAction = (action: string, title: string): string => `${action}: ${title}`;

function ShareButtons({ certificate, title }: CertificateActionsProps) {
  const { t } = useTranslation('certificates');
  const seo = useSeoContext();
  const copyText = useCopyText();
  const { code, issuedAt } = certificate;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<LinkIcon />}
        aria-label={nameAction(t('own.copyLink'), title)}
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
          aria-label={nameAction(t('own.linkedIn'), title)}
        >
          {t('own.linkedIn')}
        </Button>
      )}
    </>
  );
}

const otherFiles = [
  ['png', PictureIcon],
  ['json', CodeFileIcon],
] as const;

/** The certificate as a picture and as a credential. */
function OtherFiles({ code, title }: { code: string; title: string }) {
  const { t } = useTranslation('certificates');
  return otherFiles.map(([type, Icon]) => (
    <Button
      key={type}
      href={certificateFilePath(code, type)}
      download
      variant="text"
      color="inherit"
      startIcon={<Icon />}
      aria-label={nameAction(t(`own.${type}`), title)}
    >
      {t(`own.${type}`)}
    </Button>
  ));
}
