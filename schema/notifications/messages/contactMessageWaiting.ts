import { z } from 'zod';
import { defineMessage } from '../message';

/** To admins when the contact form was sent. */
export const contactMessageWaitingMessage = defineMessage({
  kind: 'contact_message_waiting',
  label: { ar: 'رسالة من نموذج الاتصال', en: 'Message from the contact form' },
  roles: ['admin'],
  inApp: 'on',
  byEmail: 'on',
  payload: z.object({}),
  path: () => '/dashboard/admin/messages',
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
