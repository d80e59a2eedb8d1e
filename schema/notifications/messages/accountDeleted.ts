import { z } from 'zod';
import { defineMessage } from '../message';

/** The last mail to the address of a deleted account. */
export const accountDeletedMessage = defineMessage({
  kind: 'account_deleted',
  label: { ar: 'حُذف الحساب', en: 'Account deleted' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'never',
  byEmail: 'always',
  payload: z.object({}),
  path: () => '/',
  text: {
    ar: () => ({
      subject: 'حُذف حسابك',
      paragraphs: [
        'حُذف حسابك واسمك وعنوانك ورقم هاتفك من المنصة كما طلبت، وأُلغيت شهاداتك. وتبقى وثائق ما دفعته عشر سنوات كما يفرض القانون، وتقييماتك بلا اسم.',
        'هذه آخر رسالة نرسلها إلى هذا العنوان. ويمكنك إنشاء حساب جديد به متى شئت.',
      ],
    }),
    en: () => ({
      subject: 'Your account is deleted',
      paragraphs: [
        'Your account, name, address and phone number were deleted as you requested, and your certificates were revoked. The documents of what you paid remain for ten years, as the law requires, and your reviews remain without a name.',
        'This is our last message to this address. You can register with it again at any time.',
      ],
    }),
  },
});
