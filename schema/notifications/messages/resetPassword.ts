import { accountPaths } from '../../contract/urls';
import { defineMessage } from '../message';
import { accountLinkParts, linkValidity } from './accountLink';

/** To an account for which a new password was requested. */
export const resetPasswordMessage = defineMessage({
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
