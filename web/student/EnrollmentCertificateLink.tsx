import { CertificateIcon } from '../art/icons/commonIcons';
import { useTranslation } from '../language';
import { paths, TextLink } from '../routing';
import type { EnrolledCourseCardFragment } from './__generated__/EnrolledCourseList';

const linkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minBlockSize: 32,
  fontWeight: 500,
} as const;

/** Leads to the certificate of a completed course, or to the form for the name that it awaits. */
export function EnrollmentCertificateLink({ enrollment }: { enrollment: EnrolledCourseCardFragment }) {
  const { t } = useTranslation('student');
  const { certificateIssued, certificate } = enrollment;
  if (!certificateIssued) return null;
  return (
    <TextLink
      to={certificate ? paths.ownCertificate(certificate) : paths.certificates()}
      variant="body2"
      sx={linkStyles}
    >
      <CertificateIcon size={20} />
      {t(certificate?.status === 'awaiting_name' ? 'certificateAwaitsName' : 'certificateIssued')}
    </TextLink>
  );
}
