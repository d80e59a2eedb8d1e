import { Typography } from '@mui/material';
import { verifyPath } from '../../../schema/contract/site/urls';
import { CertificateIcon } from '../../art/icons/commonIcons';
import { localizeField, useLanguage, useTranslation } from '../../language';
import { TextLink } from '../../routing';
import type { StudentEnrollmentRowFragment } from './__generated__/StudioStudentsTab';
import { CodeText } from '../../ui/text/CodeText';

/** Link to the page that verifies the certificate; one that awaits a name has none yet. */
export function StudentCertificateLink({ enrollment }: { enrollment: StudentEnrollmentRowFragment }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const { certificate } = enrollment;
  if (!certificate) return null;
  const { status, code, number } = certificate;
  const text = t(`list.certificates.${status}`);
  return (
    <Typography variant="caption" component="p" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <CertificateIcon size={16} />
      {status === 'awaiting_name' ? (
        text
      ) : (
        <TextLink
          to={verifyPath(code)}
          aria-label={t('list.certificateOf', {
            name: localizeField(enrollment, 'studentName', language),
            state: text,
          })}
        >
          {text} <CodeText>{number}</CodeText>
        </TextLink>
      )}
    </Typography>
  );
}
