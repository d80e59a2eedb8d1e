import { z } from 'zod';
import type { Language } from '../../contract/languages';
import { periods } from '../../contract/periods';
import { siteInfo } from '../../contract/site/siteInfo';
import { accountPaths } from '../../contract/site/urls';
import { defineNotification, type NotificationDefinition, pluralize } from '../defineNotification';

interface AccountLinkPayload {
  /** Id of the row in "account_links"; the mail contains it as a signed token. */
  linkId: string;
}

/** What the messages with a link that acts on an account without sign-in share. Preferences do not show them. */
const accountLinkParts = {
  roles: [],
  inApp: 'never',
  byEmail: 'always',
  payload: z.object({ linkId: z.uuid() }),
  token: ({ linkId }) => ({ purpose: 'account', subject: linkId }),
} satisfies Partial<NotificationDefinition<string, AccountLinkPayload>>;

const minutesPerDay = 24 * 60;

const units = {
  ar: {
    days: { one: 'يومًا واحدًا', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' },
    minutes: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
  },
  en: { days: { one: 'one day', other: '# days' }, minutes: { one: 'one minute', other: '# minutes' } },
} as const;

/** How long a link is valid: "7 days", "30 minutes". */
function linkValidity(language: Language, purpose: keyof typeof periods.accountLinkMinutes): string {
  const minutes = periods.accountLinkMinutes[purpose];
  return minutes >= minutesPerDay
    ? pluralize(language, minutes / minutesPerDay, units[language].days)
    : pluralize(language, minutes, units[language].minutes);
}

/** To a new account, and when the owner asks for it again. */
export const confirmAddressNotification = defineNotification({
  kind: 'confirm_address',
  label: { ar: 'تأكيد البريد الإلكتروني', en: 'Confirmation of the email address' },
  ...accountLinkParts,
  mailsUnconfirmed: true,
  path: () => accountPaths.confirmEmail,
  text: {
    ar: () => ({
      subject: 'أكّد بريدك الإلكتروني',
      paragraphs: [
        'حسابك جاهز للاستعمال. أكّد أن هذا العنوان لك، لتُنشر تقييماتك ولتتمكن من استعادة حسابك متى احتجت إلى ذلك.',
        `الرابط صالح ${linkValidity('ar', 'confirm_email')}. إذا لم تنشئ حسابًا لدينا فتجاهل هذه الرسالة.`,
      ],
      action: 'تأكيد البريد الإلكتروني',
    }),
    en: () => ({
      subject: 'Confirm your email address',
      paragraphs: [
        'Your account is ready. Confirm that this address is yours, so that your reviews can be published and you can recover your account.',
        `The link is valid for ${linkValidity('en', 'confirm_email')}. If you did not create an account, ignore this message.`,
      ],
      action: 'Confirm the address',
    }),
  },
});

/** To the new address of an account, before it takes effect. */
export const emailChangeRequestedNotification = defineNotification({
  kind: 'email_change_requested',
  label: { ar: 'تأكيد العنوان الجديد', en: 'Confirmation of a new address' },
  ...accountLinkParts,
  path: () => accountPaths.confirmEmailChange,
  text: {
    ar: () => ({
      subject: 'أكّد عنوانك الجديد',
      paragraphs: [
        'طُلب استعمال هذا العنوان لحسابك. لن يتغيّر شيء قبل أن تؤكّده.',
        `الرابط صالح ${linkValidity('ar', 'change_email')}. إذا لم تطلب ذلك فتجاهل هذه الرسالة.`,
      ],
      action: 'تأكيد العنوان الجديد',
    }),
    en: () => ({
      subject: 'Confirm your new address',
      paragraphs: [
        'This address was requested for your account. Nothing changes before you confirm it.',
        `The link is valid for ${linkValidity('en', 'change_email')}. If you did not request it, ignore this message.`,
      ],
      action: 'Confirm the new address',
    }),
  },
});

/** To the previous address of an account, when another one is requested. */
export const emailChangingNotification = defineNotification({
  kind: 'email_changing',
  label: { ar: 'تغيير البريد الإلكتروني', en: 'Change of the email address' },
  ...accountLinkParts,
  /** `isConfirmed`: whether the current address is; otherwise the other one ends the way back when it is confirmed. */
  payload: accountLinkParts.payload.extend({ isConfirmed: z.boolean().default(true) }),
  path: () => accountPaths.revertEmailChange,
  text: {
    ar: ({ isConfirmed }) => ({
      subject: 'طُلب تغيير البريد الإلكتروني لحسابك',
      paragraphs: [
        'طُلب لحسابك عنوان آخر، ويحلّ محلّ هذا العنوان بعد تأكيده. إذا كنت أنت من طلبه فلا يلزمك شيء.',
        `وإذا لم تكن أنت، فألغِ التغيير ${isConfirmed ? `خلال ${linkValidity('ar', 'revert_email')}` : 'قبل تأكيد العنوان الآخر'}: يعود حسابك إلى هذا العنوان، وتنتهي كل جلساته، وتختار كلمة مرور جديدة.`,
      ],
      action: 'إلغاء التغيير',
    }),
    en: ({ isConfirmed }) => ({
      subject: 'A new email address was requested for your account',
      paragraphs: [
        'Another address was requested for your account. It replaces this one once it is confirmed. If you requested it, there is nothing to do.',
        `If it was not you, undo the change ${isConfirmed ? `within ${linkValidity('en', 'revert_email')}` : 'before the other address is confirmed'}: your account returns to this address, all its sessions end, and you choose a new password.`,
      ],
      action: 'Undo the change',
    }),
  },
});

export const resetPasswordNotification = defineNotification({
  kind: 'reset_password',
  label: { ar: 'استعادة كلمة المرور', en: 'Password reset' },
  ...accountLinkParts,
  path: () => accountPaths.resetPassword,
  text: {
    ar: () => ({
      subject: 'كلمة مرور جديدة لحسابك',
      paragraphs: [
        `وصلنا طلب لتعيين كلمة مرور جديدة لحسابك. الرابط صالح ${linkValidity('ar', 'reset_password')}، ويُستعمل مرة واحدة.`,
        'إذا لم تطلب ذلك فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
      ],
      action: 'تعيين كلمة مرور جديدة',
    }),
    en: () => ({
      subject: 'A new password for your account',
      paragraphs: [
        `A new password was requested for your account. The link is valid for ${linkValidity('en', 'reset_password')} and can be used once.`,
        'If you did not request it, ignore this message: your password stays the same.',
      ],
      action: 'Set a new password',
    }),
  },
});

/** To an account that an admin has created without a password. */
export const setPasswordNotification = defineNotification({
  kind: 'set_password',
  label: { ar: 'تعيين كلمة المرور', en: 'First password' },
  ...accountLinkParts,
  mailsUnconfirmed: true,
  path: () => accountPaths.resetPassword,
  text: {
    ar: () => ({
      subject: `حسابك في ${siteInfo.name.ar} جاهز`,
      paragraphs: [
        'أنشأت الإدارة حسابًا لك. اختر كلمة مرورك لتسجيل الدخول أول مرة.',
        `الرابط صالح ${linkValidity('ar', 'set_password')}. بعد ذلك اطلب رابطًا جديدًا من «نسيت كلمة المرور؟» في صفحة «تسجيل الدخول».`,
      ],
      action: 'اختيار كلمة المرور',
    }),
    en: () => ({
      subject: `Your account at ${siteInfo.name.en} is ready`,
      paragraphs: [
        'The administration has created an account for you. Choose your password to sign in for the first time.',
        `The link is valid for ${linkValidity('en', 'set_password')}. After that, request a new one with “Forgot your password?” on the page “Login”.`,
      ],
      action: 'Choose a password',
    }),
  },
});
