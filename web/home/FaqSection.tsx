import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { HomeQuery } from './__generated__/HomeScreen';
import { FaqAccordion } from '../faqs/FaqAccordion';
import { paths } from '../paths';
import { Band } from '../ui/Band';
import { LinkTabs } from '../ui/LinkTabs';
import { Page } from '../ui/Page';
import { useHydrated } from '../ui/useHydrated';
import { FaqAsk, FaqIntroduction } from './FaqIntroduction';
import { faqsOfTab, faqTabOf, faqTabs } from './faqTabs';

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 6, lg: 9 },
  rowGap: 3,
  alignItems: 'start',
  paddingBlock: { xs: 5, md: 8 },
} as const;

/** Questions that are often asked. The address chooses the tab; it is left out where there is no question at all. */
export function FaqSection({ faqs, faqCategories }: Pick<HomeQuery, 'faqs' | 'faqCategories'>) {
  const { t } = useTranslation('faqs');
  const [params] = useSearchParams();
  // Before scripts run, a tab loads the page anew, which then has to open at the questions.
  const isInSight = useHydrated();
  if (faqs.nodes.length === 0) return null;
  const chosen = faqTabOf(params.get('faq'));
  const tabs = faqTabs.map((name) => ({
    name,
    label: t(`tabs.${name}`),
    to: paths.faq(name === 'general' ? undefined : name, isInSight),
  }));
  const shown = faqsOfTab(chosen, faqs.nodes, faqCategories);
  return (
    <Band ground="paper">
      <Page component="section" id="faq" aria-labelledby="faq-heading" sx={layout}>
        <FaqIntroduction />
        <Box sx={{ gridRow: { md: 'span 2' }, minInlineSize: 0 }}>
          <LinkTabs id="faq" label={t('tabs.label')} tabs={tabs} chosen={chosen}>
            {shown.length > 0 ? (
              <FaqAccordion key={chosen} faqs={shown} />
            ) : (
              <Typography sx={{ color: 'text.secondary' }}>{t('empty')}</Typography>
            )}
          </LinkTabs>
        </Box>
        <FaqAsk />
      </Page>
    </Band>
  );
}
