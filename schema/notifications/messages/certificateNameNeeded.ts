import { z } from 'zod';
import { certificatesPath } from '../../contract/urls';
import { defineMessage } from '../message';

/** To a student with certificates that await the spelling of the name. */
export const certificateNameNeededMessage = defineMessage({
  kind: 'certificate_name_needed',
  label: { ar: 'تأكيد الاسم على الشهادة', en: 'Name on the certificate' },
  roles: ['student'],
  inApp: 'always',
  byEmail: 'on',
  payload: z.object({}),
  path: () => certificatesPath,
  text: {
    ar: () => ({
      subject: 'شهادتك تنتظر تأكيد اسمك',
      paragraphs: ['أتممت دورة لها شهادة. أكّد كتابة اسمك بالحروف العربية واللاتينية لتصدر الشهادة.'],
      action: 'تأكيد الاسم',
    }),
    en: () => ({
      subject: 'Your certificate awaits the spelling of your name',
      paragraphs: [
        'You completed a course that has a certificate. Confirm your name in Arabic and in Latin letters to get it.',
      ],
      action: 'Confirm the name',
    }),
  },
});
