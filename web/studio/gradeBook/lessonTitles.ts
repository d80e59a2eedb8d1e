import { localizeFieldWithLang, type Language } from '../../language';
import type { GradeBookLessonFragment, GradeBookRowFragment } from './__generated__/gradeBook';

export type Lessons = readonly GradeBookLessonFragment[];

export const lessonTitle = (lesson: Pick<GradeBookLessonFragment, 'title' | 'titleAr'>, language: Language) =>
  localizeFieldWithLang(lesson, 'title', language);

/** What the learner of a row has reached in a lesson; undefined for nothing. */
export const findResult = ({ results }: GradeBookRowFragment, lessonId: string) =>
  results.find((result) => result.lessonId === lessonId);
