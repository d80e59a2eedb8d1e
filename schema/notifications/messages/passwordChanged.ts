import { z } from 'zod';
import { accountPaths } from '../../contract/urls';
import { defineMessage } from '../message';

/** To the owner of an account after every change of its password. */
export const passwordChangedMessage = defineMessage({
  kind: 'password_changed',
  label: { ar: 'تغيير كلمة المرور', en: 'Changed password' },
  roles: [],
  inApp: 'always',
  byEmail: 'always',
  payload: z.object({}),
  path: () => accountPaths.forgotPassword,
  text: {
    ar: () => ({
      subject: 'تغيّرت كلمة مرور حسابك',
      paragraphs: [
        'إذا كنت أنت من غيّرها فلا يلزمك شيء.',
        'وإذا لم تكن أنت، فعيّن الآن كلمة مرور جديدة: تنتهي بذلك كل الجلسات المفتوحة.',
      ],
      action: 'تعيين كلمة مرور جديدة',
    }),
    en: () => ({
      subject: 'The password of your account was changed',
      paragraphs: [
        'If you changed it, there is nothing to do.',
        'If it was not you, set a new password now. This ends all open sessions.',
      ],
      action: 'Set a new password',
    }),
  },
});
