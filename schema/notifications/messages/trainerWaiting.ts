import { z } from 'zod';
import { defineMessage } from '../message';

/** To admins when a trainer has registered and the setting TRAINER_APPROVAL is on. */
export const trainerWaitingMessage = defineMessage({
  kind: 'trainer_waiting',
  label: { ar: 'مدرّب في انتظار الاعتماد', en: 'Trainer waiting for approval' },
  roles: ['admin'],
  inApp: 'on',
  byEmail: 'on',
  payload: z.object({}),
  path: () => '/dashboard/admin?tab=users',
  text: {
    ar: () => ({
      subject: 'مدرّب جديد في انتظار الاعتماد',
      paragraphs: ['أنشأ مدرّب حسابًا. لا يمكنه نشر دوراته قبل اعتماد حسابه.'],
      action: 'عرض المستخدمين',
    }),
    en: () => ({
      subject: 'A new trainer is waiting for approval',
      paragraphs: ['A trainer has created an account and cannot publish courses before approval.'],
      action: 'See the users',
    }),
  },
});
