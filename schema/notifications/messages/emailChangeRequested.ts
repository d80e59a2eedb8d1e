import { accountPaths } from '../../contract/urls';
import { defineMessage } from '../message';
import { accountLinkParts, linkValidity } from './accountLink';

/** To the new address of an account, before it takes effect. */
export const emailChangeRequestedMessage = defineMessage({
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
