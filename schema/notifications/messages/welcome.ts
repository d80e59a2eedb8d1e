import { z } from 'zod';
import { dashboardPath, roles } from '../../contract/permissions';
import { siteInfo } from '../../contract/siteInfo';
import { defineMessage } from '../message';

/** To a new account. */
export const welcomeMessage = defineMessage({
  kind: 'welcome',
  label: { ar: 'الترحيب', en: 'Welcome' },
  roles: [],
  inApp: 'always',
  byEmail: 'always',
  payload: z.object({ role: z.enum(roles) }),
  path: ({ role }) => dashboardPath(role),
  text: {
    ar: () => ({
      subject: `أهلًا بك في ${siteInfo.name.ar}`,
      paragraphs: ['من لوحتك تتابع دوراتك وتقدّمك.', 'وفي صفحة حسابك تغيّر معلوماتك وتختار الرسائل التي تصلك ولغتها.'],
      action: 'فتح لوحتي',
    }),
    en: () => ({
      subject: `Welcome to ${siteInfo.name.en}`,
      paragraphs: [
        'Your dashboard shows your courses and your progress.',
        'On your account page you change your details and choose which messages you get, and in which language.',
      ],
      action: 'Open my dashboard',
    }),
  },
});
