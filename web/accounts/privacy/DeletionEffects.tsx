import { Box, Button, Typography } from '@mui/material';
import { certificateFilePath } from '../../../schema/contract/site/urls';
import { localizeFieldWithLang } from '../../../schema/contract/text/format/formatters';
import { useLanguage, useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { useDeletionEffectsQuery, type DeletionEffectsQuery } from './__generated__/DeletionEffects';
import { CodeText } from '../../ui/text/CodeText';

type Effects = DeletionEffectsQuery['accountDeletionEffects'];

const listStyles = { margin: 0, paddingInlineStart: 2.5, display: 'grid', gap: 1 } as const;

/** Certificates that a deletion revokes, with their files, and money matters that are not finished. Nothing if there are none. */
export function DeletionEffects() {
  const { data } = useDeletionEffectsQuery();
  const { certificates = [], payments = [] } = data?.accountDeletionEffects ?? {};
  if (certificates.length + payments.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, marginBlock: 2 }}>
      {certificates.length > 0 && <RevokedCertificates certificates={certificates} />}
      {payments.length > 0 && <UnfinishedPayments payments={payments} />}
    </Box>
  );
}

function RevokedCertificates({ certificates }: Pick<Effects, 'certificates'>) {
  const { t } = useTranslation('accountData');
  const { language } = useLanguage();
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>
        {t('deletion.certificates', { count: certificates.length, n: String(certificates.length) })}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>{t('deletion.certificatesText')}</Typography>
      <Box component="ul" sx={listStyles}>
        {certificates.map(({ id, number, code, ...titles }) => {
          const { text, ...attributes } = localizeFieldWithLang(titles, 'courseTitle', language);
          return (
            <li key={id}>
              <span {...attributes}>{text}</span> – <CodeText>{number}</CodeText>{' '}
              <Button
                size="small"
                variant="outlined"
                href={certificateFilePath(code, 'pdf')}
                download
                aria-label={t('deletion.downloadOf', { title: text })}
                sx={{ minBlockSize: 44 }}
              >
                {t('deletion.download')}
              </Button>
            </li>
          );
        })}
      </Box>
    </div>
  );
}

function UnfinishedPayments({ payments }: Pick<Effects, 'payments'>) {
  const { t } = useTranslation('accountData');
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>{t('deletion.payments')}</Typography>
      <Box component="ul" sx={listStyles}>
        {payments.map(({ id, reference, status }) => (
          <li key={id}>
            <TextLink to={paths.payment(id)}>
              <CodeText>{reference}</CodeText>
            </TextLink>
            {': '}
            {t(`deletion.paymentEffects.${effectOf(status)}`)}
          </li>
        ))}
      </Box>
    </div>
  );
}

const effectOf = (status: Effects['payments'][number]['status']) =>
  status === 'submitted' || status === 'refund_requested' ? status : 'closed';
