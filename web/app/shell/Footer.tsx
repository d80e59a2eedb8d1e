import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { limits } from '../../../schema/contract/limits';
import { useLanguage } from '../../language/useLanguage';
import { paths } from '../../paths';
import { siteInfo } from '../../siteInfo';
import { colorVars } from '../../theme/cssVariables';
import { PageContainer } from '../../ui/layout/PageContainer';
import { BrandLink } from './BrandLink';
import { FooterContact, FooterSocialLinks } from './FooterContact';
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

// Placeholder links: these pages do not exist yet, except for the FAQ on the home page.
const supportLinks = [
  ['helpCenter', '#'],
  ['faq', paths.faq()],
  ['privacy', '#'],
  ['terms', '#'],
  ['refunds', '#'],
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
      <Box data-band="deep">
        <PageContainer
          sx={{
            display: 'grid',
            columnGap: 3,
            rowGap: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: '1fr 1fr', md: '1.6fr 1fr 1fr 1.3fr' },
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
            {t('footer.rights', { year: String(limits.footerYear), name: siteInfo.name[language] })}
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
const PlaceholderLink = styled('a')(footerLinkStyles);

interface FooterLinksProps {
  title: string;
  links: { text: string; to: string }[];
}

function FooterLinks({ title, links }: FooterLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2">
        {title}
      </Typography>
      <FooterLinkList>
        {links.map(({ text, to }) => (
          <li key={text}>
            {to === '#' ? <PlaceholderLink href={to}>{text}</PlaceholderLink> : <FooterLink to={to}>{text}</FooterLink>}
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
