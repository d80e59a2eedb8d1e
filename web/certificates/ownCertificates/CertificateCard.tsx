import { Box, Card, Stack, Typography } from '@mui/material';
import { formatDate, localizeFieldWithLang, useLanguage, useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { useHashTarget } from '../../ui/hooks/useHashTarget';
import { CertificatePreview } from '../CertificatePreview';
import { CertificateStatusChip } from '../certificateStatus';
import { CertificateActions } from './CertificateActions';
import type { OwnCertificateFragment } from './__generated__/CertificatesScreen';
import { CodeText } from '../../ui/text/CodeText';

const cardStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
  gap: { xs: 2, md: 3.5 },
  alignItems: 'start',
  padding: { xs: 2, sm: 2.5 },
  overflow: 'visible',
  scrollMarginBlockStart: '6rem',
  '&:target, &:focus-visible': { borderColor: 'primary.main', outline: '2px solid', outlineColor: 'primary.main' },
} as const;

/**
 * A certificate with its state and what can be done with it. Messages link to it by its number.
 * @param eager whether its picture is loaded before it is scrolled into view
 */
export function CertificateCard({ certificate, eager }: { certificate: OwnCertificateFragment; eager: boolean }) {
  const { t } = useTranslation('certificates');
  const { language } = useLanguage();
  const { number, code, status, completedAt } = certificate;
  const { text: title, ...langProps } = localizeFieldWithLang(certificate, 'courseTitle', language);
  const target = useHashTarget<HTMLDivElement>(number, { isOnLoad: true });
  const isIssued = status !== 'awaiting_name';
  return (
    <Card
      component="article"
      id={number}
      ref={target}
      tabIndex={-1}
      aria-labelledby={`${number}-title`}
      sx={cardStyles}
    >
      <Box sx={{ display: { xs: isIssued ? 'block' : 'none', md: 'block' } }}>
        <CertificatePreview
          code={isIssued ? code : null}
          isDimmed={status === 'revoked' || status === 'replaced'}
          eager={eager}
        />
      </Box>
      <Stack sx={{ gap: 1, minInlineSize: 0, alignItems: 'start' }}>
        <CertificateStatusChip status={status} />
        <Typography
          id={`${number}-title`}
          component="h2"
          variant="h3"
          {...langProps}
          sx={{ textAlign: 'start', inlineSize: '100%' }}
        >
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <CodeText>{number}</CodeText> ·{' '}
          <time dateTime={completedAt}>{t('own.completedOn', { date: formatDate(completedAt, language) })}</time>
        </Typography>
        <StateText certificate={certificate} />
        <Box sx={{ marginBlockStart: 1, inlineSize: '100%' }}>
          <CertificateActions certificate={certificate} title={title} />
        </Box>
      </Stack>
    </Card>
  );
}

/** What a state other than valid means to the holder. */
function StateText({ certificate: { status, revocationReason } }: { certificate: OwnCertificateFragment }) {
  const { t } = useTranslation('certificates');
  if (status === 'valid') return null;
  const texts = { awaiting_name: t('own.awaiting'), revoked: t('own.revokedText'), replaced: t('own.replacedText') };
  return (
    <div>
      <Typography>{texts[status]}</Typography>
      {revocationReason && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {t('own.reason', { reason: revocationReason })}
        </Typography>
      )}
      {status === 'revoked' && <TextLink to={paths.contact}>{t('own.contact')}</TextLink>}
    </div>
  );
}
