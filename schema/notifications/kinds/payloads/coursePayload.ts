import { z } from 'zod';
import { coursePath } from '../../../contract/site/urls';

export const coursePayload = z.object({ courseId: z.number(), title: z.string(), titleAr: z.string() });

type CoursePayload = z.output<typeof coursePayload>;

export const toCoursePath = ({ courseId }: CoursePayload): string => coursePath(courseId);

/** Payload columns for `notificationSql`; `c` is the alias of the table "courses". */
export const coursePayloadSql = { courseId: 'c."id"', title: 'c."title"', titleAr: 'c."titleAr"' } as const;
