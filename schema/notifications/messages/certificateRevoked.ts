import { z } from 'zod';
import { defineMessage } from '../message';
import { certificateFacts, certificatePayload, toCertificatePath } from './certificatePayload';

/** To the holder of a certificate that an admin has revoked. */
export const certificateRevokedMessage = defineMessage({
  kind: 'certificate_revoked',
  label: { ar: 'إلغاء شهادة', en: 'Certificate revoked' },
  roles: ['student'],
  inApp: 'always',
  byEmail: 'always',
  payload: certificatePayload.extend({ reason: z.string() }),
  path: toCertificatePath,
  text: {
    ar: ({ reason, ...certificate }) => ({
      subject: `أُلغيت شهادتك في «${certificate.titleAr}»`,
      paragraphs: ['تُظهر صفحة التحقق أن الشهادة ملغاة. راسلنا إن كان في الأمر خطأ.'],
      facts: [...certificateFacts(certificate, 'ar'), ['السبب', reason]],
      action: 'شهاداتي',
    }),
    en: ({ reason, ...certificate }) => ({
      subject: `Your certificate for “${certificate.title}” was revoked`,
      paragraphs: ['The verification page says that the certificate is revoked. Write to us if this is a mistake.'],
      facts: [...certificateFacts(certificate, 'en'), ['Reason', reason]],
      action: 'My certificates',
    }),
  },
});
