import type { LessonKind } from './lessonKinds';

interface LessonTitles {
  title: string;
  titleAr: string;
}

/** Placeholder titles of a new lesson. */
export const placeholderTitles = (kind: LessonKind, number: number): LessonTitles =>
  kind === 'quiz'
    ? { title: `Quiz ${number}`, titleAr: `الاختبار ${number}` }
    : { title: `Lesson ${number}`, titleAr: `الدرس ${number}` };

export const isPlaceholderTitle = (title: unknown): boolean =>
  typeof title === 'string' && /^(Lesson|Quiz|الدرس|الاختبار) \d+$/.test(title.trim());

/** Titles as the editor checks them. The server accepts what a client has sent, such as "Lesson 1". */
export const withoutPlaceholderTitles = <Lesson extends LessonTitles>(lesson: Lesson): Lesson => ({
  ...lesson,
  title: isPlaceholderTitle(lesson.title) ? '' : lesson.title,
  titleAr: isPlaceholderTitle(lesson.titleAr) ? '' : lesson.titleAr,
});
