import { accountSectionPath } from '../../contract/urls';
import { z } from 'zod';
import type { Language } from '../../contract/languages';
import { formatDate, formatTime, localizeField } from '../../contract/text/formatters';
import { defineMessage } from '../message';

const certificate = z.object({ number: z.string(), title: z.string(), titleAr: z.string() });
const payment = z.object({ reference: z.string(), effect: z.enum(['closed', 'submitted', 'refund_requested']) });

/** Messages that were sent by an earlier version have no lists. */
const payload = z.object({
  deleteAfter: z.string(),
  certificates: z.array(certificate).default([]),
  payments: z.array(payment).default([]),
});

type Payload = z.output<typeof payload>;

const labels = {
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

const effectFacts = ({ certificates, payments }: Payload, language: Language): [label: string, value: string][] => [
  ...certificates.map((each): [string, string] => [
    labels[language].certificate,
    `${each.number} – ${localizeField(each, 'title', language)}`,
  ]),
  ...payments.map(({ reference, effect }): [string, string] => [labels[language][effect], reference]),
];

/** To a user who has asked for the deletion of the account. */
export const accountDeletionRequestedMessage = defineMessage({
  kind: 'account_deletion_requested',
  label: { ar: 'طلب حذف الحساب', en: 'Account deletion requested' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'always',
  payload,
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
      facts: [
        ['موعد الحذف', `${formatDate(deleteAfter, 'ar')}، ${formatTime(deleteAfter, 'ar')}`],
        ...effectFacts({ deleteAfter, ...effects }, 'ar'),
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
      facts: [
        ['Deletion', `${formatDate(deleteAfter, 'en')}, ${formatTime(deleteAfter, 'en')}`],
        ...effectFacts({ deleteAfter, ...effects }, 'en'),
      ],
      action: 'Sign in and keep the account',
    }),
  },
});
