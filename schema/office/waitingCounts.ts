import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { waitingTrainersSql } from '../accounts/waitingTrainers';
import { pageSizes } from '../contract/pageSizes';
import { hasAdminRights } from '../core/permissionProblem';
import { builder } from '../core/builder';
import type { Settings, SignedInContext } from '../core/context';
import { jobStateSql } from '../jobs/jobState';

const { waitingCount: max, lateDays } = pageSizes.office;

const waitingKinds = {
  proofs: { description: 'Payments whose proof is to be reviewed.' },
  refundRequests: { description: 'Refunds that were asked for.' },
  contactMessages: { description: 'Messages of the contact form that are not handled.' },
  reviews: { description: 'Reviews that are not approved.' },
  threads: {
    description: `Questions of learners without an answer: for a trainer those of their courses; for admins those that are older than ${lateDays} days.`,
  },
  threadReports: { description: 'Questions with a report that is not decided.' },
  trainers: { description: 'Active trainers without approval; none if the setting TRAINER_APPROVAL is off.' },
  failedJobs: { description: 'Background jobs whose attempts all failed.' },
  drafts: { description: "The trainer's courses that were never published." },
} as const;

type WaitingKind = keyof typeof waitingKinds;

export interface WaitingCount {
  kind: WaitingKind;
  count: number;
  oldestAt: Date | null;
  onlyId: number | null;
}

const WaitingKindType = builder.enumType('WaitingKind', {
  description: 'What waits for a person.',
  values: waitingKinds,
});

export const WaitingCountType = builder.objectRef<WaitingCount>('WaitingCount').implement({
  description: 'Number and age of what waits for a person.',
  fields: (t) => ({
    kind: t.expose('kind', { type: WaitingKindType, description: 'What waits.' }),
    count: t.exposeInt('count', {
      description: `Number of rows, counted up to ${max}: ${max + 1} stands for any larger number.`,
    }),
    oldestAt: t.expose('oldestAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the oldest waits; null if nothing waits.',
    }),
    onlyId: t.exposeID('onlyId', {
      nullable: true,
      description: 'Key of the row if exactly one waits; null otherwise, and for background jobs.',
    }),
  }),
});

builder.queryField('waitingCounts', (t) =>
  t.withAuth({ can: 'studio:read' }).field({
    type: [WaitingCountType],
    description:
      'What waits for the admins; for a trainer, what waits for the trainer. Kinds of which nothing waits count 0.',
    resolve: (_root, _args, context) => readWaitingCounts(context),
  }),
);

/** What waits for the viewer, in one statement. */
export const readWaitingCounts = ({ db, viewer, settings }: SignedInContext): Promise<WaitingCount[]> =>
  countWaiting(db, hasAdminRights(viewer) ? waitingForAdmins(settings) : waitingForTrainer(viewer.id));

/** The trainer's courses that were never published, as they are counted among what waits. */
export async function countDrafts(db: PrismaClient, trainerId: number): Promise<number> {
  const [drafts] = await countWaiting(db, { drafts: draftsSql(trainerId) });
  return drafts?.count ?? 0;
}

/** @param waiting the times and keys of each kind, the oldest first */
function countWaiting(db: PrismaClient, waiting: Partial<Record<WaitingKind, Prisma.Sql>>): Promise<WaitingCount[]> {
  const counts = Object.entries(waiting).map(
    ([kind, times]) => Prisma.sql`
      SELECT ${kind} AS "kind", count(*)::int AS "count", min("at") AS "oldestAt",
        CASE WHEN count(*) = 1 THEN min("id") END AS "onlyId"
      FROM (${times} LIMIT ${max + 1}) waiting`,
  );
  return db.$queryRaw<WaitingCount[]>(Prisma.join(counts, ' UNION ALL '));
}

/** Each order is that of an index. */
const waitingForAdmins = ({ requiresTrainerApproval }: Settings): Partial<Record<WaitingKind, Prisma.Sql>> => ({
  proofs: Prisma.sql`
    SELECT "submittedAt" AS "at", "id" FROM "payments" WHERE "status" = 'submitted' ORDER BY "submittedAt", "id"`,
  refundRequests: Prisma.sql`
    SELECT "refundRequestedAt" AS "at", "id" FROM "payments" WHERE "status" = 'refund_requested' ORDER BY "refundRequestedAt", "id"`,
  // The index begins with "handledAt", by which PostgreSQL wants to sort although it is null.
  contactMessages: Prisma.sql`
    SELECT "createdAt" AS "at", "id" FROM "contact_messages" WHERE "handledAt" IS NULL ORDER BY "handledAt", "createdAt", "id"`,
  reviews: Prisma.sql`
    SELECT "createdAt" AS "at", "id" FROM "reviews" WHERE NOT "isApproved" ORDER BY "createdAt", "id"`,
  threads: Prisma.sql`
    SELECT "waitingSince" AS "at", "id" FROM "threads"
    WHERE "waitingSince" < now() - make_interval(days => ${lateDays}::int) ORDER BY "waitingSince", "id"`,
  threadReports: Prisma.sql`
    SELECT "reportedAt" AS "at", "id" FROM "threads" WHERE "reportedAt" IS NOT NULL ORDER BY "reportedAt", "id"`,
  trainers: Prisma.sql`
    SELECT "createdAt" AS "at", "id" FROM "users"
    WHERE ${waitingTrainersSql} AND ${requiresTrainerApproval}
    ORDER BY "createdAt", "id"`,
  failedJobs: Prisma.sql`
    SELECT j.updated_at AS "at", NULL::int AS "id" FROM graphile_worker._private_jobs j
    WHERE ${Prisma.raw(jobStateSql('j'))} = 'failed' ORDER BY j.updated_at`,
});

const waitingForTrainer = (trainerId: number): Partial<Record<WaitingKind, Prisma.Sql>> => ({
  drafts: draftsSql(trainerId),
  threads: threadsOfTrainerSql(trainerId, 'waitingSince'),
  threadReports: threadsOfTrainerSql(trainerId, 'reportedAt'),
});

/** Course by course, each by its index. */
const threadsOfTrainerSql = (trainerId: number, column: 'waitingSince' | 'reportedAt'): Prisma.Sql => Prisma.sql`
  SELECT t."at", t."id" FROM "courses" c CROSS JOIN LATERAL (
    SELECT ${Prisma.raw(`"${column}"`)} AS "at", "id" FROM "threads"
    WHERE "courseId" = c."id" AND ${Prisma.raw(`"${column}"`)} IS NOT NULL
    ORDER BY 1, 2 LIMIT ${max + 1}) t
  WHERE c."trainerId" = ${trainerId} ORDER BY t."at", t."id"`;

const draftsSql = (trainerId: number): Prisma.Sql => Prisma.sql`
  SELECT "createdAt" AS "at", "id" FROM "courses"
  WHERE "trainerId" = ${trainerId} AND NOT "isPublished" AND "firstPublishedAt" IS NULL ORDER BY "createdAt", "id"`;
