import type { CoursePlayerQuery } from '../data/generated/learning';

export type PlayedCourse = NonNullable<CoursePlayerQuery['course']>;
export type PlayedLesson = PlayedCourse['lessons'][number];
export type PlayedEnrollment = NonNullable<PlayedCourse['myEnrollment']>;
