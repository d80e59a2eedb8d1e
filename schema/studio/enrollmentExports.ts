import { Prisma } from '../../prisma/generated/client';
import { adminSearchFilter } from '../core/adminSearch';
import { readInBatches, type ExportSource } from '../core/exportBatches';
import { studentNameConditions } from './studioEnrollments';
import { resolveStudioScope, studioScopeSql } from './studioScope';

interface EnrollmentExportFilter {
  /** Enrollments in this course only. */
  courseId?: number | undefined;
  /** Words that all occur in the student's fields: for admins in any, for trainers in the name. */
  search?: string | undefined;
}

interface AdminEnrollmentExportFilter extends EnrollmentExportFilter {
  /** Enrollments of this student only. */
  studentId?: number | undefined;
}

interface StudioEnrollmentExportFilter extends EnrollmentExportFilter {
  /** For admins: enrollments in the courses of this trainer only. */
  trainerId?: number | undefined;
}

const studioColumns = {
  ...{ id: true, status: true, progress: true, enrolledAt: true, lastActivityAt: true, completedAt: true },
  course: { select: { titleAr: true } },
  student: { select: { firstName: true, lastName: true } },
} satisfies Prisma.EnrollmentSelect;
/** Contact data of students is for admins alone. */
const adminColumns = {
  ...studioColumns,
  student: { select: { firstName: true, lastName: true, email: true, phone: true } },
} satisfies Prisma.EnrollmentSelect;

type ExportedEnrollment = Prisma.EnrollmentGetPayload<{ select: typeof adminColumns }>;
export type StudioExportedEnrollment = Prisma.EnrollmentGetPayload<{ select: typeof studioColumns }>;

const sorting = {
  sortFields: ['enrolledAt'] as const,
  defaultSort: ['enrolledAt', 'desc'] as const,
};

/** All enrollments with their progress, for admins. */
export const enrollmentExport: ExportSource<AdminEnrollmentExportFilter, 'enrolledAt', ExportedEnrollment> = {
  ...sorting,
  permission: 'user:manage',
  fetchBatches: ({ db }, { courseId, studentId, search, sort, direction }) =>
    readInBatches(
      () =>
        db.enrollment.findMany({
          select: { id: true },
          where: { courseId, studentId, student: { AND: adminSearchFilter<Prisma.UserWhereInput>(search) } },
          orderBy: [{ [sort]: direction }, { id: direction }],
        }),
      (where) => db.enrollment.findMany({ select: adminColumns, where }),
    ),
};

/** Enrollments in the trainer's own courses; admins get those of any trainer. */
export const studioEnrollmentExport: ExportSource<
  StudioEnrollmentExportFilter,
  'enrolledAt',
  StudioExportedEnrollment
> = {
  ...sorting,
  permission: 'studio:read',
  fetchBatches: ({ db, viewer }, { courseId, trainerId, search, direction }) =>
    readInBatches(
      () => {
        const scope = resolveStudioScope(viewer, { trainerId, courseId });
        const conditions = Prisma.join([studioScopeSql(scope), ...studentNameConditions(search)], ' AND ');
        const order = direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
        return db.$queryRaw<{ id: number }[]>`
        SELECT e."id" FROM "enrollments" e
        JOIN "courses" c ON c."id" = e."courseId" JOIN "users" u ON u."id" = e."studentId"
        WHERE ${conditions} ORDER BY e."enrolledAt" ${order}, e."id" ${order}`;
      },
      (where) => db.enrollment.findMany({ select: studioColumns, where }),
    ),
};
