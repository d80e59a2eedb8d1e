import { defineMessage } from '../message';
import { certificateFacts, certificatePayload, toCertificatePath } from './certificatePayload';

/** To a student who has completed a course, with the certificate. */
export const certificateIssuedMessage = defineMessage({
  kind: 'certificate_issued',
  label: { ar: 'شهادة جديدة', en: 'New certificate' },
  roles: ['student'],
  inApp: 'always',
  byEmail: 'on',
  payload: certificatePayload,
  path: toCertificatePath,
  attachments: async ({ certificateId, number }, { renderCertificate }) => {
    const content = await renderCertificate(certificateId);
    return content ? [{ fileName: `${number}.pdf`, type: 'application/pdf', content }] : [];
  },
  text: {
    ar: (certificate) => ({
      subject: `شهادتك في «${certificate.titleAr}» جاهزة`,
      paragraphs: [
        'تهانينا! أتممت الدورة وصدرت شهادتك.',
        'يمكن لأي صاحب عمل التحقق منها برمزها أو برقمها، أو بمسح رمز QR المطبوع عليها.',
      ],
      facts: certificateFacts(certificate, 'ar'),
      action: 'عرض الشهادة',
    }),
    en: (certificate) => ({
      subject: `Your certificate for “${certificate.title}” is ready`,
      paragraphs: [
        'Congratulations! You completed the course and your certificate was issued.',
        'Employers can verify it by its code or number, or by scanning the QR code on it.',
      ],
      facts: certificateFacts(certificate, 'en'),
      action: 'See the certificate',
    }),
  },
});
