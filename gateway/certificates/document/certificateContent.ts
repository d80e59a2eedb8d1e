import { encode } from 'uqr';
import { formatCertificateCode, type IssuedStatus, type CertificateData } from '../../../schema/contract/certificates';
import type { Language } from '../../../schema/contract/languages';
import { siteInfo } from '../../../schema/contract/site/siteInfo';
import { removeUnprintableEmoji } from '../../../schema/contract/text/documentCharacters';
import { verifyPath } from '../../../schema/contract/site/urls';
import { printTexts, toPrinted } from '../../pdf/printedTexts';
import { describeEvidence } from '../evidenceText';
import { courseLevelLabelsAr } from '../../../schema/contract/courses/courseLevels';

type Bilingual = Record<Language, string>;

interface PlatformSignature {
  name: string;
  nameAr: string;
  title: string;
  titleAr: string;
  /** PNG or JPEG. */
  image?: Buffer;
}

export interface CertificateOptions {
  /** Origin of the site, such as "https://tayyar.example", for the address that verifies. */
  siteUrl: string;
  signatures?: { platform?: PlatformSignature; trainer?: { image?: Buffer } };
}

const levels: Record<CertificateData['level'], Bilingual> = {
  beginner: { en: 'Beginner', ar: courseLevelLabelsAr.beginner },
  intermediate: { en: 'Intermediate', ar: courseLevelLabelsAr.intermediate },
  advanced: { en: 'Advanced', ar: courseLevelLabelsAr.advanced },
};

const labels = printTexts({
  title: { en: 'Certificate of Completion', ar: 'شهادة إتمام' },
  awarded: { en: 'This certificate is awarded to', ar: 'تُمنح هذه الشهادة إلى' },
  completed: { en: 'for completing the course', ar: 'لإتمام دورة' },
  level: { en: 'Level', ar: 'المستوى' },
  hours: { en: 'Hours', ar: 'عدد الساعات' },
  lessons: { en: 'Lessons', ar: 'عدد الدروس' },
  completedAt: { en: 'Completed on', ar: 'تاريخ الإتمام' },
  number: { en: 'Certificate number', ar: 'رقم الشهادة' },
  code: { en: 'Verification code', ar: 'رمز التحقق' },
  trainer: { en: 'Trainer', ar: 'المدرّب' },
  platform: { en: 'Training platform', ar: 'منصة تدريب' },
  verify: {
    en: 'To check this certificate, scan the QR code or open:',
    ar: 'للتحقق من هذه الشهادة، امسح رمز QR أو افتح الصفحة:',
  },
  scope: {
    en: 'It confirms the completion of an online course. It does not replace a state diploma or a legal authorization.',
    ar: 'تثبت هذه الشهادة إتمام دورة عبر الإنترنت، ولا تعوّض شهادة الدولة ولا التأهيلات التي يشترطها القانون.',
  },
} satisfies Record<string, Bilingual>);

const stamps: Record<IssuedStatus, Bilingual | null> = {
  valid: null,
  revoked: { en: 'REVOKED', ar: 'ملغاة' },
  replaced: { en: 'REPLACED', ar: 'مستبدلة' },
};

export const signaturePictureNames = { platform: 'platform-signature', trainer: 'trainer-signature' } as const;

export function toTemplateData(data: CertificateData, { siteUrl, signatures }: CertificateOptions) {
  const url = new URL(verifyPath(data.code), siteUrl).href;
  const formPage = new URL(verifyPath(), siteUrl);
  return {
    document: describeDocument(data),
    brand: siteInfo.name,
    number: data.number,
    code: formatCertificateCode(data.code),
    url,
    formUrl: formPage.href,
    formAddress: `${formPage.host}${formPage.pathname}`,
    labels,
    stamp: stamps[data.status],
    sides: { en: describeSide(data, 'en'), ar: describeSide(data, 'ar') },
    platform: {
      ...describePlatform(signatures?.platform),
      image: signatures?.platform?.image ? `/${signaturePictureNames.platform}` : null,
      alt: 'Signature of the platform',
    },
    trainer: {
      names: [...new Set([data.trainerName, data.trainerNameAr ?? ''].map(toDisplayText).filter(Boolean))],
      title: labels.trainer,
      image: signatures?.trainer?.image ? `/${signaturePictureNames.trainer}` : null,
      alt: 'Signature of the trainer',
    },
    qr: { svg: drawQrCode(url), alt: `QR code of the page that verifies this certificate: ${url}` },
  };
}

function describePlatform(platform: PlatformSignature | undefined): { names: string[]; title: Bilingual } {
  const texts = (values: (string | undefined)[]) => values.map((text) => toDisplayText(text ?? '')).filter(Boolean);
  const names = texts([platform?.name, platform?.nameAr]);
  const [en, ar] = texts([platform?.title, platform?.titleAr]);
  return {
    names: names.length > 0 ? names : [`${siteInfo.name.en} · ${siteInfo.name.ar}`],
    title: en !== undefined && ar !== undefined ? { en, ar } : labels.platform,
  };
}

function describeSide(data: CertificateData, language: Language) {
  const isArabic = language === 'ar';
  return {
    title: labels.title[language],
    awarded: labels.awarded[language],
    completed: labels.completed[language],
    holderName: toDisplayText((isArabic ? data.holderNameAr : data.holderName) ?? ''),
    courseTitle: toDisplayText(isArabic ? data.courseTitleAr : data.courseTitle),
    details: [
      { label: labels.level[language], value: levels[data.level][language] },
      { label: labels.hours[language], value: String(data.hours) },
      { label: labels.lessons[language], value: String(data.lessonCount) },
      { label: labels.completedAt[language], value: formatDate(data.completedAt, language) },
    ],
    evidence: describeEvidence(data.evidence, language, formatDate).map(toPrinted).join('  ·  '),
  };
}

/** Metadata: search programs read the texts here as they were written (decision 70). */
const describeDocument = (data: CertificateData) => ({
  title: `${labels.title.en} ${data.number}`,
  author: siteInfo.name.en,
  description: [data.holderName, data.holderNameAr, data.courseTitle, data.courseTitleAr]
    .map((text) => toDisplayText(text ?? ''))
    .join(' · '),
});

/** Control characters and direction marks. */
const hiddenCharacters =
  /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFE0E\uFE0F\uFEFF\p{Co}\p{Cs}\p{Cn}]/gu;

const toDisplayText = (text: string): string =>
  removeUnprintableEmoji(text.replace(/\s+/g, ' ').replace(hiddenCharacters, '')).replace(/ +/g, ' ').trim();

const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-DZ-u-nu-latn' };

const formatDate = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Africa/Algiers' }).format(date);

/** An SVG picture with the white border that scanners need (ISO/IEC 18004). */
function drawQrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((cells, row) =>
    [...cells.map(Number).join('').matchAll(/1+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${row}h${length}v1h-${length}z`,
    ),
  );
  const picture = `<rect width="${size}" height="${size}" fill="#FFF"/><path d="${runs.join('')}" fill="#10231D"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${picture}</svg>`;
}
