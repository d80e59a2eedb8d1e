import { Box, Skeleton, Card, Stack, Typography } from '@mui/material';
import { useTranslation } from '../language';
import { createFaqJsonLd, type JsonLdFaq } from '../seo/jsonLd/entityJsonLd';
import { pageSizes } from '../../schema/contract/pageSizes';
import { pageQuery, type ListPageQueries } from '../data/apollo/pageQueries';
import { CourseCardSkeleton } from '../catalog/CourseListSkeleton';
import { useContactDetails } from '../data/useContactDetails';
import { PageMeta } from '../seo/PageMeta';
import { JsonLd } from '../seo/jsonLd/JsonLd';
import { createOrganizationJsonLd, createWebsiteJsonLd } from '../seo/jsonLd/organizationJsonLd';
import { useSeoSite } from '../seo/seoContext';
import { QueryResult } from '../ui/feedback/queryStates';
import { RefundIcon, ShieldIcon } from '../art/icons/homeIcons';
import { BankTransferArt, PostalTransferArt, MobileWalletArt } from '../art/illustrations/homeArt';
import { Section, PageContainer } from '../ui/layout/Section';
import { parseLinkedId } from '../ui/navigation/LinkedItem';
import { FaqSection, faqTabCategories } from '../faqs/FaqSection';
import { HomeHero } from './HomeHero';
import { ThreeCardRow } from './HomeSection';
import { LinkedFaqDocument } from '../faqs/__generated__/FaqSection';
import { HomeDocument, useHomeQuery } from './__generated__/HomeScreen';
import {
  BlogPostsSection,
  UpcomingEventsSection,
  FeaturedCoursesSection,
  NewestTermsSection,
  OpenPollsSection,
} from './HomeCardSections';

const homeVariables = {
  featured: pageSizes.home.featuredCourses,
  terms: pageSizes.home.terms,
  posts: pageSizes.home.posts,
  events: pageSizes.home.events,
  polls: pageSizes.home.polls,
  faqs: pageSizes.home.faqs,
  faqTabs: faqTabCategories,
};

export const pageQueries: ListPageQueries = ({ searchParams }) => {
  const id = parseLinkedId('faq', searchParams);
  return [pageQuery(HomeDocument, homeVariables), ...(id === undefined ? [] : [pageQuery(LinkedFaqDocument, { id })])];
};

export function Component() {
  const { t } = useTranslation('home');
  const home = useHomeQuery({ variables: homeVariables });
  return (
    <>
      <PageMeta title={t('page.title')} description={t('page.description')} />
      <HomeHero />
      <QueryResult of={home} skeleton={<FeaturedCoursesSkeleton />}>
        {({ courses, glossaryTerms, blogPosts, blogCategories, events, polls, ...faqData }) => (
          <>
            <HomeJsonLd questions={faqData.faqs.nodes} />
            <FeaturedCoursesSection courses={courses.nodes} />
            <NewestTermsSection terms={glossaryTerms.nodes} />
            <BlogPostsSection blogPosts={blogPosts} blogCategories={blogCategories} />
            <FaqSection data={faqData} />
            <UpcomingEventsSection events={events.nodes} />
            <OpenPollsSection polls={polls.nodes} />
          </>
        )}
      </QueryResult>
      <PaymentMethods />
    </>
  );
}

function FeaturedCoursesSkeleton() {
  return (
    <PageContainer sx={{ paddingBlock: { xs: 5, md: 8 } }}>
      <Box sx={{ marginBlockEnd: 4 }}>
        <Skeleton variant="text" sx={{ inlineSize: 'min(100%, 300px)', fontSize: '2.5rem' }} />
        <Skeleton variant="text" sx={{ inlineSize: 'min(80%, 380px)' }} />
      </Box>
      <ThreeCardRow>
        {Array.from({ length: pageSizes.home.featuredCourses }, (_, index) => (
          <CourseCardSkeleton key={index} />
        ))}
      </ThreeCardRow>
    </PageContainer>
  );
}

function HomeJsonLd({ questions }: { questions: readonly JsonLdFaq[] }) {
  const seo = useSeoSite();
  const contactDetails = useContactDetails();
  return (
    <>
      <JsonLd data={createOrganizationJsonLd(seo, contactDetails)} />
      <JsonLd data={createWebsiteJsonLd(seo)} />
      {questions.length > 0 && <JsonLd data={createFaqJsonLd(seo, questions)} />}
    </>
  );
}

const paymentMethods = [
  { key: 'mobile', Art: MobileWalletArt },
  { key: 'postal', Art: PostalTransferArt },
  { key: 'bank', Art: BankTransferArt },
] as const;

const panelStyles = {
  borderRadius: { xs: '24px', md: '32px' },
  paddingInline: { xs: 2.5, sm: 4, md: 7 },
  overflow: 'hidden',
} as const;

const gridStyles = {
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
  display: 'grid',
} as const;

const cardStyles = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '56px 1fr',
  columnGap: 2,
  alignItems: 'start',
  padding: { xs: 2.5, md: 3 },
} as const;

function PaymentMethods() {
  const { t } = useTranslation('home');
  return (
    <PageContainer sx={{ paddingBlock: { xs: 5, md: 8 } }}>
      <Box data-surface="dark" sx={panelStyles}>
        <Section title={t('payment.title')} subtitle={t('payment.subtitle')}>
          <Box sx={gridStyles}>
            {paymentMethods.map(({ key, Art }) => (
              <Card key={key} sx={cardStyles}>
                <Art size={56} />
                <div>
                  <Typography component="h3" variant="h4" sx={{ marginBlockStart: { sm: 2 }, marginBlockEnd: 0.5 }}>
                    {t(`payment.${key}.title`)}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t(`payment.${key}.text`)}
                  </Typography>
                </div>
              </Card>
            ))}
          </Box>
          <PaymentGuarantees />
        </Section>
      </Box>
    </PageContainer>
  );
}

const paymentGuarantees = [
  { key: 'guarantee', Icon: RefundIcon },
  { key: 'secure', Icon: ShieldIcon },
] as const;

function PaymentGuarantees() {
  const { t } = useTranslation('home');
  return (
    <Stack
      component="ul"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ columnGap: 6, rowGap: 2.5, margin: 0, marginBlockStart: 4, padding: 0, listStyle: 'none' }}
    >
      {paymentGuarantees.map(({ key, Icon }) => (
        <Stack component="li" direction="row" key={key} sx={{ gap: 1.5, alignItems: 'start' }}>
          <Box sx={{ color: 'amber', lineHeight: 0, marginBlockStart: '3px' }}>
            <Icon size={26} />
          </Box>
          <div>
            <Typography sx={{ fontWeight: 700 }}>{t(`payment.${key}.title`)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`payment.${key}.text`)}
            </Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
