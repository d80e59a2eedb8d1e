import type { LessonKind } from './lessonKinds';

interface LessonTitles {
  title: string;
  titleAr: string;
}

const placeholderWords = {
  content: { title: 'Lesson', titleAr: 'الدرس' },
  quiz: { title: 'Quiz', titleAr: 'الاختبار' },
} as const satisfies Record<LessonKind, LessonTitles>;

/** The titles of a lesson that was just added, which its trainer replaces. */
export function placeholderTitles(kind: LessonKind, number: number): LessonTitles {
  const { title, titleAr } = placeholderWords[kind];
  return { title: `${title} ${number}`, titleAr: `${titleAr} ${number}` };
}

const anyWord = Object.values(placeholderWords).flatMap((words) => Object.values(words));
const placeholderPattern = new RegExp(String.raw`^(?:${anyWord.join('|')}) \d+$`);

export const isPlaceholderTitle = (title: unknown): boolean =>
  typeof title === 'string' && placeholderPattern.test(title.trim());

/** Titles as the editor checks them. The server accepts what a client has sent, such as "Lesson 1". */
export const withoutPlaceholderTitles = <Lesson extends LessonTitles>(lesson: Lesson): Lesson => ({
  ...lesson,
  title: isPlaceholderTitle(lesson.title) ? '' : lesson.title,
  titleAr: isPlaceholderTitle(lesson.titleAr) ? '' : lesson.titleAr,
});
