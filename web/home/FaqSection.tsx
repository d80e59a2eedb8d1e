import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ArrowForwardIcon } from '../art/icons/contentIcons';
import { FaqArt } from '../art/illustrations/homeArt';
import { FaqAccordion } from '../faqs/FaqAccordion';
import { paths } from '../paths';
import { useHashTarget } from '../ui/hooks/useHashTarget';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { PageContainer } from '../ui/layout/PageContainer';
import { SectionBackground } from '../ui/layout/SectionBackground';
import { LinkTabs } from '../ui/navigation/LinkTabs';
import { ButtonLink } from '../ui/navigation/routerLinks';
import type { HomeQuery } from './__generated__/HomeScreen';

/** The first tab shows all categories, every other tab its own. */
const faqTabs = ['general', 'courses', 'payment', 'technical'] as const;
type FaqTab = (typeof faqTabs)[number];

/** An unknown name selects the first tab. */
const parseFaqTab = (name: string | null): FaqTab => faqTabs.find((tab) => tab === name) ?? 'general';

const layoutStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 6, lg: 9 },
  rowGap: 3,
  alignItems: 'start',
  paddingBlock: { xs: 5, md: 8 },
} as const;

/** The tab is in the URL. Renders nothing without questions. */
export function FaqSection({ faqs, faqCategories }: Pick<HomeQuery, 'faqs' | 'faqCategories'>) {
  const { t } = useTranslation('faqs');
  const [params] = useSearchParams();
  // Without JavaScript a tab loads the page again, so its link includes the fragment that scrolls to the section.
  const isVisible = useIsHydrated();
  if (faqs.nodes.length === 0) return null;
  const selectedTab = parseFaqTab(params.get('faq'));
  const tabs = faqTabs.map((name) => ({
    name,
    label: t(`tabs.${name}`),
    to: paths.faq(name === 'general' ? undefined : name, isVisible),
  }));
  const visibleFaqs = selectFaqsForTab(selectedTab, faqs.nodes, faqCategories);
  return (
    <SectionBackground ground="paper">
      <PageContainer component="section" id="faq" aria-labelledby="faq-heading" sx={layoutStyles}>
        <FaqHeading />
        <Box sx={{ gridRow: { md: 'span 2' }, minInlineSize: 0 }}>
          <LinkTabs id="faq" label={t('tabs.label')} tabs={tabs} chosen={selectedTab}>
            {visibleFaqs.length > 0 ? (
              <FaqAccordion key={selectedTab} faqs={visibleFaqs} />
            ) : (
              <Typography sx={{ color: 'text.secondary' }}>{t('empty')}</Typography>
            )}
          </LinkTabs>
        </Box>
        <FaqContactPrompt />
      </PageContainer>
    </SectionBackground>
  );
}

/** The Arabic question mark is mirrored. */
const mirrorQuestionMark = { '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } } as const;

function FaqHeading() {
  const { t } = useTranslation('faqs');
  const headingRef = useHashTarget('faq');
  return (
    <div>
      <Box sx={{ display: { xs: 'none', md: 'block' }, inlineSize: 200, marginBlockEnd: 2, ...mirrorQuestionMark }}>
        <FaqArt />
      </Box>
      <Typography ref={headingRef} id="faq-heading" component="h2" variant="h2" tabIndex={-1}>
        {t('title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>{t('subtitle')}</Typography>
    </div>
  );
}

function FaqContactPrompt() {
  const { t } = useTranslation('faqs');
  return (
    <Box sx={{ paddingBlockStart: 2.5, borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 700 }}>{t('ask.title')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('ask.text')}
      </Typography>
      <ButtonLink
        to={paths.contact}
        endIcon={<ArrowForwardIcon />}
        sx={{ marginBlockStart: 1, marginInlineStart: '-12px' }}
      >
        {t('ask.action')}
      </ButtonLink>
    </Box>
  );
}

interface FaqCategory<Faq> {
  slug: string;
  faqs: { nodes: Faq[] };
}

function selectFaqsForTab<Item>(tab: FaqTab, first: Item[], categories: readonly FaqCategory<Item>[]): Item[] {
  return tab === 'general' ? first : (categories.find(({ slug }) => slug === tab)?.faqs.nodes ?? []);
}
