import { z } from 'zod';
import { accountPaths } from '../../contract/urls';
import { defineMessage } from '../message';
import { accountLinkParts, linkValidity } from './accountLink';

/** To the previous address of an account, when another one is requested. */
export const emailChangingMessage = defineMessage({
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
