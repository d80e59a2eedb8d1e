import { z } from 'zod';
import { attemptPath } from '../../contract/site/urls';
import { defineNotification } from '../defineNotification';
import { coursePayload } from './payloads/coursePayload';

const correctionPayload = coursePayload.extend({
  lessonId: z.number(),
  lessonTitle: z.string(),
  lessonTitleAr: z.string(),
  attemptId: z.number(),
  percent: z.number(),
  isPassed: z.boolean(),
  isNewPass: z.boolean(),
});

/** To a learner whose result changed, once for a correction and a quiz. The percentage is shown after each attempt. */
export const resultCorrectedNotification = defineNotification({
  kind: 'result_corrected',
  label: { ar: 'تصحيح نتيجة اختبار', en: 'Correction of a quiz result' },
  roles: ['student'],
  inApp: 'on',
  byEmail: 'on',
  isBatched: true,
  payload: correctionPayload,
  path: attemptPath,
  text: {
    ar: ({ titleAr, lessonTitleAr, percent, isPassed, isNewPass }) => ({
      subject: isNewPass
        ? `نجحت في اختبار «${lessonTitleAr}» بعد تصحيح سؤال`
        : `صُحّحت نتيجتك في اختبار «${lessonTitleAr}»`,
      paragraphs: [
        isNewPass
          ? 'صحّح المدرّب سؤالًا أجبت عنه، فصارت محاولتك ناجحة.'
          : `صحّح المدرّب سؤالًا أجبت عنه، فتغيّرت نتيجتك.${isPassed ? ' تبقى محاولتك ناجحة.' : ''}`,
      ],
      details: [
        ['الدورة', titleAr],
        ['النتيجة الآن', `${percent}%`],
      ],
      action: 'عرض النتيجة',
    }),
    en: ({ title, lessonTitle, percent, isPassed, isNewPass }) => ({
      subject: isNewPass
        ? `You passed “${lessonTitle}” after a correction`
        : `Your result in “${lessonTitle}” was corrected`,
      paragraphs: [
        isNewPass
          ? 'The trainer corrected a question that you answered, and your attempt is now passed.'
          : `The trainer corrected a question that you answered, and your result changed.${isPassed ? ' Your attempt stays passed.' : ''}`,
      ],
      details: [
        ['Course', title],
        ['Result now', `${percent}%`],
      ],
      action: 'View the result',
    }),
  },
});
