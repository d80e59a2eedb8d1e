import { z } from 'zod';
import { certificatesPath } from '../../contract/site/urls';
import { defineNotification, pluralize } from '../defineNotification';
import { coursePayload, toCoursePath } from './payloads/coursePayload';

export const enrolledNotification = defineNotification({
  kind: 'enrolled',
  label: { ar: 'التسجيل في دورة', en: 'Enrollment in a course' },
  roles: ['student'],
  inApp: 'on',
  byEmail: 'on',
  isBatched: true,
  payload: coursePayload,
  path: toCoursePath,
  text: {
    ar: ({ titleAr }) => ({
      subject: `سُجّل اسمك في دورة «${titleAr}»`,
      paragraphs: ['يمكنك البدء بالدرس الأول الآن، ومتابعة التعلّم في أي وقت.'],
      action: 'فتح الدورة',
    }),
    en: ({ title }) => ({
      subject: `You are enrolled in “${title}”`,
      paragraphs: ['You can start with the first lesson now and continue at any time.'],
      action: 'Open the course',
    }),
  },
});

export const newLessonNotification = defineNotification({
  kind: 'new_lesson',
  label: { ar: 'دروس جديدة في دوراتك', en: 'New lessons in your courses' },
  roles: ['student'],
  inApp: 'on',
  byEmail: 'on',
  isBatched: true,
  payload: coursePayload.extend({ lessons: z.number() }),
  path: toCoursePath,
  text: {
    ar: ({ titleAr, lessons }) => ({
      subject: `${pluralize('ar', lessons, {
        one: 'درس جديد',
        two: 'درسان جديدان',
        few: '# دروس جديدة',
        many: '# درسًا جديدًا',
        other: '# درس جديد',
      })} في دورة «${titleAr}»`,
      paragraphs: [
        pluralize('ar', lessons, {
          one: 'أضاف المدرّب درسًا إلى دورة سجّلت فيها.',
          two: 'أضاف المدرّب درسين إلى دورة سجّلت فيها.',
          other: 'أضاف المدرّب دروسًا إلى دورة سجّلت فيها.',
        }),
      ],
      action: 'فتح الدورة',
    }),
    en: ({ title, lessons }) => ({
      subject: `${pluralize('en', lessons, { one: 'New lesson', other: '# new lessons' })} in “${title}”`,
      paragraphs: [
        pluralize('en', lessons, {
          one: 'The trainer has added a lesson to a course that you are enrolled in.',
          other: 'The trainer has added lessons to a course that you are enrolled in.',
        }),
      ],
      action: 'Open the course',
    }),
  },
});

/** In one paragraph: a notification on the site shows the first one only. */
const nameNeeded = {
  ar: 'تهانينا! أكّد كتابة اسمك بالحروف العربية واللاتينية لتصدر شهادتك.',
  en: 'Congratulations! Confirm your name in Arabic and in Latin letters to get your certificate.',
};
const reviewPrompt = {
  ar: 'رأيك يساعد من يفكّر في الالتحاق بها: يمكنك تقييمها في صفحتها.',
  en: 'Your opinion helps others to choose: you can review the course on its page.',
};

/** To a student whose progress reaches 100 percent, unless the certificate itself is sent. */
export const courseCompletedNotification = defineNotification({
  kind: 'course_completed',
  label: { ar: 'إتمام دورة', en: 'Course completed' },
  roles: ['student'],
  inApp: 'on',
  byEmail: 'on',
  isBatched: true,
  payload: coursePayload.extend({ awaitsName: z.boolean().default(false) }),
  path: (payload) => (payload.awaitsName ? certificatesPath : toCoursePath(payload)),
  text: {
    ar: ({ titleAr, awaitsName }) => ({
      subject: `أتممت دورة «${titleAr}»`,
      paragraphs: awaitsName ? [nameNeeded.ar] : ['تهانينا! أنهيت كل دروس الدورة.', reviewPrompt.ar],
      action: awaitsName ? 'تأكيد الاسم' : 'تقييم الدورة',
    }),
    en: ({ title, awaitsName }) => ({
      subject: `You completed “${title}”`,
      paragraphs: awaitsName
        ? [nameNeeded.en]
        : ['Congratulations! You have finished all lessons of the course.', reviewPrompt.en],
      action: awaitsName ? 'Confirm the name' : 'Review the course',
    }),
  },
});
