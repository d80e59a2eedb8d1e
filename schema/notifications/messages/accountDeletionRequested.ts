import { z } from 'zod';
import { formatDate, formatTime } from '../../contract/text/formatters';
import { defineMessage } from '../message';

/** To a user who has asked for the deletion of the account. */
export const accountDeletionRequestedMessage = defineMessage({
  kind: 'account_deletion_requested',
  label: { ar: 'طلب حذف الحساب', en: 'Account deletion requested' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'always',
  payload: z.object({ deleteAfter: z.string() }),
  path: () => '/account#delete',
  text: {
    ar: ({ deleteAfter }) => ({
      subject: 'سيُحذف حسابك بعد 7 أيام',
      paragraphs: [
        'تلقّينا طلب حذف حسابك، وأنهينا جلساتك على الأجهزة الأخرى.',
        'إن غيّرت رأيك فسجّل الدخول قبل هذا الموعد واضغط «الاحتفاظ بحسابي».',
        'إن لم تطلب الحذف فسجّل الدخول الآن واحتفظ بحسابك، ثم غيّر كلمة مرورك.',
      ],
      facts: [['موعد الحذف', `${formatDate(deleteAfter, 'ar')}، ${formatTime(deleteAfter, 'ar')}`]],
      action: 'تسجيل الدخول والاحتفاظ بالحساب',
    }),
    en: ({ deleteAfter }) => ({
      subject: 'Your account will be deleted in 7 days',
      paragraphs: [
        'We received a request to delete your account, and signed you out on all other devices.',
        'If you change your mind, sign in before this time and press “Keep my account”.',
        'If you did not request this, sign in now, keep your account and change your password.',
      ],
      facts: [['Deletion', `${formatDate(deleteAfter, 'en')}, ${formatTime(deleteAfter, 'en')}`]],
      action: 'Sign in and keep the account',
    }),
  },
});
