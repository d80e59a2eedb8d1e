import { z } from 'zod';
import { threadInboxPath, threadPath } from '../../contract/site/urls';
import { defineNotification } from '../defineNotification';
import { coursePayload } from './payloads/coursePayload';

/** Without the text: notifications outlive what their authors delete. */
const threadPayload = coursePayload.extend({
  threadId: z.number(),
  lessonId: z.number(),
  lessonTitle: z.string(),
  lessonTitleAr: z.string(),
});

/** To the trainer of a course when a learner asks, or adds something to an answered question. The daily summary counts them. */
export const threadAskedNotification = defineNotification({
  kind: 'thread_asked',
  label: { ar: 'سؤال عن درس في دوراتك', en: 'Question about a lesson of yours' },
  roles: ['trainer'],
  inApp: 'on',
  byEmail: 'off',
  isBatched: true,
  payload: threadPayload,
  path: ({ threadId }) => threadInboxPath(threadId),
  text: {
    ar: ({ titleAr, lessonTitleAr }) => ({
      subject: `سؤال عن درس «${lessonTitleAr}»`,
      paragraphs: ['سأل متعلّم عن هذا الدرس وينتظر جوابك.'],
      details: [['الدورة', titleAr]],
      action: 'قراءة السؤال والجواب عنه',
    }),
    en: ({ title, lessonTitle }) => ({
      subject: `Question about “${lessonTitle}”`,
      paragraphs: ['A learner asked about this lesson and waits for your answer.'],
      details: [['Course', title]],
      action: 'Read and answer',
    }),
  },
});

/** To the learner who asked, for each answer. */
export const threadAnsweredNotification = defineNotification({
  kind: 'thread_answered',
  label: { ar: 'جواب عن سؤال طرحته', en: 'Answer to a question of yours' },
  roles: ['student'],
  inApp: 'on',
  byEmail: 'on',
  isBatched: true,
  payload: threadPayload.extend({ isByTrainer: z.boolean() }),
  path: threadPath,
  text: {
    ar: ({ titleAr, lessonTitleAr, isByTrainer }) => ({
      subject: `جواب عن سؤالك في درس «${lessonTitleAr}»`,
      paragraphs: [isByTrainer ? 'أجاب المدرّب عن سؤالك.' : 'كتب متعلّم آخر جوابًا عن سؤالك.'],
      details: [['الدورة', titleAr]],
      action: 'قراءة الجواب',
    }),
    en: ({ title, lessonTitle, isByTrainer }) => ({
      subject: `An answer to your question about “${lessonTitle}”`,
      paragraphs: [isByTrainer ? 'The trainer answered your question.' : 'Another learner answered your question.'],
      details: [['Course', title]],
      action: 'Read the answer',
    }),
  },
});
