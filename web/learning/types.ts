import type { CoursePlayerQuery } from './__generated__/CoursePlayer';

export type PlayerCourse = NonNullable<CoursePlayerQuery['course']>;
export type PlayerLesson = PlayerCourse['lessons'][number];
export type PlayerEnrollment = NonNullable<PlayerCourse['myEnrollment']>;
