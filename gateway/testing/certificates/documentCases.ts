import type { CertificateOptions } from '../../certificates/document/certificateContent';
import type { CertificateEvidence } from '../../../schema/contract/certificateEvidence';
import type { CertificateData } from '../../../schema/contract/certificates';

export const certificateData: CertificateData = {
  number: 'TYR-2026-000123',
  code: '7H3K9QWX2MBC4RTZ',
  status: 'valid',
  holderName: 'Amina Benali',
  holderNameAr: 'أمينة بن علي',
  courseTitle: 'Installing EV charging stations',
  courseTitleAr: 'تركيب محطات شحن السيارات',
  level: 'intermediate',
  hours: 24,
  lessonCount: 18,
  trainerName: 'Karim Bouzid',
  trainerNameAr: null,
  completedAt: new Date('2026-08-13T23:30:00Z'),
  issuedAt: new Date('2026-08-15T10:00:00Z'),
  evidence: null,
};

export const certificateOptions: CertificateOptions = { siteUrl: 'https://tayyar.example' };

const fill = (text: string, length: number): string =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim();

interface CertificateCase {
  data: Partial<CertificateData>;
  options?: CertificateOptions;
  /** What the file contains, without vowel signs. */
  found: string[];
}

/** A final quiz with critical questions. */
export const certificateEvidence: CertificateEvidence = {
  quizzes: [
    {
      lessonId: 31,
      title: 'Final quiz',
      titleAr: 'الاختبار النهائي',
      scorePercent: 92,
      passPercent: 70,
      criticalQuestions: 4,
      topics: [
        { tag: 'السلامة', name: 'Safety', nameAr: 'السلامة', percent: 100 },
        { tag: 'Sizing', percent: 88 },
      ],
    },
  ],
  courseUpdatedAt: '2026-07-01T08:00:00.000Z',
};

/** Names and titles that are hard to set, by what they are. */
export const certificateCases: Record<string, CertificateCase> = {
  short: {
    data: { holderName: 'Li Wu', holderNameAr: 'لي وو', courseTitle: 'PV', courseTitleAr: 'طاقة' },
    found: ['Li Wu', 'لي وو', 'PV', 'طاقة'],
  },
  '120 characters': {
    data: {
      holderName: fill('Abdelrahmane Mohammed ', 120),
      holderNameAr: fill('عبد الرحمن محمد ', 120),
      courseTitle: fill('Photovoltaic systems and storage ', 120),
      courseTitleAr: fill('أنظمة الطاقة الشمسية والتخزين ', 120),
      trainerName: fill('Mustapha Benbouzid ', 120),
    },
    found: ['Abdelrahmane Mohammed', 'عبد الرحمن', 'Photovoltaic systems', 'أنظمة الطاقة', 'Mustapha'],
  },
  'vowel signs': {
    data: { holderNameAr: 'محمّد الأمين شُرَيْح', courseTitleAr: 'الصيانة المتقدّمة للمحرّكات' },
    found: ['محمد', 'الصيانة'],
  },
  digits: {
    data: { courseTitle: 'Level 3: 400 V, 50 Hz', courseTitleAr: 'المستوى 3: جهد 400 فولت، ٥٠ هرتز' },
    found: ['Level 3: 400 V, 50 Hz', 'جهد', 'فولت'],
  },
  'Latin inside Arabic': {
    data: { courseTitleAr: 'شحن CCS Type 2 (DC) للسيارات', holderNameAr: 'أمينة (Amina) بن علي' },
    found: ['CCS Type 2', 'للسيارات', 'Amina'],
  },
  'Arabic inside Latin': {
    data: { courseTitle: 'The شاحن of a house', trainerName: 'د. كريم (Karim) بوزيد' },
    found: ['The', 'شاحن', 'of a house', 'Karim', 'بوزيد'],
  },
  'Latin with marks': {
    data: { holderName: "Zoë Đặng-Łukasz O'Connor Çelik", courseTitle: 'Électricité “avancée” – œuvre' },
    found: ['Zoë', 'Électricité “avancée” – œuvre'],
  },
  'a long word': {
    data: {
      holderName: 'W'.repeat(120),
      holderNameAr: 'ضص'.repeat(60),
      courseTitle: 'm'.repeat(120),
      courseTitleAr: 'سيارات'.repeat(20),
      trainerName: 'M'.repeat(120),
    },
    found: ['WWWW', 'mmmm', 'MMMM', 'سيارات'],
  },
  'code of a template': {
    data: { holderName: '#read("/etc/passwd")', courseTitle: '"] #panic() $x$ *b* \\ <l> @r //' },
    found: ['#read("/etc/passwd")', '"] #panic() $x$ *b* \\ <l> @r //'],
  },
  'marks of direction': {
    data: { holderName: '\u202eilaneB\u202c Amina\u2066', holderNameAr: '\u200fأمينة\u061c\u2069' },
    found: ['ilaneB Amina', 'أمينة'],
  },
  'control characters and emoji': {
    data: { holderName: 'A\u0000mina\nBenali', courseTitle: 'Solar 🙂☀️ power' },
    found: ['Amina Benali', 'Solar', 'power'],
  },
  'a final quiz': {
    data: { evidence: certificateEvidence },
    found: ['Final quiz: 92%, pass line 70%', 'Critical questions: 4 of 4 right', '1 July 2026', 'الاختبار النهائي'],
  },
  'a long address, and who signs': {
    data: {},
    options: {
      siteUrl: `https://${'very-long-name.'.repeat(8)}example`,
      signatures: {
        platform: {
          name: 'Dr. Yasmine Haddad-Benmohammed',
          nameAr: 'د. ياسمين حداد',
          title: 'Director of training',
          titleAr: 'مديرة التكوين',
        },
      },
    },
    found: ['very-long-name', 'Dr. Yasmine', 'مديرة التكوين'],
  },
};
