import { accountSectionPath } from '../../contract/urls';
import { z } from 'zod';
import { formatDate, formatTime } from '../../contract/text/formatters';
import { defineMessage } from '../message';

/** After a sign-in from a browser that has not signed in to the account before. */
export const newSignInMessage = defineMessage({
  kind: 'new_sign_in',
  label: { ar: 'تسجيل الدخول من جهاز جديد', en: 'Sign-in from a new device' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'on',
  byEmail: 'on',
  payload: z.object({ browser: z.string().nullable(), system: z.string().nullable(), at: z.string() }),
  path: () => accountSectionPath('sessions'),
  text: {
    ar: ({ browser, system, at }) => ({
      subject: 'تسجيل دخول إلى حسابك من جهاز جديد',
      paragraphs: ['سُجّل الدخول إلى حسابك من جهاز لم تستعمله من قبل. إن لم تكن أنت فأنهِ الجلسة وغيّر كلمة مرورك.'],
      facts: [
        ['الجهاز', [browser, system].filter(Boolean).join(' على ') || 'تطبيق أو برنامج'],
        ['الوقت', `${formatDate(at, 'ar')}، ${formatTime(at, 'ar')}`],
      ],
      action: 'الأجهزة المتصلة بحسابك',
    }),
    en: ({ browser, system, at }) => ({
      subject: 'Sign-in to your account from a new device',
      paragraphs: [
        'Your account was used on a device that is new to us. If this was not you, sign the device out and change your password.',
      ],
      facts: [
        ['Device', [browser, system].filter(Boolean).join(' on ') || 'An app or a program'],
        ['Time', `${formatDate(at, 'en')}, ${formatTime(at, 'en')}`],
      ],
      action: 'See where you are signed in',
    }),
  },
});
