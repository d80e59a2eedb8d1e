import { Box, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { useId, type ToggleEvent } from 'react';
import { pageSizes } from '../../schema/contract/pageSizes';
import { linkedItemAnchor } from '../../schema/contract/site/urls';
import type { FaqFilter } from '../data/__generated__/schemaTypes';
import { useTranslation, localizeBlocks, localizeFieldWithLang, useLanguage, usePlural } from '../language';
import { FaqArt } from '../art/illustrations/homeArt';
import { paths, ButtonLink } from '../routing';
import { motionAllowed } from '../theme/globalStyles';
import { TextSkeleton, ErrorState } from '../ui/feedback/queryStates';
import { useHashTarget } from '../ui/hooks/useHashTarget';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { PageContainer, SectionBackground } from '../ui/layout/Section';
import { LinkedItem, parseLinkedId } from '../ui/navigation/LinkedItem';
import { LinkTabs } from '../ui/navigation/LinkTabs';
import { ChevronDownIcon, ArrowForwardIcon } from '../art/icons/commonIcons';
import { RichText } from '../ui/text/richText/RichText';
import {
  type FaqItemFragment,
  type FaqSectionFragment,
  useLinkedFaqQuery,
  useMoreFaqsQuery,
} from './__generated__/FaqSection';

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

/** Slugs of the categories with a tab of their own; General has all other questions, also those without category. */
export const faqTabCategories = faqTabs.filter((tab) => tab !== 'general');

/** The tab is in the URL, and whether it shows all its questions. Without questions only the contact prompt remains. */
export function FaqSection({ data }: { data: FaqSectionFragment }) {
  const { t } = useTranslation('faqs');
  const [params] = useSearchParams();
  // Without JavaScript a tab loads the page again, so its link includes the fragment that scrolls to the section.
  const isInSight = useIsHydrated();
  const linkedId = parseLinkedId('faq', params);
  const selectedTab = parseFaqTab(params.get('faq'));
  const tabs = faqTabs.map((name) => ({
    name,
    label: t(`tabs.${name}`),
    to: paths.faq(name === 'general' ? undefined : name, { isInSight }),
  }));
  const hasNone = data.faqs.nodes.length === 0;
  return (
    <SectionBackground ground="paper">
      <PageContainer component="section" id="faq" aria-labelledby="faq-heading" sx={layoutStyles}>
        <FaqHeading />
        <Box sx={{ gridRow: { md: 'span 2' }, minInlineSize: 0 }}>
          {hasNone ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('none')}</Typography>
          ) : (
            <>
              {linkedId !== undefined && <LinkedFaq id={linkedId} />}
              <LinkTabs id="faq" label={t('tabs.label')} tabs={tabs} selected={selectedTab}>
                <FaqTabPanel key={selectedTab} tab={selectedTab} data={data} />
              </LinkTabs>
            </>
          )}
        </Box>
        <FaqContactPrompt />
      </PageContainer>
    </SectionBackground>
  );
}

/** The question that a link names, above those of the tab. */
function LinkedFaq({ id }: { id: string }) {
  const { t } = useTranslation('faqs');
  const { data } = useLinkedFaqQuery({ variables: { id } });
  const row = data && (data.faq?.isPublished ? data.faq : null);
  return (
    <LinkedItem row={row} title={t('linked.title')} gone={t('linked.gone')}>
      {(faq) => <FaqAccordion faqs={[faq]} isOpen />}
    </LinkedItem>
  );
}

/** The first questions of a tab, and a link that shows the rest. */
function FaqTabPanel({ tab, data }: { tab: FaqTab; data: FaqSectionFragment }) {
  const { t } = useTranslation('faqs');
  const formatCount = usePlural('faqs');
  const [params] = useSearchParams();
  const isInSight = useIsHydrated();
  const showsAll = params.get('questions') === 'all';
  const linkedId = parseLinkedId('faq', params);
  const { first, remaining, filter } = selectFaqs(tab, data);
  const more = useMoreFaqsQuery({
    variables: { filter, first: pageSizes.max },
    skip: !showsAll || remaining === 0,
  });
  if (first.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('empty')}</Typography>;
  const rest = (more.data?.faqs.nodes ?? []).filter(({ id }) => first.every((faq) => faq.id !== id));
  const to = (shows: boolean) => paths.faq(tab === 'general' ? undefined : tab, { isInSight, showsAll: shows });
  return (
    <>
      <FaqAccordion faqs={(showsAll ? [...first, ...rest] : first).filter(({ id }) => id !== linkedId)} />
      {showsAll && more.loading && <TextSkeleton lines={3} />}
      {showsAll && more.error && <ErrorState error={more.error} onRetry={() => void more.refetch()} />}
      {remaining > 0 && (
        <ButtonLink to={to(!showsAll)} preventScrollReset sx={{ marginBlockStart: 1.5, whiteSpace: 'normal' }}>
          {showsAll ? t('less') : formatCount('more', remaining)}
        </ButtonLink>
      )}
    </>
  );
}

interface FaqSelection {
  first: readonly FaqItemFragment[];
  /** Number of questions of the tab that are not among the first ones. */
  remaining: number;
  /** Conditions on all questions of the tab. */
  filter: FaqFilter;
}

/** General begins with the first questions of all categories. */
function selectFaqs(tab: FaqTab, { faqs, generalFaqs, faqCategories }: FaqSectionFragment): FaqSelection {
  if (tab === 'general') {
    const shown = faqs.nodes.filter(({ category }) => !faqTabCategories.some((slug) => slug === category?.slug));
    return {
      first: faqs.nodes,
      remaining: generalFaqs.totalCount - shown.length,
      filter: { isPublished: true, exceptCategories: [...faqTabCategories] },
    };
  }
  const category = faqCategories.find(({ slug }) => slug === tab);
  const first = category?.faqs.nodes ?? [];
  return {
    first,
    remaining: (category?.faqs.totalCount ?? 0) - first.length,
    filter: { isPublished: true, categoryId: category?.id },
  };
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

/** `sx` for `<details>` cards. The height animates in browsers that support `interpolate-size`. */
const accordionStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  interpolateSize: 'allow-keywords',
  '& details': {
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '16px',
    backgroundColor: 'ground',
    '&:hover': { borderColor: 'edge' },
    '&[open]': { borderColor: 'edge' },
  },
  '& summary > h3': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    boxSizing: 'border-box',
    minBlockSize: 64,
    paddingBlock: 1.5,
    paddingInline: { xs: 2.25, sm: 3 },
    borderRadius: '16px',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'primary.main' },
    '& .tayyar-icon': { color: 'text.secondary', [motionAllowed]: { transition: 'transform 180ms ease' } },
  },
  '& [open] > summary': { color: 'primary.main', '& .tayyar-icon': { color: 'inherit', transform: 'rotate(180deg)' } },
  '& .answer': {
    marginInline: { xs: 2.25, sm: 3 },
    paddingBlockStart: 2,
    paddingBlockEnd: 2.75,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
    color: 'text.secondary',
  },
  [motionAllowed]: {
    '& details::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transition: 'block-size 200ms ease, content-visibility 200ms allow-discrete',
    },
    '& details[open]::details-content': { blockSize: 'auto' },
  },
  '@media print': { '& details::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
} as const;

/** At most one item is open. Native `<details>` with a shared name work without JavaScript and with find-in-page. */
function FaqAccordion({ faqs, isOpen = false }: { faqs: readonly FaqItemFragment[]; isOpen?: boolean }) {
  const name = useId();
  return (
    <Box sx={accordionStyles}>
      {faqs.map((faq) => (
        <FaqItem key={faq.id} faq={faq} group={name} isOpen={isOpen} />
      ))}
    </Box>
  );
}

interface FaqItemProps {
  faq: FaqItemFragment;
  group: string;
  isOpen: boolean;
}

function FaqItem({ faq, group, isOpen }: FaqItemProps) {
  const { language } = useLanguage();
  const anchor = linkedItemAnchor('faq', faq.id);
  const summaryRef = useHashTarget<HTMLElement>(anchor);
  const { text: question, ...questionLangProps } = localizeFieldWithLang(faq, 'question', language);
  const { blocks, ...answerLangProps } = localizeBlocks(faq, 'answerBlocks', language);
  return (
    <details id={anchor} name={group} open={isOpen || undefined} onToggle={closeOtherItems}>
      <summary ref={summaryRef}>
        <Typography component="h3" variant="h5" {...questionLangProps}>
          {question}
        </Typography>
        <ChevronDownIcon size={22} />
      </summary>
      <div className="answer" {...answerLangProps}>
        <RichText blocks={blocks} lang={answerLangProps.lang} headingLevel={4} />
      </div>
    </details>
  );
}

/** Fallback for browsers without exclusive `<details>` (before 2024). */
function closeOtherItems({ currentTarget: openedItem }: ToggleEvent<HTMLDetailsElement>) {
  if (!openedItem.open) return;
  for (const otherItem of openedItem.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (otherItem !== openedItem) otherItem.open = false;
  }
}
