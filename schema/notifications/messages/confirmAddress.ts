import { accountPaths } from '../../contract/urls';
import { defineMessage } from '../message';
import { accountLinkParts, linkValidity } from './accountLink';

/** To a new account, and when the owner asks for it again. */
export const confirmAddressMessage = defineMessage({
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
