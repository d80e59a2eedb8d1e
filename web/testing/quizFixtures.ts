import type { QuestionKind, QuestionResponse } from '../../schema/contract/grading/questions/question';
import { parseRichText } from '../../schema/richText/parseRichText';

const bilingual = (text: string, textAr = '') => ({
  text,
  textAr,
  textBlocks: parseRichText(text),
  textBlocksAr: parseRichText(textAr),
});

export const optionFixture = (id: string, text: string, textAr = '') => ({ id, ...bilingual(text, textAr) });

interface QuestionTexts {
  text?: string;
  textAr?: string;
}

/** A question of an attempt; the fields of its kind are overrides. */
export const attemptQuestionFixture = (
  kind: QuestionKind,
  { text = 'What first?', textAr = 'ماذا أولًا؟', ...overrides }: QuestionTexts & Record<string, unknown> = {},
) => ({
  position: 1,
  kind,
  points: 2,
  isCritical: false,
  ...bilingual(text, textAr),
  options: null,
  targets: null,
  units: null,
  picture: null,
  places: null,
  response: null as QuestionResponse | null,
  seq: 0,
  savedAt: null,
  review: null,
  ...overrides,
});

export const reviewFixture = (overrides: Record<string, unknown> = {}) => ({
  verdict: 'right',
  numerator: 1,
  denominator: 1,
  isCredited: false,
  correctResponse: null,
  explanationBlocks: [],
  explanationBlocksAr: [],
  notes: [],
  ...overrides,
});

export const attemptFixture = (overrides: Record<string, unknown> = {}) => ({
  id: 12,
  lessonId: 4,
  number: 1,
  state: 'open',
  startedAt: new Date('2026-05-01T09:00:00Z'),
  deadlineAt: new Date('2026-05-01T09:30:00Z'),
  remainingSeconds: 1450,
  savedAt: null,
  submittedAt: null,
  lateAcceptedAt: null,
  passPercent: 70,
  maxPoints: 20,
  score: null,
  percent: null,
  criticalMissed: null,
  isRevealed: false,
  topics: null,
  questions: [],
  ...overrides,
});

export const quizFixture = (overrides: Record<string, unknown> = {}) => ({
  lessonId: 4,
  passPercent: 70,
  attemptsAllowed: 3,
  pauseMinutes: 360,
  timeLimitForMe: 1800,
  reveal: 'after_last',
  questionCount: 20,
  maxPoints: 25,
  criticalCount: 1,
  canStart: true,
  attemptsLeft: 3,
  nextAttemptAt: null,
  myAttempts: [],
  ...overrides,
});

/** A course with a lesson and a quiz (4), in which the viewer is enrolled. */
export const quizCourseFixture = (enrollment: Record<string, unknown> = {}) => {
  const lesson = (id: number, kind: string) => ({
    id,
    kind,
    title: `Lesson ${id}`,
    titleAr: `درس ${id}`,
    duration: 10,
    isPublished: true,
    isRequired: true,
    isPreview: false,
    sectionId: 1,
    lockedBy: null,
    hasVideo: false,
    contentBlocks: parseRichText(`Body of ${id}`),
    contentBlocksAr: [],
    videoUrl: null,
    attachments: [],
    captions: [],
    myProgress: null,
  });
  return {
    id: 7,
    title: 'Batteries',
    titleAr: 'بطاريات',
    trainerId: 2,
    prerequisites: [],
    sections: [{ id: 1, title: '', titleAr: '' }],
    lessons: [lesson(3, 'content'), lesson(4, 'quiz'), lesson(5, 'content')],
    myEnrollment: {
      id: 1,
      status: 'in_progress',
      progress: 50,
      completedLessons: ['3'],
      owedLessons: [],
      withdrawnLessons: [],
      completedAt: null,
      certificateIssued: false,
      certificate: null,
      nextLesson: null,
      payment: null,
      ...enrollment,
    },
  };
};
