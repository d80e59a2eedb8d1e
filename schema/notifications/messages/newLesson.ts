import { z } from 'zod';
import { defineMessage, pluralize } from '../message';
import { coursePayload, toCoursePath } from './coursePayload';

/** To the students of a published course with new lessons. */
export const newLessonMessage = defineMessage({
  kind: 'new_lesson',
  label: { ar: 'دروس جديدة في دوراتك', en: 'New lessons in your courses' },
  roles: ['student'],
  inApp: 'on',
  byEmail: 'on',
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
