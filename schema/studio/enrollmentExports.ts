import { nameColumns } from '../contract/text/names/displayName';
import { Prisma } from '../../prisma/generated/client';
import type { GradeBookState } from '../contract/gradeBook';
import { readInBatches, type ExportSource } from '../admin/exportBatches';
import { studioEnrollmentConditions } from './studioEnrollments';
import { resolveStudioScope } from './studioScope';

interface StudioEnrollmentExportFilter {
  courseId?: number | undefined;
  /** Words that all occur in the name of the student. */
  search?: string | undefined;
  state?: GradeBookState | undefined;
  /** For admins: enrollments in the courses of this trainer only. */
  trainerId?: number | undefined;
}

/** Without contact data, which is for admins alone. */
const studioColumns = {
  id: true,
  status: true,
  progress: true,
  enrolledAt: true,
  lastActivityAt: true,
  completedAt: true,
  course: { select: { title: true, titleAr: true } },
  student: { select: nameColumns },
} satisfies Prisma.EnrollmentSelect;

export type StudioExportedEnrollment = Prisma.EnrollmentGetPayload<{ select: typeof studioColumns }>;

/** Enrollments in the trainer's own courses; admins get those of any trainer. */
export const studioEnrollmentExport: ExportSource<
  StudioEnrollmentExportFilter,
  'enrolledAt',
  StudioExportedEnrollment
> = {
  sortFields: ['enrolledAt'],
  defaultSort: ['enrolledAt', 'desc'],
  permission: 'studio:read',
  fetchBatches: ({ db, viewer }, { courseId, trainerId, search, state, direction }) =>
    readInBatches(
      () => {
        const scope = resolveStudioScope(viewer, { trainerId, courseId });
        const conditions = studioEnrollmentConditions(scope, { search, state });
        const order = direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
        return db.$queryRaw<{ id: number }[]>`
        SELECT e."id" FROM "enrollments" e
        JOIN "courses" c ON c."id" = e."courseId" JOIN "users" u ON u."id" = e."studentId"
        WHERE ${conditions} ORDER BY e."enrolledAt" ${order}, e."id" ${order}`;
      },
      (where) => db.enrollment.findMany({ select: studioColumns, where }),
    ),
};
