import { z } from 'zod';
import { defineMessage } from '../message';

/** To a trainer after the approval by an admin. */
export const trainerApprovedMessage = defineMessage({
  kind: 'trainer_approved',
  label: { ar: 'اعتماد حسابك', en: 'Approval of your account' },
  roles: ['trainer'],
  inApp: 'always',
  byEmail: 'always',
  payload: z.object({}),
  path: () => '/dashboard/trainer',
  text: {
    ar: () => ({
      subject: 'اعتُمد حسابك للتدريب',
      paragraphs: ['يمكنك الآن نشر دوراتك ليلتحق بها الطلاب.'],
      action: 'عرض دوراتي',
    }),
    en: () => ({
      subject: 'Your trainer account is approved',
      paragraphs: ['You can publish your courses now, so that students can enroll.'],
      action: 'Open my courses',
    }),
  },
});
