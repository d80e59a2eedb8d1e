import { z } from 'zod';
import { formatCertificateCode } from '../../contract/certificates';
import type { Language } from '../../contract/languages';
import { certificatesPath } from '../../contract/site/urls';
import { defineNotification } from '../defineNotification';

const certificatePayload = z.object({
  certificateId: z.number(),
  number: z.string(),
  code: z.string(),
  title: z.string(),
  titleAr: z.string(),
});

type CertificatePayload = z.output<typeof certificatePayload>;

/** The place of a certificate in the own list. */
const toCertificatePath = ({ number }: CertificatePayload): string => `${certificatesPath}#${number}`;

const detailLabels = {
  ar: { number: 'الرقم', code: 'رمز التحقق' },
  en: { number: 'Number', code: 'Verification code' },
} as const satisfies Record<Language, object>;

const certificateDetails = ({ number, code }: CertificatePayload, language: Language): [string, string][] => [
  [detailLabels[language].number, number],
  [detailLabels[language].code, formatCertificateCode(code)],
];

/** Payload columns for `notificationSql`; `k` is the alias of the table "certificates". */
export const certificatePayloadSql = {
  certificateId: 'k."id"',
  number: 'k."number"',
  code: 'k."code"',
  title: 'k."courseTitle"',
  titleAr: 'k."courseTitleAr"',
} as const;

/** To a student who has completed a course, with the certificate. */
export const certificateIssuedNotification = defineNotification({
  kind: 'certificate_issued',
  label: { ar: 'شهادة جديدة', en: 'New certificate' },
  roles: ['student'],
  inApp: 'always',
  byEmail: 'on',
  isBatched: true,
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
      details: certificateDetails(certificate, 'ar'),
      action: 'عرض الشهادة',
    }),
    en: (certificate) => ({
      subject: `Your certificate for “${certificate.title}” is ready`,
      paragraphs: [
        'Congratulations! You completed the course and your certificate was issued.',
        'Employers can verify it by its code or number, or by scanning the QR code on it.',
      ],
      details: certificateDetails(certificate, 'en'),
      action: 'See the certificate',
    }),
  },
});

/** To a student with certificates that await the spelling of the name. */
export const certificateNameNeededNotification = defineNotification({
  kind: 'certificate_name_needed',
  label: { ar: 'تأكيد الاسم على الشهادة', en: 'Name on the certificate' },
  roles: ['student'],
  inApp: 'always',
  byEmail: 'on',
  isBatched: true,
  payload: z.object({}),
  path: () => certificatesPath,
  text: {
    ar: () => ({
      subject: 'شهادتك تنتظر تأكيد اسمك',
      paragraphs: ['أتممت دورة لها شهادة. أكّد كتابة اسمك بالحروف العربية واللاتينية لتصدر الشهادة.'],
      action: 'تأكيد الاسم',
    }),
    en: () => ({
      subject: 'Your certificate awaits the spelling of your name',
      paragraphs: [
        'You completed a course that has a certificate. Confirm your name in Arabic and in Latin letters to get it.',
      ],
      action: 'Confirm the name',
    }),
  },
});

export const certificateRevokedNotification = defineNotification({
  kind: 'certificate_revoked',
  label: { ar: 'إلغاء شهادة', en: 'Certificate revoked' },
  roles: ['student'],
  inApp: 'always',
  byEmail: 'always',
  isBatched: true,
  payload: certificatePayload.extend({ reason: z.string() }),
  path: toCertificatePath,
  text: {
    ar: ({ reason, ...certificate }) => ({
      subject: `أُلغيت شهادتك في «${certificate.titleAr}»`,
      paragraphs: ['تُظهر صفحة التحقق أن الشهادة ملغاة. راسلنا إن كان في الأمر خطأ.'],
      details: [...certificateDetails(certificate, 'ar'), ['السبب', reason]],
      action: 'شهاداتي',
    }),
    en: ({ reason, ...certificate }) => ({
      subject: `Your certificate for “${certificate.title}” was revoked`,
      paragraphs: ['The verification page says that the certificate is revoked. Write to us if this is a mistake.'],
      details: [...certificateDetails(certificate, 'en'), ['Reason', reason]],
      action: 'My certificates',
    }),
  },
});
