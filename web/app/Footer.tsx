import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { identity } from '../identity';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { Page } from '../ui/Page';
import { Brand } from './Brand';
import { FooterContact } from './FooterContact';
import { FooterLinks } from './FooterLinks';
import { FooterSocial } from './FooterSocial';
import { FooterWave } from './FooterWave';
import { links } from './links';
import { OtherLanguage } from './OtherLanguage';
import { siteLinks } from './Unscripted';

// Until their pages exist they point nowhere; the questions stand on the home page.
const support = [
  ['helpCenter', '#'],
  ['faq', paths.faq()],
  ['privacy', '#'],
  ['terms', '#'],
  ['refunds', '#'],
] as const;

const wholeRow = { gridColumn: { xs: '1 / -1', md: 'auto' } };

/** The end of every page: links, contact details, copyright (spec.md section 2). */
export function Footer() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  return (
    <Box
      component="footer"
      id={siteLinks}
      className="no-print"
      sx={{ flexShrink: 0, marginBlockStart: { xs: 6, md: 10 } }}
    >
      <FooterWave />
      <Box data-band="deep">
        <Page
          sx={{
            display: 'grid',
            columnGap: 3,
            rowGap: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: '1fr 1fr', md: '1.6fr 1fr 1fr 1.3fr' },
            paddingBlockStart: { xs: 3, md: 4 },
            paddingBlockEnd: { xs: 5, md: 7 },
          }}
        >
          <Box sx={wholeRow}>
            <Brand />
            <Typography sx={{ color: 'text.secondary', marginBlockStart: 2, maxInlineSize: '26rem' }}>
              {t('footer.about')}
            </Typography>
            <FooterSocial />
          </Box>
          <FooterLinks
            title={t('footer.quickLinks')}
            links={links.map(({ name, to }) => ({ text: t(`links.${name}`), to }))}
          />
          <FooterLinks
            title={t('footer.support')}
            links={support.map(([name, to]) => ({ text: t(`footer.${name}`), to }))}
          />
          <Box sx={wholeRow}>
            <FooterContact />
          </Box>
        </Page>
        <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
          <Page
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: 2,
              paddingBlock: 3,
              color: 'text.secondary',
            }}
          >
            {t('footer.rights', { year: String(limits.footerYear), name: identity.name[language] })}
            <OtherLanguage />
          </Page>
        </Box>
      </Box>
    </Box>
  );
}
