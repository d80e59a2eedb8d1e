import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import { deleteMutations } from '../admin/adminMutations';
import { applyInBulk, BulkResultType } from '../admin/bulkActions';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem } from '../core/problem';
import { definedJobs } from '../core/jobs';
import { offsetPageArgs, offsetPageComplexity, toSkipTake } from '../paging/offsetPagination';
import { findNotificationKind } from '../notifications/kinds/notificationKinds';
import { jobStates, jobStateSql, type JobState } from './jobState';

interface Job {
  id: bigint;
  name: string;
  kind: string | null;
  state: JobState;
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  createdAt: Date;
  runAt: Date;
  startedAt: Date | null;
}

const JobStateType = builder.enumType('JobState', {
  description: 'State of a background job.',
  values: {
    failed: { description: 'All attempts failed: it runs only after `retryJobs`.' },
    waiting: { description: 'It runs as soon as a worker is free.' },
    scheduled: { description: 'It runs later, or again after an error.' },
    running: { description: 'A worker runs it now.' },
  } satisfies Record<JobState, object>,
});

/** Jobs of other versions of the product have the name of the queue. */
function toLabelAr({ name, kind }: Job): string {
  const label = definedJobs.get(name)?.label.ar ?? name;
  return kind === null ? label : `${label}: ${findNotificationKind(kind)?.label.ar ?? kind}`;
}

const JobType = builder.objectRef<Job>('AdminJob').implement({
  description: 'A background job that is not done. Its data is not shown: it may be personal.',
  fields: (t) => ({
    id: t.id({ description: 'Id; an integer.', resolve: ({ id }) => String(id) }),
    name: t.exposeString('name', { description: 'Name of the job, such as `send_mail`.' }),
    label: t.string({
      description: 'Arabic name, with the kind of message that it delivers.',
      resolve: toLabelAr,
    }),
    state: t.field({ type: JobStateType, description: 'State.', resolve: ({ state }) => state }),
    attempts: t.exposeInt('attempts', { description: 'Attempts so far.' }),
    maxAttempts: t.exposeInt('maxAttempts', { description: 'Attempts after which it has failed.' }),
    lastError: t.exposeString('lastError', {
      nullable: true,
      description: 'Error of the last attempt, without email addresses.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time at which it was added.' }),
    runAt: t.expose('runAt', { type: 'DateTime', description: 'Time of the next attempt, at the earliest.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Start of the attempt that is running.',
    }),
  }),
});

interface JobPage {
  state: JobState | null | undefined;
  skip: number;
  take: number;
}

const stateSql = Prisma.raw(jobStateSql('j'));
const whereState = (state: JobPage['state']): Prisma.Sql =>
  state ? Prisma.sql`WHERE ${stateSql} = ${state}` : Prisma.empty;

/** The kind of the one message of a job; null for jobs without messages or with several. */
const kindSql = Prisma.sql`CASE json_typeof(j.payload)
  WHEN 'array' THEN CASE json_array_length(j.payload) WHEN 1 THEN j.payload -> 0 ->> 'kind' END
  ELSE j.payload ->> 'kind' END`;

/** Failed jobs first, then by state; of each state the latest first. */
const readJobs = (db: PrismaClient, { state, skip, take }: JobPage): Promise<Job[]> => db.$queryRaw<Job[]>`
  SELECT j.id, t.identifier AS name, ${kindSql} AS kind, ${stateSql} AS state, j.attempts::int AS attempts,
    j.max_attempts::int AS "maxAttempts", j.last_error AS "lastError", j.created_at AS "createdAt", j.run_at AS "runAt",
    j.locked_at AS "startedAt"
  FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  ${whereState(state)}
  ORDER BY array_position(${[...jobStates]}::text[], ${stateSql}), j.id DESC LIMIT ${take} OFFSET ${skip}`;

async function countJobs(db: PrismaClient, { state }: JobPage): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker._private_jobs j ${whereState(state)}`;
  return row?.count ?? 0;
}

const AdminJobListType = builder.objectRef<JobPage>('AdminJobList').implement({
  description: 'A page of background jobs, the failed ones first.',
  fields: (t) => ({
    rows: t.field({
      type: [JobType],
      description: 'Rows of the page.',
      resolve: (page, _args, { db }) => readJobs(db, page),
    }),
    totalCount: t.int({
      description: 'Number of rows on all pages.',
      resolve: (page, _args, { db }) => countJobs(db, page),
    }),
  }),
});

const AdminJobFilter = builder.inputType('AdminJobFilter', {
  description: 'Conditions on background jobs.',
  fields: (t) => ({ state: t.field({ type: JobStateType, description: 'Jobs in this state only.' }) }),
});

builder.queryField('adminJobs', (t) =>
  t.withAuth({ can: 'job:manage' }).field({
    type: AdminJobListType,
    description: 'A page of background jobs that are not done, the failed ones first.',
    problems: ['invalidInput'],
    complexity: offsetPageComplexity,
    args: {
      filter: t.arg({ type: AdminJobFilter, description: 'Conditions that all jobs meet.' }),
      ...offsetPageArgs,
    },
    resolve: (_root, { filter, ...page }) => ({ state: filter?.state, ...toSkipTake(page) }),
  }),
);

/** Both functions of graphile-worker leave running jobs as they are. */
const jobChanges = {
  update: Prisma.raw('graphile_worker.reschedule_jobs(job_ids, run_at => now(), attempts => 0)'),
  delete: Prisma.raw('graphile_worker.complete_jobs(job_ids)'),
};

/**
 * Changes a job and logs it: jobs have no audit trigger, because their table belongs to graphile-worker.
 * @throws Problem `notFound` if the job is done, `jobRunning` while it runs
 */
const changeJob =
  (action: keyof typeof jobChanges) =>
  (id: number, context: SignedInContext): Promise<void> =>
    auditedTransaction(context, async (tx) => {
      const changed = await tx.$executeRaw`
        INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName")
        SELECT u."id", concat_ws(' ', u."firstName", u."lastName"), ${action}, 'jobs', j.id, t.identifier
        FROM (SELECT ARRAY[${id}::bigint] AS job_ids) AS ids, ${jobChanges[action]} j
          JOIN graphile_worker._private_tasks t ON t.id = j.task_id, "users" u
        WHERE u."id" = ${context.viewer.id}`;
      if (changed > 0) return;
      const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM graphile_worker._private_jobs WHERE id = ${id}`;
      throw new Problem(rows.length > 0 ? 'jobRunning' : 'notFound');
    });

builder.mutationField('retryJobs', (t) =>
  t.withAuth({ can: 'job:manage' }).field({
    type: BulkResultType,
    description: 'Runs background jobs again at once, with all their attempts; running ones stay as they are.',
    problems: ['invalidInput'],
    args: { ids: t.arg.idList({ required: true, description: 'Ids, at most 100.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, changeJob('update'), context),
  }),
);

deleteMutations(['deleteJob', 'deleteJobs'], {
  permission: 'job:manage',
  noun: ['background job that is not running', 'background jobs that are not running'],
  problems: ['notFound', 'jobRunning'],
  remove: changeJob('delete'),
});
