import { Box, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { issuedStatuses, parseCertificateReference } from '../../../schema/contract/certificates';
import { QrCodeIcon } from '../../art/icons/certificateIcons';
import { LinkIcon } from '../../art/icons/sharingIcons';
import { CertificateIcon } from '../../art/icons/commonIcons';
import { CertificateArt } from '../../art/illustrations/CertificateArt';
import { useTranslation } from '../../language';
import { Redirect } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { PageHero } from '../../ui/layout/PageHero';
import { PageContainer } from '../../ui/layout/Section';
import { statusStyles } from '../certificateStatus';
import { toVerifyPath } from './toVerifyPath';
import { VerifyForm } from './VerifyForm';

/** The form that asks for a code or number, and what the results mean. */
export function Component() {
  const { t } = useTranslation('certificates');
  const [params] = useSearchParams();
  const text = (params.get('code') ?? '').trim().slice(0, 100);
  if (text && parseCertificateReference(text)) return <Redirect to={toVerifyPath(text)} />;
  return (
    <>
      <PageMeta title={t('verify.title')} description={t('verify.description')} isIndexed={text === ''} />
      <PageHero badge={t('verify.badge')} title={t('verify.title')} subtitle={t('verify.intro')} art={<HeroArt />} />
      <PageContainer sx={{ display: 'grid', gap: { xs: 4, md: 6 }, paddingBlockEnd: { xs: 3, md: 6 } }}>
        <Card sx={formCardStyles}>
          <VerifyForm text={text} isInvalid={text !== ''} />
        </Card>
        <WhereToFind />
        <PossibleResults />
      </PageContainer>
    </>
  );
}

/** Over the lower edge of the hero. */
const formCardStyles = {
  position: 'relative',
  marginBlockStart: { xs: -5, md: -7 },
  padding: { xs: 2.5, sm: 4 },
  overflow: 'visible',
} as const;

const HeroArt = () => (
  <Box
    sx={{ inlineSize: '66%', marginInlineStart: 'auto', marginBlockEnd: 7, borderRadius: '18px', overflow: 'hidden' }}
  >
    <CertificateArt />
  </Box>
);

const columnStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 2, md: 3 },
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

const places = [
  ['qr', QrCodeIcon],
  ['code', CertificateIcon],
  ['link', LinkIcon],
] as const;

function WhereToFind() {
  const { t } = useTranslation('certificates');
  return (
    <section aria-labelledby="verify-where">
      <Typography id="verify-where" component="h2" variant="h3" sx={{ marginBlockEnd: 2.5 }}>
        {t('verify.where.title')}
      </Typography>
      <Box component="ul" sx={columnStyles}>
        {places.map(([name, Icon]) => (
          <li key={name}>
            <Point icon={<Icon size={26} />} ground="tint" ink="onTint" title={t(`verify.where.${name}.title`)}>
              {t(`verify.where.${name}.text`)}
            </Point>
          </li>
        ))}
      </Box>
    </section>
  );
}

function PossibleResults() {
  const { t } = useTranslation('certificates');
  return (
    <section aria-labelledby="verify-states">
      <Typography id="verify-states" component="h2" variant="h3" sx={{ marginBlockEnd: 2.5 }}>
        {t('verify.states.title')}
      </Typography>
      <Box component="ul" sx={columnStyles}>
        {issuedStatuses.map((status) => {
          const { Icon, ground, ink } = statusStyles[status];
          return (
            <li key={status}>
              <Point icon={<Icon size={26} />} ground={ground} ink={ink} title={t(`status.${status}`)}>
                {t(`verify.states.${status}`)}
              </Point>
            </li>
          );
        })}
      </Box>
    </section>
  );
}

interface PointProps {
  icon: ReactNode;
  ground: string;
  ink: string;
  title: string;
  children: ReactNode;
}

function Point({ icon, ground, ink, title, children }: PointProps) {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'start' }}>
      <Box sx={{ ...pointIconStyles, backgroundColor: ground, color: ink }}>{icon}</Box>
      <div>
        <Typography component="h3" variant="h5">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
      </div>
    </Stack>
  );
}

const pointIconStyles = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 52,
  blockSize: 52,
  borderRadius: '14px',
} as const;
