import { z } from 'zod';
import { adminRecordPath } from '../../contract/site/urls';
import { defineNotification } from '../defineNotification';

/** To the address in the contact form. It quotes nothing: anyone can enter any address. */
export const contactReceivedNotification = defineNotification({
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

/** The office's reply, to the address in the contact form. Its texts are those that an admin wrote. */
export const contactReplyNotification = defineNotification({
  kind: 'contact_reply',
  label: { ar: 'رد على رسالتك', en: 'Reply to your message' },
  roles: [],
  inApp: 'never',
  byEmail: 'always',
  payload: z.object({ subject: z.string(), text: z.string() }),
  path: () => '/contact',
  text: {
    ar: ({ subject, text }) => ({ subject: `رد: ${subject}`, paragraphs: text.split(/\n+/) }),
    en: ({ subject, text }) => ({ subject: `Re: ${subject}`, paragraphs: text.split(/\n+/) }),
  },
});

/** To admins when the contact form was sent. */
export const contactMessageWaitingNotification = defineNotification({
  kind: 'contact_message_waiting',
  label: { ar: 'رسالة من نموذج الاتصال', en: 'Message from the contact form' },
  roles: ['admin'],
  inApp: 'on',
  byEmail: 'on',
  payload: z.object({
    /** Absent from notifications of earlier versions. */
    contactMessageId: z.number().optional(),
  }),
  path: ({ contactMessageId }) =>
    contactMessageId === undefined ? '/dashboard/admin/messages' : adminRecordPath('messages', contactMessageId),
  text: {
    ar: () => ({
      subject: 'رسالة جديدة من نموذج الاتصال',
      paragraphs: ['وصلت رسالة تنتظر الرد.'],
      action: 'قراءة الرسالة',
    }),
    en: () => ({
      subject: 'New message from the contact form',
      paragraphs: ['A message is waiting for a reply.'],
      action: 'Read the message',
    }),
  },
});
