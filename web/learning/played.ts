import type { CoursePlayerQuery } from './__generated__/CoursePlayer';

export type PlayedCourse = NonNullable<CoursePlayerQuery['course']>;
export type PlayedLesson = PlayedCourse['lessons'][number];
export type PlayedEnrollment = NonNullable<PlayedCourse['myEnrollment']>;
