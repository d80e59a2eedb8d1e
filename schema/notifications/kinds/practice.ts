import { z } from 'zod';
import { practicePath } from '../../contract/site/urls';
import { defineNotification, pluralize } from '../defineNotification';
import { coursePayload } from './payloads/coursePayload';

/** To students with due questions, once a week: of all their courses the one with the most. */
export const practiceDueNotification = defineNotification({
  kind: 'practice_due',
  label: { ar: 'أسئلة التمرّن الأسبوعية', en: 'Weekly questions to practice' },
  roles: ['student'],
  inApp: 'on',
  byEmail: 'on',
  isBatched: true,
  payload: coursePayload.extend({ questions: z.number(), otherCourses: z.number() }),
  path: ({ courseId }) => practicePath(courseId),
  text: {
    ar: ({ titleAr, questions, otherCourses }) => ({
      subject: `${pluralize('ar', questions, {
        one: 'سؤال واحد',
        two: 'سؤالان',
        few: '# أسئلة',
        other: '# سؤالًا',
      })} للتمرّن من «${titleAr}»`,
      paragraphs: [
        'دقيقتان تكفيان لتبقى معلوماتك حاضرة. لا يُنقص التمرّن من علامتك ولا من شهادتك شيئًا.',
        ...(otherCourses > 0 ? ['تنتظرك أسئلة من دورات أخرى أيضًا، وتجدها في صفحة «تعلّمي».'] : []),
      ],
      action: 'بدء التمرّن',
    }),
    en: ({ title, questions, otherCourses }) => ({
      subject: `${pluralize('en', questions, { one: 'A question', other: '# questions' })} to practice from “${title}”`,
      paragraphs: [
        'Two minutes keep what you learned fresh. Practice never counts against your score or your certificate.',
        ...(otherCourses > 0 ? ['Questions of other courses wait, too: the page “My learning” lists them.'] : []),
      ],
      action: 'Practice now',
    }),
  },
});
