import { z } from 'zod';
import { formatDate, formatTime } from '../../contract/text/format/formatters';
import { accountPaths, accountSectionPath } from '../../contract/site/urls';
import { defineNotification, pluralize } from '../defineNotification';

/** To the owner of an account after every change of its password. */
export const passwordChangedNotification = defineNotification({
  kind: 'password_changed',
  label: { ar: 'تغيير كلمة المرور', en: 'Changed password' },
  roles: [],
  inApp: 'always',
  byEmail: 'always',
  payload: z.object({}),
  path: () => accountPaths.forgotPassword,
  text: {
    ar: () => ({
      subject: 'تغيّرت كلمة مرور حسابك',
      paragraphs: [
        'إذا كنت أنت من غيّرها فلا يلزمك شيء.',
        'وإذا لم تكن أنت، فعيّن الآن كلمة مرور جديدة: تنتهي بذلك كل الجلسات المفتوحة.',
      ],
      action: 'تعيين كلمة مرور جديدة',
    }),
    en: () => ({
      subject: 'The password of your account was changed',
      paragraphs: [
        'If you changed it, there is nothing to do.',
        'If it was not you, set a new password now. This ends all open sessions.',
      ],
      action: 'Set a new password',
    }),
  },
});

/** After a sign-in from a browser that has not signed in to the account before. */
export const newSignInNotification = defineNotification({
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
      details: [
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
      details: [
        ['Device', [browser, system].filter(Boolean).join(' on ') || 'An app or a program'],
        ['Time', `${formatDate(at, 'en')}, ${formatTime(at, 'en')}`],
      ],
      action: 'See where you are signed in',
    }),
  },
});

const secondFactorChanges = [
  ...(['enabled', 'disabled', 'removed', 'reverted', 'addressProven'] as const),
  ...(['newRecoveryCodes', 'recoveryCodeUsed'] as const),
] as const;

/** After each change of the second factor, so that a stolen account does not go unnoticed. */
export const secondFactorChangedNotification = defineNotification({
  kind: 'second_factor_changed',
  label: { ar: 'تغيير في التحقق بخطوتين', en: 'Changes to two-step verification' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'always',
  payload: z.object({ change: z.enum(secondFactorChanges), codesLeft: z.number() }),
  path: () => accountSectionPath('second-factor'),
  text: {
    ar: ({ change, codesLeft }) => ({
      subject: {
        enabled: 'فُعّل التحقق بخطوتين لحسابك',
        disabled: 'عُطّل التحقق بخطوتين لحسابك',
        removed: 'عطّلت الإدارة التحقق بخطوتين لحسابك',
        reverted: 'عُطّل التحقق بخطوتين مع إلغاء تغيير بريدك',
        addressProven: 'عُطّل التحقق بخطوتين عند تأكيد بريدك',
        newRecoveryCodes: 'أُنشئت رموز استرداد جديدة لحسابك',
        recoveryCodeUsed: 'استُعمل رمز استرداد للدخول إلى حسابك',
      }[change],
      paragraphs: [
        {
          enabled: 'من الآن يطلب تسجيل الدخول رمزًا من تطبيق المصادقة بعد كلمة المرور.',
          disabled: 'من الآن تكفي كلمة المرور لتسجيل الدخول. ننصحك بتفعيله من جديد.',
          removed: 'من الآن تكفي كلمة المرور لتسجيل الدخول. ننصحك بتفعيله من جديد على هاتفك.',
          reverted:
            'ألغيت تغيير البريد، فأُزيل معه التحقق بخطوتين الذي فُعّل بعده. اختر كلمة مرور جديدة، ثم فعّله على هاتفك.',
          addressProven:
            'فُعّل التحقق بخطوتين قبل أن يتأكّد أن هذا العنوان لك، فأزلناه حتى لا يمنعك أحد من حسابك. فعّله من جديد على هاتفك.',
          newRecoveryCodes: 'لم تعد الرموز السابقة صالحة.',
          recoveryCodeUsed: pluralize('ar', codesLeft, {
            zero: 'لم يبق لك أي رمز استرداد. أنشئ رموزًا جديدة من حسابك.',
            one: 'بقي لك رمز استرداد واحد. أنشئ رموزًا جديدة من حسابك.',
            two: 'بقي لك رمزا استرداد. أنشئ رموزًا جديدة من حسابك.',
            few: 'بقيت لك # رموز استرداد.',
            many: 'بقي لك # رمز استرداد.',
            other: 'بقي لك # رمز استرداد.',
          }),
        }[change],
        'إن لم تفعل ذلك بنفسك فغيّر كلمة مرورك فورًا.',
      ],
      action: 'فتح حسابي',
    }),
    en: ({ change, codesLeft }) => ({
      subject: {
        enabled: 'Two-step verification is on for your account',
        disabled: 'Two-step verification is off for your account',
        removed: 'An admin turned off two-step verification for your account',
        reverted: 'Two-step verification was turned off with the change of your address',
        addressProven: 'Two-step verification was turned off when you confirmed your address',
        newRecoveryCodes: 'Your account has new recovery codes',
        recoveryCodeUsed: 'A recovery code was used to sign in to your account',
      }[change],
      paragraphs: [
        {
          enabled: 'From now on, signing in asks for a code of your authenticator app after the password.',
          disabled: 'From now on, the password is enough to sign in. We advise you to turn it on again.',
          removed: 'From now on, the password is enough to sign in. We advise you to turn it on again on your phone.',
          reverted:
            'You undid the change of your address, so two-step verification that was turned on after it is off too. Choose a new password, then turn it on on your phone.',
          addressProven:
            'It was turned on before this address was shown to be yours, so we removed it: nobody can lock you out of your account. Turn it on again on your phone.',
          newRecoveryCodes: 'The previous codes are no longer valid.',
          recoveryCodeUsed:
            codesLeft === 0
              ? 'You have no recovery codes left. Create new ones in your account.'
              : pluralize('en', codesLeft, {
                  one: 'You have # recovery code left. Create new ones in your account.',
                  other: 'You have # recovery codes left. You can create new ones in your account.',
                }),
        }[change],
        'If this was not you, change your password immediately.',
      ],
      action: 'Open my account',
    }),
  },
});

export type SecondFactorChange = (typeof secondFactorChanges)[number];
