import { Box, Button, styled } from '@mui/material';
import type { ComponentType, ReactNode, SyntheticEvent } from 'react';
import { addToLinkedInUrl } from '../../../schema/contract/site/linkedIn';
import { certificateFilePath } from '../../../schema/contract/site/urls';
import { CodeFileIcon, PictureIcon } from '../../art/icons/certificateIcons';
import { CheckCircleIcon } from '../../art/icons/commonIcons';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { LinkIcon, WhatsAppIcon } from '../../art/icons/sharingIcons';
import { FacebookIcon, LinkedInIcon } from '../../art/icons/socialIcons';
import type { IconProps } from '../../art/icons/SvgIcon';
import { useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { toCanonicalUrl, useSeoSite } from '../../seo/seoContext';
import { colorVars } from '../../theme/cssVariables';
import { floatingPaperStyles } from '../../theme/components/surfaces';
import { useCopyText } from '../../ui/hooks/useCopyText';
import { scriptOnly } from '../../ui/layout/layoutStyles';
import { shareUrls } from '../../ui/navigation/shareUrls';
import type { OwnCertificateFragment } from './__generated__/CertificatesScreen';

const rowStyles = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
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
      variant="text"
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
      <AddToLinkedInButton certificate={certificate} title={title} />
      <ShareMenu certificate={certificate} title={title} />
      {verification}
      <OtherFormats code={code} title={title} />
    </Box>
  );
}

const nameAction = (action: string, title: string): string => `${action}: ${title}`;

/** Looks like a button; its list opens over what is above the buttons, also without scripts. */
const ButtonMenu = styled('details')(({ theme }) => ({
  // On phones the list is above all buttons, where it has the width.
  [theme.breakpoints.up('sm')]: { position: 'relative' },
  '& > summary': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 44,
    paddingInline: 16,
    borderRadius: 12,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: '2px solid', outlineColor: theme.vars.palette.primary.main },
  },
  '&[data-outlined] > summary': { border: '1px solid', borderColor: theme.vars.palette.divider },
}));

const MenuList = styled('ul')({
  ...floatingPaperStyles,
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 4px)',
  insetInlineStart: 0,
  zIndex: 2,
  display: 'grid',
  justifyItems: 'start',
  inlineSize: 'max-content',
  margin: 0,
  padding: 8,
  backgroundColor: colorVars.paper,
  listStyle: 'none',
});

function AddToLinkedInButton({ certificate, title }: CertificateActionsProps) {
  const { t } = useTranslation('certificates');
  const seo = useSeoSite();
  const { issuedAt } = certificate;
  if (issuedAt === null) return null;
  return (
    <Button
      href={addToLinkedInUrl({ ...certificate, issuedAt: new Date(issuedAt) }, seo.origin, seo.language)}
      variant="outlined"
      startIcon={<LinkedInIcon />}
      aria-label={nameAction(t('own.linkedIn'), title)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('own.linkedIn')}
    </Button>
  );
}

/** Opens the phone's own share sheet where there is one, otherwise the list. */
function ShareMenu({ certificate, title }: CertificateActionsProps) {
  const { t } = useTranslation('certificates');
  const seo = useSeoSite();
  const copyText = useCopyText();
  const url = toCanonicalUrl(seo, paths.verify(certificate.code));
  const page = { url, title: t('own.shareText', { title }) };
  const openShareSheet = (event: SyntheticEvent): void => {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    // Rejects if the person closes the sheet.
    void navigator.share({ title: page.title, url }).catch(() => undefined);
  };
  return (
    <ButtonMenu data-menu="" data-outlined="">
      <summary aria-label={nameAction(t('own.share'), title)} onClick={openShareSheet}>
        <LinkIcon size={20} />
        {t('own.share')}
      </summary>
      <MenuList>
        <ListedLink href={shareUrls.whatsapp(page)} Icon={WhatsAppIcon} isExternal>
          {t('own.whatsapp')}
        </ListedLink>
        <ListedLink href={shareUrls.facebook(page)} Icon={FacebookIcon} isExternal>
          {t('own.facebook')}
        </ListedLink>
        <li>
          <Button color="inherit" startIcon={<LinkIcon />} onClick={() => copyText(url, t('own.link'))} sx={scriptOnly}>
            {t('own.copyLink')}
          </Button>
        </li>
      </MenuList>
    </ButtonMenu>
  );
}

function OtherFormats({ code, title }: { code: string; title: string }) {
  const { t } = useTranslation('certificates');
  return (
    <ButtonMenu data-menu="">
      <summary aria-label={nameAction(t('own.otherFormats'), title)}>{t('own.otherFormats')}</summary>
      <MenuList>
        <ListedLink href={certificateFilePath(code, 'png')} Icon={PictureIcon}>
          {t('own.png')}
        </ListedLink>
        <ListedLink href={certificateFilePath(code, 'json')} Icon={CodeFileIcon}>
          {t('own.json')}
        </ListedLink>
      </MenuList>
    </ButtonMenu>
  );
}

interface ListedLinkProps {
  href: string;
  Icon: ComponentType<IconProps>;
  /** Opens another site in a new tab; otherwise the link downloads a file. */
  isExternal?: boolean;
  children: ReactNode;
}

function ListedLink({ href, Icon, isExternal = false, children }: ListedLinkProps) {
  const target = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : { download: true };
  return (
    <li>
      <Button href={href} color="inherit" startIcon={<Icon />} {...target}>
        {children}
      </Button>
    </li>
  );
}
