import { z } from 'zod';
import { formatCertificateCode } from '../../contract/certificates';
import type { Language } from '../../contract/languages';
import { certificatesPath } from '../../contract/urls';

/** Payload of messages about a certificate. */
export const certificatePayload = z.object({
  certificateId: z.number(),
  number: z.string(),
  code: z.string(),
  title: z.string(),
  titleAr: z.string(),
});

export type CertificatePayload = z.output<typeof certificatePayload>;

/** The place of a certificate in the own list. */
export const toCertificatePath = ({ number }: CertificatePayload): string => `${certificatesPath}#${number}`;

const labels = {
  ar: { number: 'الرقم', code: 'رمز التحقق' },
  en: { number: 'Number', code: 'Verification code' },
} as const satisfies Record<Language, object>;

export const certificateFacts = ({ number, code }: CertificatePayload, language: Language): [string, string][] => [
  [labels[language].number, number],
  [labels[language].code, formatCertificateCode(code)],
];

/** Payload columns for `messageSql`; `k` is the alias of the table "certificates". */
export const certificatePayloadSql = {
  certificateId: 'k."id"',
  number: 'k."number"',
  code: 'k."code"',
  title: 'k."courseTitle"',
  titleAr: 'k."courseTitleAr"',
} as const;
