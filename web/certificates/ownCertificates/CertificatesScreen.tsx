import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { NoCoursesArt } from '../../art/illustrations/NoCoursesArt';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { useTranslation } from '../../language';
import { ButtonLink, certificateNameAnchor, paths, TextLink } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { EmptyState, QueryResult } from '../../ui/feedback/queryStates';
import { useFocusAfterRemoval } from '../../ui/hooks/lostFocus';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { PageContainer } from '../../ui/layout/Section';
import type { CertificateHolderFragment } from '../name/__generated__/CertificateName';
import { CertificateCard } from './CertificateCard';
import {
  OwnCertificatesDocument,
  useOwnCertificatesQuery,
  type OwnCertificatesQuery,
} from './__generated__/CertificatesScreen';
import { FlowLine } from '../../art/parts/FlowLine';
import { CertificateName } from '../name/CertificateName';

export const pageQueries: ListPageQueries = () => [pageQuery(OwnCertificatesDocument, {})];

/** The viewer's certificates; first the question for the name that some of them await. */
export function Component() {
  const { t } = useTranslation('certificates');
  const certificates = useOwnCertificatesQuery(useRefetchOnVisitPolicy());
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 }, maxInlineSize: '68rem' }}>
      <PageMeta title={t('own.title')} isIndexed={false} />
      <Typography component="h1" variant="h2">
        {t('own.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5, marginBlockEnd: { xs: 3, md: 4 } }}>
        {t('own.intro')}
      </Typography>
      <QueryResult of={certificates} skeleton={<CertificatesSkeleton />}>
        {({ me, myCertificates }) =>
          myCertificates.length === 0 ? (
            <NoCertificates />
          ) : (
            <Stack sx={{ gap: { xs: 3, md: 4 } }}>
              {me && <AwaitedName holder={me} count={countAwaiting(myCertificates)} />}
              <CertificateList certificates={myCertificates} />
              {me?.isCertificateNameFixed && <CertificateNameCard holder={me} />}
              {me && <PublicPageHint holder={me} />}
            </Stack>
          )
        }
      </QueryResult>
    </PageContainer>
  );
}

/** It gets the focus when the form for the name, which is above it, has gone. */
function CertificateList({ certificates }: { certificates: OwnCertificatesQuery['myCertificates'] }) {
  const { t } = useTranslation('certificates');
  const ref = useFocusAfterRemoval<HTMLUListElement>(countAwaiting(certificates));
  return (
    <Stack
      component="ul"
      ref={ref}
      tabIndex={-1}
      aria-label={t('own.list')}
      sx={{ gap: 2.5, margin: 0, padding: 0, listStyle: 'none', outlineOffset: 4 }}
    >
      {certificates.map((certificate, index) => (
        <li key={certificate.id}>
          <CertificateCard certificate={certificate} eager={index === 0} />
        </li>
      ))}
    </Stack>
  );
}

const countAwaiting = (certificates: readonly { status: string }[]): number =>
  certificates.filter(({ status }) => status === 'awaiting_name').length;

const AwaitedName = ({ holder, count }: { holder: CertificateHolderFragment; count: number }) =>
  count > 0 ? <CertificateNameCard holder={holder} awaiting={count} /> : null;

const hintStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  padding: { xs: 2.5, sm: 3 },
  backgroundColor: 'tint',
  borderColor: 'transparent',
} as const;

function PublicPageHint({ holder: { learnerHandle } }: { holder: CertificateHolderFragment }) {
  const { t } = useTranslation('certificates');
  return (
    <Card component="section" aria-labelledby="public-page-hint" sx={hintStyles}>
      <Box sx={{ flex: '1 1 18rem' }}>
        <Typography id="public-page-hint" component="h2" variant="h5">
          {t('own.publicPage')}
        </Typography>
        <Typography>{t(learnerHandle === null ? 'own.noPublicPageText' : 'own.publicPageText')}</Typography>
      </Box>
      {learnerHandle === null ? (
        <ButtonLink to={paths.publicPageSettings} variant="outlined">
          {t('own.setUpPublicPage')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.learner(learnerHandle)} variant="outlined">
          {t('own.seePublicPage')}
        </ButtonLink>
      )}
    </Card>
  );
}

function NoCertificates() {
  const { t } = useTranslation('certificates');
  return (
    <EmptyState
      art={<NoCoursesArt />}
      title={t('own.empty')}
      text={t('own.emptyText')}
      action={
        <>
          <ButtonLink to={paths.courses()} variant="contained">
            {t('own.browse')}
          </ButtonLink>
          <TextLink to={paths.dashboard.student} sx={{ alignSelf: 'center', padding: 1 }}>
            {t('own.myCourses')}
          </TextLink>
        </>
      }
    />
  );
}

function CertificatesSkeleton() {
  return (
    <Stack sx={{ gap: 2.5 }}>
      {[0, 1].map((row) => (
        <Skeleton key={row} variant="rounded" height={220} sx={{ borderRadius: '16px' }} />
      ))}
    </Stack>
  );
}

interface CertificateNameCardProps {
  holder: CertificateHolderFragment;
  awaiting?: number;
}

function CertificateNameCard({ holder, awaiting = 0 }: CertificateNameCardProps) {
  const { t } = useTranslation('certificates');
  return (
    <Card
      component="section"
      id={certificateNameAnchor}
      aria-labelledby="certificate-name"
      sx={{ position: 'relative', overflow: 'visible', padding: { xs: 2.5, sm: 4 }, scrollMarginBlockStart: '6rem' }}
    >
      {awaiting > 0 && (
        <>
          <Box component="svg" viewBox="0 0 120 12" aria-hidden sx={lineStyles}>
            <FlowLine d="M3 6h26c8 0 8-4 14-4s8 8 14 8 8-8 14-8 6 4 14 4h32" width={4} />
          </Box>
          <Typography sx={{ color: 'amberInk', fontWeight: 700 }}>{t('name.awaiting', { count: awaiting })}</Typography>
        </>
      )}
      <Typography id="certificate-name" component="h2" variant="h3">
        {t(awaiting > 0 ? 'name.title' : 'settings.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 3 }}>
        {t(awaiting > 0 ? 'name.text' : 'settings.text')}
      </Typography>
      <CertificateName holder={holder} />
    </Card>
  );
}

const lineStyles = { display: 'block', inlineSize: 120, blockSize: 12, marginBlockEnd: 1.5 } as const;
