import { z } from 'zod';
import { defineMessage } from '../message';

/** To the address in the contact form. It quotes nothing: anyone can enter any address. */
export const contactReceivedMessage = defineMessage({
  kind: 'contact_received',
  label: { ar: 'استلام رسالتك', en: 'Receipt of your message' },
  roles: [],
  inApp: 'never',
  byEmail: 'always',
  payload: z.object({}),
  path: () => '/contact',
  text: {
    ar: () => ({
      subject: 'وصلتنا رسالتك',
      paragraphs: [
        'شكرًا على رسالتك. سنردّ عليك على هذا العنوان.',
        'إن لم ترسل إلينا رسالة من نموذج الاتصال فتجاهل هذا البريد: أدخل شخص آخر عنوانك.',
      ],
    }),
    en: () => ({
      subject: 'We have received your message',
      paragraphs: [
        'Thank you for writing to us. We will reply to this address.',
        'If you did not use our contact form, ignore this mail: another person entered your address.',
      ],
    }),
  },
});
