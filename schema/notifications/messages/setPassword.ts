import { siteInfo } from '../../contract/siteInfo';
import { accountPaths } from '../../contract/urls';
import { defineMessage } from '../message';
import { accountLinkParts, linkValidity } from './accountLink';

/** To an account that an admin has created without a password. */
export const setPasswordMessage = defineMessage({
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
