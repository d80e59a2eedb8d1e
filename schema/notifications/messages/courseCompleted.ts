import { defineMessage } from '../message';
import { coursePayload, toCoursePath } from './coursePayload';

/** To a student whose progress reaches 100 percent. */
export const courseCompletedMessage = defineMessage({
  kind: 'course_completed',
  label: { ar: 'إكمال دورة', en: 'Course completed' },
  roles: ['student'],
  inApp: 'on',
  byEmail: 'on',
  payload: coursePayload,
  path: toCoursePath,
  text: {
    ar: ({ titleAr }) => ({
      subject: `أكملت دورة «${titleAr}»`,
      paragraphs: ['تهانينا! أنهيت كل دروس الدورة.', 'رأيك يساعد من يفكّر في الالتحاق بها: يمكنك تقييمها في صفحتها.'],
      action: 'تقييم الدورة',
    }),
    en: ({ title }) => ({
      subject: `You completed “${title}”`,
      paragraphs: [
        'Congratulations! You have finished all lessons of the course.',
        'Your opinion helps others to choose: you can review the course on its page.',
      ],
      action: 'Review the course',
    }),
  },
});
