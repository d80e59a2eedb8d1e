import { accountSectionPath } from '../../contract/site/urls';
import { z } from 'zod';
import type { Language } from '../../contract/languages';
import { dashboardPath, type Role, roles } from '../../contract/permissions';
import { siteInfo } from '../../contract/site/siteInfo';
import { formatDate, formatTime, localizeField } from '../../contract/text/format/formatters';
import { defineNotification } from '../defineNotification';

/** What the first page of a role is called, and what it is for. */
const starts: Record<Role, Record<Language, string>> = {
  student: {
    ar: 'في صفحة «تعلّمي» تتابع دوراتك وتقدّمك.',
    en: 'The page “My learning” shows your courses and your progress.',
  },
  trainer: {
    ar: 'في «استوديو المدرّب» تنشئ دوراتك وتتابع طلابك.',
    en: 'In “My studio” you create your courses and follow your students.',
  },
  admin: {
    ar: 'من «لوحة الإدارة» تدير الموقع ومستخدميه.',
    en: 'In the admin panel you run the site.',
  },
};

/** To a new account. */
export const welcomeNotification = defineNotification({
  kind: 'welcome',
  label: { ar: 'الترحيب', en: 'Welcome' },
  roles: [],
  inApp: 'always',
  byEmail: 'always',
  payload: z.object({ role: z.enum(roles) }),
  path: ({ role }) => dashboardPath(role),
  text: {
    ar: ({ role }) => ({
      subject: `أهلًا بك في ${siteInfo.name.ar}`,
      paragraphs: [starts[role].ar, 'وفي صفحة حسابك تغيّر معلوماتك وتختار الرسائل التي تصلك ولغتها.'],
      action: 'البدء من هنا',
    }),
    en: ({ role }) => ({
      subject: `Welcome to ${siteInfo.name.en}`,
      paragraphs: [
        starts[role].en,
        'On your account page you change your details and choose which messages you get, and in which language.',
      ],
      action: 'Start here',
    }),
  },
});

/** To a user whose requested data can be downloaded. */
export const dataExportReadyNotification = defineNotification({
  kind: 'data_export_ready',
  label: { ar: 'نسخة بياناتك جاهزة', en: 'Copy of your data is ready' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'always',
  payload: z.object({ expiresAt: z.string() }),
  path: () => accountSectionPath('export'),
  text: {
    ar: ({ expiresAt }) => ({
      subject: 'نسخة بياناتك جاهزة للتنزيل',
      paragraphs: [
        'أعددنا ملفًا مضغوطًا فيه كل بياناتك وملفاتك على المنصة. سجّل الدخول ثم نزّله من صفحة حسابك.',
        'يُحذف الملف تلقائيًا بعد التاريخ المبيّن أدناه، ويمكنك طلب ملف جديد متى شئت.',
      ],
      details: [['متاح حتى', formatDate(expiresAt, 'ar')]],
      action: 'فتح صفحة الحساب',
    }),
    en: ({ expiresAt }) => ({
      subject: 'The copy of your data is ready',
      paragraphs: [
        'A zip file with all your data and files is ready. Sign in and download it from your account page.',
        'The file is deleted after the date below. You can request a new one at any time.',
      ],
      details: [['Available until', formatDate(expiresAt, 'en')]],
      action: 'Open the account page',
    }),
  },
});

const certificate = z.object({ number: z.string(), title: z.string(), titleAr: z.string() });
const payment = z.object({ reference: z.string(), effect: z.enum(['closed', 'submitted', 'refund_requested']) });

/** Messages that were sent by an earlier version have no lists. */
const deletionPayload = z.object({
  deleteAfter: z.string(),
  certificates: z.array(certificate).default([]),
  payments: z.array(payment).default([]),
});

type DeletionPayload = z.output<typeof deletionPayload>;

const effectLabels = {
  ar: {
    certificate: 'شهادة تُلغى',
    closed: 'طلب يُغلق',
    submitted: 'إثبات دفع قيد المراجعة',
    refund_requested: 'طلب استرداد لم يُبتّ فيه',
  },
  en: {
    certificate: 'Certificate that is revoked',
    closed: 'Order that is closed',
    submitted: 'Proof of payment under review',
    refund_requested: 'Refund request without a decision',
  },
} as const satisfies Record<Language, object>;

const effectDetails = (
  { certificates, payments }: DeletionPayload,
  language: Language,
): [label: string, value: string][] => [
  ...certificates.map((each): [string, string] => [
    effectLabels[language].certificate,
    `${each.number} – ${localizeField(each, 'title', language)}`,
  ]),
  ...payments.map(({ reference, effect }): [string, string] => [effectLabels[language][effect], reference]),
];

export const accountDeletionRequestedNotification = defineNotification({
  kind: 'account_deletion_requested',
  label: { ar: 'طلب حذف الحساب', en: 'Account deletion requested' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'always',
  payload: deletionPayload,
  path: () => accountSectionPath('delete'),
  text: {
    ar: ({ deleteAfter, ...effects }) => ({
      subject: 'سيُحذف حسابك بعد 7 أيام',
      paragraphs: [
        'تلقّينا طلب حذف حسابك، وأنهينا جلساتك على الأجهزة الأخرى.',
        ...(effects.certificates.length > 0
          ? [
              'تُلغى شهاداتك مع الحساب، وتُظهر صفحة التحقق بعدها أنها ملغاة. نزّل ملفاتها من صفحة حسابك قبل موعد الحذف المبيّن أدناه.',
            ]
          : []),
        ...(effects.payments.length > 0
          ? [
              'الطلبات التي لم تُدفع تُغلق وتُحذف إثباتاتها. أما ما هو قيد المراجعة وطلبات الاسترداد فنبتّ فيها دون أن تصلك رسالة، فإن كنت تنتظر مالًا فاحتفظ بحسابك حتى يصلك.',
            ]
          : []),
        'إن غيّرت رأيك فسجّل الدخول قبل موعد الحذف المبيّن أدناه واضغط «الاحتفاظ بحسابي».',
        'إن لم تطلب الحذف فسجّل الدخول الآن واحتفظ بحسابك، ثم غيّر كلمة مرورك.',
      ],
      details: [
        ['موعد الحذف', `${formatDate(deleteAfter, 'ar')}، ${formatTime(deleteAfter, 'ar')}`],
        ...effectDetails({ deleteAfter, ...effects }, 'ar'),
      ],
      action: 'تسجيل الدخول والاحتفاظ بالحساب',
    }),
    en: ({ deleteAfter, ...effects }) => ({
      subject: 'Your account will be deleted in 7 days',
      paragraphs: [
        'We received a request to delete your account, and signed you out on all other devices.',
        ...(effects.certificates.length > 0
          ? [
              'Your certificates are revoked with the account, and the verification page says so from then on. Download their files from your account page before the time of the deletion below.',
            ]
          : []),
        ...(effects.payments.length > 0
          ? [
              'Orders that are not paid are closed, and their proofs deleted. What is under review and requested refunds are still decided, but no message reaches you then: if you wait for money, keep your account until you have it.',
            ]
          : []),
        'If you change your mind, sign in before the time of the deletion below and press “Keep my account”.',
        'If you did not request this, sign in now, keep your account and change your password.',
      ],
      details: [
        ['Deletion', `${formatDate(deleteAfter, 'en')}, ${formatTime(deleteAfter, 'en')}`],
        ...effectDetails({ deleteAfter, ...effects }, 'en'),
      ],
      action: 'Sign in and keep the account',
    }),
  },
});

/** The last mail to the address of a deleted account. */
export const accountDeletedNotification = defineNotification({
  kind: 'account_deleted',
  label: { ar: 'حُذف الحساب', en: 'Account deleted' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'never',
  byEmail: 'always',
  payload: z.object({}),
  path: () => '/',
  text: {
    ar: () => ({
      subject: 'حُذف حسابك',
      paragraphs: [
        'حُذف حسابك واسمك وعنوانك ورقم هاتفك من المنصة كما طلبت، وأُلغيت شهاداتك. وتبقى وثائق ما دفعته عشر سنوات كما يفرض القانون، وتقييماتك بلا اسم.',
        'هذه آخر رسالة نرسلها إلى هذا العنوان. ويمكنك إنشاء حساب جديد به متى شئت.',
      ],
    }),
    en: () => ({
      subject: 'Your account is deleted',
      paragraphs: [
        'Your account, name, address and phone number were deleted as you requested, and your certificates were revoked. The documents of what you paid remain for ten years, as the law requires, and your reviews remain without a name.',
        'This is our last message to this address. You can register with it again at any time.',
      ],
    }),
  },
});
