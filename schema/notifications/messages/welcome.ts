import { z } from 'zod';
import { dashboardPath, roles, type Role } from '../../contract/permissions';
import type { Language } from '../../contract/languages';
import { siteInfo } from '../../contract/siteInfo';
import { defineMessage } from '../message';

/** What the first page of a role is called, and what it is for. */
const starts: Record<Role, Record<Language, string>> = {
  student: {
    ar: 'في صفحة «تعلّمي» تتابع دوراتك وتقدّمك.',
    en: 'The page “My learning” shows your courses and your progress.',
  },
  trainer: {
    ar: 'في «استوديو المدرّب» تنشئ دوراتك وتتابع طلابك.',
    en: 'In “My studio” you create your courses and follow your students.',
  },
  admin: {
    ar: 'من «لوحة الإدارة» تدير الموقع ومستخدميه.',
    en: 'In the admin panel you run the site.',
  },
};

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
    ar: ({ role }) => ({
      subject: `أهلًا بك في ${siteInfo.name.ar}`,
      paragraphs: [starts[role].ar, 'وفي صفحة حسابك تغيّر معلوماتك وتختار الرسائل التي تصلك ولغتها.'],
      action: 'البدء من هنا',
    }),
    en: ({ role }) => ({
      subject: `Welcome to ${siteInfo.name.en}`,
      paragraphs: [
        starts[role].en,
        'On your account page you change your details and choose which messages you get, and in which language.',
      ],
      action: 'Start here',
    }),
  },
});
