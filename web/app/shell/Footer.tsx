import { Box, Typography, IconButton, Link as MuiLink, Stack, styled } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { localizeField, useTranslation, useLanguage } from '../../language';
import { siteFigures, siteInfo } from '../../../schema/contract/site/siteInfo';
import { paths } from '../../routing';
import { mailLink, phoneLink, useContactDetails } from '../../data/useContactDetails';
import { colorVars } from '../../theme/cssVariables';
import { PageContainer } from '../../ui/layout/Section';
import { MailIcon, PhoneIcon, LocationIcon } from '../../art/icons/commonIcons';
import { FacebookIcon, InstagramIcon, LinkedInIcon, XIcon, YouTubeIcon } from '../../art/icons/socialIcons';
import { BrandLink } from './BrandLink';
import { LanguageSwitchLink } from './LanguageMenu';
import { footerId } from './NoScriptNav';
import { mainNavLinks } from './mainNavLinks';

const footerLinkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 40,
  color: colorVars.onDeepMuted,
  textDecoration: 'none',
  '&:hover': { color: colorVars.onDeep, textDecoration: 'underline', textUnderlineOffset: 6 },
} as const;

const supportLinks = [
  ['helpCenter', paths.documents.help],
  ['faq', paths.faq()],
  ['verify', paths.verify()],
  ['privacy', paths.documents.privacy],
  ['terms', paths.documents.terms],
  ['refunds', paths.documents.refunds],
] as const;

const fullRowOnMobile = { gridColumn: { xs: '1 / -1', md: 'auto' } };

export function Footer() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  return (
    <Box
      component="footer"
      id={footerId}
      className="no-print"
      sx={{ flexShrink: 0, marginBlockStart: { xs: 6, md: 10 } }}
    >
      <FooterWave />
      <Box data-surface="dark">
        <PageContainer
          sx={{
            display: 'grid',
            columnGap: 3,
            rowGap: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))', md: '1.6fr 1fr 1fr 1.3fr' },
            paddingBlockStart: { xs: 3, md: 4 },
            paddingBlockEnd: { xs: 5, md: 7 },
          }}
        >
          <Box sx={fullRowOnMobile}>
            <BrandLink />
            <Typography sx={{ color: 'text.secondary', marginBlockStart: 2, maxInlineSize: '26rem' }}>
              {t('footer.about')}
            </Typography>
            <FooterSocialLinks />
          </Box>
          <FooterLinks
            title={t('footer.quickLinks')}
            links={mainNavLinks.map(({ name, to }) => ({ text: t(`links.${name}`), to }))}
          />
          <FooterLinks
            title={t('footer.support')}
            links={supportLinks.map(([name, to]) => ({ text: t(`footer.${name}`), to }))}
          />
          <Box sx={fullRowOnMobile}>
            <FooterContact />
          </Box>
        </PageContainer>
        <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
          <PageContainer
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: 2,
              paddingBlock: 3,
              color: 'text.secondary',
            }}
          >
            {t('footer.rights', { year: String(siteFigures.footerYear), name: siteInfo.name[language] })}
            <LanguageSwitchLink />
          </PageContainer>
        </Box>
      </Box>
    </Box>
  );
}

const FooterLinkList = styled('ul')({
  display: 'grid',
  gap: 2,
  margin: 0,
  marginBlockStart: 8,
  padding: 0,
  listStyle: 'none',
});

const FooterLink = styled(Link)(footerLinkStyles);

function FooterLinks({ title, links }: { title: string; links: { text: string; to: string }[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2">
        {title}
      </Typography>
      <FooterLinkList>
        {links.map(({ text, to }) => (
          <li key={text}>
            <FooterLink to={to}>{text}</FooterLink>
          </li>
        ))}
      </FooterLinkList>
    </nav>
  );
}

function FooterWave() {
  return (
    <Box
      component="svg"
      viewBox="0 0 1440 90"
      preserveAspectRatio="none"
      aria-hidden="true"
      sx={{
        display: 'block',
        inlineSize: '100%',
        blockSize: { xs: 44, md: 84 },
        marginBlockEnd: '-1px',
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <path d="M0 62c240-52 420-56 720-18s520 30 720-24v70H0z" fill={colorVars.deep} />
      <path
        d="M0 62c240-52 420-56 720-18s520 30 720-24"
        fill="none"
        stroke={colorVars.amber}
        strokeWidth={4}
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}

const socialLinks = [
  { name: 'facebook', Icon: FacebookIcon },
  { name: 'instagram', Icon: InstagramIcon },
  { name: 'youtube', Icon: YouTubeIcon },
  { name: 'linkedin', Icon: LinkedInIcon },
  { name: 'x', Icon: XIcon },
] as const;

const socialListStyles = {
  flexWrap: 'wrap',
  gap: 1,
  margin: 0,
  marginBlockStart: 2.5,
  padding: 0,
  listStyle: 'none',
} as const;

function FooterSocialLinks() {
  const { t } = useTranslation('shell');
  const details = useContactDetails();
  const links = socialLinks.filter(({ name }) => details[name]);
  if (links.length === 0) return null;
  return (
    <Stack component="ul" direction="row" aria-label={t('footer.social.label')} sx={socialListStyles}>
      {links.map(({ name, Icon }) => (
        <li key={name}>
          <IconButton
            href={details[name]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(`footer.social.${name}`)}
            sx={{ color: 'text.secondary', '&:hover': { color: 'text.primary' } }}
          >
            <Icon size={22} />
          </IconButton>
        </li>
      ))}
    </Stack>
  );
}

const contactRowStyles = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  minBlockSize: 44,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  '& > span': { minInlineSize: 0 },
} as const;

function FooterContact() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const details = useContactDetails();
  const { phone, email } = details;
  const address = localizeField(details, 'address', language);
  if (!address && !phone && !email) return null;
  return (
    <div>
      <Typography variant="h5" component="h2">
        {t('footer.contact')}
      </Typography>
      <Stack component="address" sx={{ fontStyle: 'normal', marginBlockStart: 1, gap: 0.25 }}>
        {address && (
          <Box component="span" sx={contactRowStyles}>
            <LocationIcon size={20} />
            {address}
          </Box>
        )}
        {phone && (
          <MuiLink href={phoneLink(phone)} sx={contactRowStyles}>
            <PhoneIcon size={20} />
            <span dir="ltr">{phone}</span>
          </MuiLink>
        )}
        {email && (
          <MuiLink href={mailLink(email)} sx={contactRowStyles}>
            <MailIcon size={20} />
            <span dir="ltr">{email}</span>
          </MuiLink>
        )}
      </Stack>
    </div>
  );
}
