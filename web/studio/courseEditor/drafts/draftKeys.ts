export const courseDraftKey = 'course';
export const outlineDraftKey = 'outline';
export const lessonDraftKey = (id: string) => `lesson-${id}` as const;
export const quizDraftKey = (lessonId: string) => `quiz-${lessonId}` as const;
export const questionDraftKey = (id: string) => `question-${id}` as const;

const sectionKeyStart = 'section-';
export const sectionDraftKey = (id: string) => `${sectionKeyStart}${id}` as const;
/** Null for other keys. */
export const sectionIdOfKey = (key: string): string | null =>
  key.startsWith(sectionKeyStart) ? key.slice(sectionKeyStart.length) : null;

const newLessonStart = 'new-';
export const lessonIdOfDraftKey = (key: string): string => key.slice(lessonDraftKey('').length);
/** Start of the keys of lessons that the server has not created yet. */
export const newLessonKeyStart = lessonDraftKey(newLessonStart);
export const isNewLessonId = (id: string): boolean => id.startsWith(newLessonStart);

/** The id of a lesson until the server has created it. */
export const createNewLessonId = (): string => `${newLessonStart}${crypto.randomUUID()}`;
/** The UUID in the id of a new lesson, by which the server recognizes a repeated request. */
export const clientKeyOf = (newLessonId: string): string => newLessonId.slice(newLessonStart.length);
