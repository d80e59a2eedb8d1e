import { z } from 'zod';
import { certificatesPath } from '../../contract/urls';
import { defineMessage } from '../message';
import { coursePayload, toCoursePath } from './coursePayload';

/** In one paragraph: a notification on the site shows the first one only. */
const nameNeeded = {
  ar: 'تهانينا! أكّد كتابة اسمك بالحروف العربية واللاتينية لتصدر شهادتك.',
  en: 'Congratulations! Confirm your name in Arabic and in Latin letters to get your certificate.',
};
const reviewInvitation = {
  ar: 'رأيك يساعد من يفكّر في الالتحاق بها: يمكنك تقييمها في صفحتها.',
  en: 'Your opinion helps others to choose: you can review the course on its page.',
};

/** To a student whose progress reaches 100 percent, unless the certificate itself is sent. */
export const courseCompletedMessage = defineMessage({
  kind: 'course_completed',
  label: { ar: 'إتمام دورة', en: 'Course completed' },
  roles: ['student'],
  inApp: 'on',
  byEmail: 'on',
  payload: coursePayload.extend({ awaitsName: z.boolean().default(false) }),
  path: (payload) => (payload.awaitsName ? certificatesPath : toCoursePath(payload)),
  text: {
    ar: ({ titleAr, awaitsName }) => ({
      subject: `أتممت دورة «${titleAr}»`,
      paragraphs: awaitsName ? [nameNeeded.ar] : ['تهانينا! أنهيت كل دروس الدورة.', reviewInvitation.ar],
      action: awaitsName ? 'تأكيد الاسم' : 'تقييم الدورة',
    }),
    en: ({ title, awaitsName }) => ({
      subject: `You completed “${title}”`,
      paragraphs: awaitsName
        ? [nameNeeded.en]
        : ['Congratulations! You have finished all lessons of the course.', reviewInvitation.en],
      action: awaitsName ? 'Confirm the name' : 'Review the course',
    }),
  },
});
