import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { CourseType } from '../catalog/course';
import { pageSizes } from '../contract/pageSizes';
import { builder } from '../core/builder';
import { fetchInIdOrder } from '../paging/offsetPagination';
import { EnrollmentType } from '../learning/enrollment';
import { isStuckSql } from '../learning/stuckEnrollments';
import { ReviewType } from '../reviews/review';
import {
  parseStudioArgs,
  resolveStudioScope,
  studioArgs,
  studioScopeSql,
  type StudioScope,
} from '../studio/studioScope';
import { countDrafts } from './waitingCounts';

const { listed, newDays, waitingCount } = pageSizes.office;

type Ids = { id: number }[];

const countField = {
  description: `Number of all rows, counted up to ${waitingCount}: ${waitingCount + 1} stands for any larger number.`,
};

const OverviewEnrollmentsType = builder.objectRef<Ids>('OverviewEnrollments').implement({
  description: "Enrollments in a trainer's courses that deserve a look.",
  fields: (t) => ({
    count: t.int({ ...countField, resolve: (ids) => ids.length }),
    rows: t.prismaField({
      type: [EnrollmentType],
      description: `The newest, at most ${listed}.`,
      resolve: (query, ids, _args, { db }) =>
        fetchInIdOrder(ids.slice(0, listed), (where) => db.enrollment.findMany({ ...query, where })),
    }),
  }),
});

const OverviewReviewsType = builder.objectRef<Ids>('OverviewReviews').implement({
  description: "Reviews of a trainer's courses that deserve a look.",
  fields: (t) => ({
    count: t.int({ ...countField, resolve: (ids) => ids.length }),
    rows: t.prismaField({
      type: [ReviewType],
      description: `The newest, at most ${listed}.`,
      resolve: (query, ids, _args, { db }) =>
        fetchInIdOrder(ids.slice(0, listed), (where) => db.review.findMany({ ...query, where })),
    }),
  }),
});

const take = waitingCount + 1;

const findStuck = (db: PrismaClient, scope: StudioScope): Promise<Ids> => db.$queryRaw<Ids>`
  SELECT e."id" FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId"
  WHERE ${studioScopeSql(scope)} AND ${isStuckSql}
  ORDER BY e."lastActivityAt" DESC, e."id" DESC LIMIT ${take}`;

const findNewEnrollments = (db: PrismaClient, scope: StudioScope): Promise<Ids> => db.$queryRaw<Ids>`
  SELECT e."id" FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId"
  WHERE ${studioScopeSql(scope)} AND e."status" <> 'pending_payment' AND e."enrolledAt" >= ${daysAgo(newDays)}
  ORDER BY e."enrolledAt" DESC, e."id" DESC LIMIT ${take}`;

const daysAgo = (days: number): Prisma.Sql => Prisma.sql`now() - make_interval(days => ${days}::int)`;

const TrainerOverviewType = builder.objectRef<StudioScope & { trainerId: number }>('TrainerOverview').implement({
  description: 'What a trainer needs to know first.',
  fields: (t) => ({
    stuckEnrollments: t.field({
      type: OverviewEnrollmentsType,
      description: 'Enrollments of learners who are stuck, as `GradeBookRow.stuck`, the latest activity first.',
      resolve: (scope, _args, { db }) => findStuck(db, scope),
    }),
    newEnrollments: t.field({
      type: OverviewEnrollmentsType,
      description: `Enrollments of the last ${newDays} days, newest first.`,
      resolve: (scope, _args, { db }) => findNewEnrollments(db, scope),
    }),
    newReviews: t.field({
      type: OverviewReviewsType,
      description: `Reviews of the last ${newDays} days, newest first.`,
      resolve: ({ trainerId }, _args, { db }) => db.$queryRaw<Ids>`
        SELECT "id" FROM "reviews" WHERE "trainerId" = ${trainerId} AND "createdAt" >= ${daysAgo(newDays)}
        ORDER BY "createdAt" DESC, "id" DESC LIMIT ${take}`,
    }),
    draftCount: t.int({
      description: `Number of courses that were never published. ${countField.description}`,
      resolve: ({ trainerId }, _args, { db }) => countDrafts(db, trainerId),
    }),
    drafts: t.prismaField({
      type: [CourseType],
      description: `Courses that were never published, the latest change first, at most ${listed}.`,
      resolve: (query, { trainerId }, _args, { db }) =>
        db.course.findMany({
          ...query,
          where: { trainerId, isPublished: false, firstPublishedAt: null },
          orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
          take: listed,
        }),
    }),
  }),
});

builder.queryField('trainerOverview', (t) =>
  t.withAuth({ can: 'studio:read' }).field({
    type: TrainerOverviewType,
    description: 'Learners, reviews and drafts of one trainer; without `trainerId` of the signed-in person.',
    args: studioArgs,
    resolve: (_root, args, { viewer }) => {
      const requested = parseStudioArgs(args).trainerId ?? viewer.id;
      const { trainerId = viewer.id } = resolveStudioScope(viewer, { trainerId: requested });
      return { trainerId };
    },
  }),
);
