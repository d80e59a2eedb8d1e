import { Card, Skeleton, Stack, Typography, Box } from '@mui/material';
import { useParams } from 'react-router-dom';
import { NoSearchResultsArt } from '../../art/illustrations/NoSearchResultsArt';
import { CertificateArt } from '../../art/illustrations/CertificateArt';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import {
  formatDate,
  localizeField,
  localizeFieldWithLang,
  useLanguage,
  usePlural,
  useTranslation,
  type Language,
} from '../../language';
import { paths, TextLink } from '../../routing';
import { LoadingPageTitle, PageMeta } from '../../seo/PageMeta';
import { NotFoundPage } from '../../ui/layout/NotFoundState';
import { QueryResult } from '../../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { CardGrid } from '../../ui/layout/CardGrid';
import { linkedCardStyles, stretchedLinkStyles } from '../../ui/layout/layoutStyles';
import { PageContainer } from '../../ui/layout/Section';
import { CertificatePreview } from '../CertificatePreview';
import { CertificateStatusChip } from '../certificateStatus';
import {
  LearnerPageDocument,
  useLearnerPageQuery,
  type LearnerCertificateFragment,
  type LearnerPageQuery,
} from './__generated__/LearnerScreen';
import { CodeText } from '../../ui/text/CodeText';
import type { ReactNode } from 'react';
import { WaveLine } from '../../art/parts/WaveLine';

export const pageQueries: ListPageQueries = ({ params: { handle = '' } }) => [
  pageQuery(LearnerPageDocument, { handle }),
];

/** The page that a learner has chosen to publish: the name and the valid certificates. */
export function Component() {
  const { handle = '' } = useParams();
  const page = useLearnerPageQuery({ variables: { handle }, ...useRefetchOnVisitPolicy() });
  return (
    <>
      {!page.data && <LoadingPageTitle />}
      <QueryResult of={page} skeleton={<LearnerSkeleton />}>
        {({ learner }) => (learner ? <Learner learner={learner} /> : <LearnerNotFound />)}
      </QueryResult>
    </>
  );
}

function Learner({ learner }: { learner: NonNullable<LearnerPageQuery['learner']> }) {
  const { t } = useTranslation('certificates');
  const { language } = useLanguage();
  const formatCount = usePlural('certificates');
  const { certificates } = learner;
  const name = localizeField(learner, 'name', language);
  const courses = certificates.map((certificate) => localizeField(certificate, 'courseTitle', language));
  return (
    <>
      <PageMeta
        title={name}
        description={t('learner.description', { name, courses: courses.join(language === 'ar' ? '، ' : ', ') })}
        // A page that proves nothing is of no use to a search.
        isIndexed={certificates.length > 0}
      />
      <LearnerHero
        name={learner.name}
        nameAr={learner.nameAr}
        badge={t('learner.badge')}
        text={formatCount('learner.count', certificates.length)}
        art={<CertificateArt />}
      />
      <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 } }}>
        <Typography component="h2" variant="h3" sx={{ marginBlockEnd: 0.5 }}>
          {t(certificates.length > 0 ? 'learner.certificates' : 'learner.none')}
        </Typography>
        {certificates.length > 0 && (
          <>
            <Typography sx={{ color: 'text.secondary', marginBlockEnd: 3 }}>{t('learner.share')}</Typography>
            <CardGrid minCardWidth={280}>
              {certificates.map((certificate) => (
                <LearnerCertificate key={certificate.number} certificate={certificate} />
              ))}
            </CardGrid>
          </>
        )}
      </PageContainer>
    </>
  );
}

function LearnerCertificate({ certificate }: { certificate: LearnerCertificateFragment }) {
  const { t } = useTranslation('certificates');
  const { language } = useLanguage();
  const { number, code, completedAt } = certificate;
  const { text: title, ...langProps } = localizeFieldWithLang(certificate, 'courseTitle', language);
  return (
    <Card component="article" sx={{ ...linkedCardStyles, padding: 2, gap: 1.5 }}>
      <CertificatePreview code={code} />
      <Stack sx={{ gap: 0.75, alignItems: 'start', flexGrow: 1 }}>
        <CertificateStatusChip status="valid" />
        <Typography component="h3" variant="h4" {...langProps} sx={{ textAlign: 'start', inlineSize: '100%' }}>
          <TextLink to={paths.verify(code)} underline="none" sx={stretchedLinkStyles}>
            {title}
          </TextLink>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <time dateTime={completedAt}>{t('own.completedOn', { date: formatDate(completedAt, language) })}</time>
          <br />
          <CodeText>{number}</CodeText>
        </Typography>
        <Typography aria-hidden sx={{ marginBlockStart: 'auto', color: 'primary.main', fontWeight: 700 }}>
          {t('learner.verify')}
        </Typography>
      </Stack>
    </Card>
  );
}

function LearnerNotFound() {
  const { t } = useTranslation('certificates');
  return (
    <NotFoundPage
      art={<NoSearchResultsArt />}
      title={t('learner.notFound')}
      text={t('learner.notFoundText')}
      link={{ to: paths.verify(), label: t('verify.title') }}
    />
  );
}

function LearnerSkeleton() {
  return (
    <PageContainer sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <Skeleton variant="text" sx={{ inlineSize: '50%', fontSize: '3rem' }} />
      <CardGrid minCardWidth={280}>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} variant="rounded" height={320} sx={{ borderRadius: '16px' }} />
        ))}
      </CardGrid>
    </PageContainer>
  );
}

interface LearnerHeroProps {
  name: string;
  nameAr: string;
  badge: string;
  text: string;
  art: ReactNode;
}

function LearnerHero({ name, nameAr, badge, text, art }: LearnerHeroProps) {
  const { language } = useLanguage();
  const names = { ar: nameAr, en: name };
  const other: Language = language === 'ar' ? 'en' : 'ar';
  return (
    <Box data-surface="dark">
      <PageContainer sx={heroStyles}>
        <div>
          <Typography sx={{ color: 'amber', fontWeight: 700, marginBlockEnd: 0.5 }}>{badge}</Typography>
          <Typography variant="h1" lang={language} sx={{ fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)' }}>
            {names[language]}
          </Typography>
          <Typography component="p" variant="h3" lang={other} sx={{ color: 'text.secondary', fontWeight: 500 }}>
            <bdi>{names[other]}</bdi>
          </Typography>
          <Typography component="p" variant="subtitle1" sx={{ marginBlockStart: 1.5 }}>
            {text}
          </Typography>
        </div>
        <Box sx={{ display: { xs: 'none', md: 'block' }, borderRadius: '18px', overflow: 'hidden', lineHeight: 0 }}>
          {art}
        </Box>
      </PageContainer>
      <WaveLine />
    </Box>
  );
}

const heroStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  alignItems: 'center',
  gap: 4,
  paddingBlockStart: { xs: 5, md: 6 },
  paddingBlockEnd: { xs: 3, md: 4 },
} as const;
