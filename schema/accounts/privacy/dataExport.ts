import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PrismaClient } from '../../../prisma/generated/client';
import { DataExportState } from '../../../prisma/generated/enums';
import { auditedTransaction } from '../../audit/auditedTransaction';
import { periods } from '../../contract/periods';
import { builder } from '../../core/builder';
import { dayMs } from '../../contract/text/format/dateTime';
import { addJob, defineJob, isAbandoned, zipQueue } from '../../core/jobs';

export const exportDataJob = defineJob({
  name: 'export_data',
  label: { ar: 'نسخة من بيانات المستخدم', en: 'Copy of a user’s data' },
  payload: z.object({ exportId: z.string() }),
});

/** Retries over about two hours; then the owner can request another file. */
const maxAttempts = 10;

/** Marks exports as failed that wait without a job, so that their owners can ask again. */
export const failAbandonedExports = (db: PrismaClient): Promise<unknown> => db.$executeRaw`
  UPDATE "data_exports" r SET "state" = 'failed' WHERE "state" = 'waiting' AND ${isAbandoned(exportDataJob, 'exportId')}`;

/** When an export that is finished now expires. */
export const dataExportExpiry = (): Date => new Date(Date.now() + periods.dataExportDays * dayMs);

export const DataExportStateType = builder.enumType('DataExportState', {
  description: 'State of an export: `failed` ones are repeated, the file of `expired` ones is deleted.',
  values: Object.values(DataExportState),
});

const DataExportType = builder.prismaObject('DataExport', {
  description: 'A zip file with all data of the signed-in user.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Key; not a credential.' }),
    state: t.expose('state', { type: DataExportStateType, description: 'State.' }),
    bytes: t.exposeInt('bytes', { nullable: true, description: 'Size of the file; null until it is ready.' }),
    url: t.string({
      nullable: true,
      description: 'Path of the file, for its owner only; null unless it is ready.',
      resolve: ({ id, state }) => (state === 'ready' ? `/api/account/exports/${id}.zip` : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the request.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Time when the file is deleted.' }),
  }),
});

builder.queryField('myDataExport', (t) =>
  t.withAuth({ can: 'profile:write' }).prismaField({
    type: DataExportType,
    nullable: true,
    description: 'The latest export of the signed-in user that has not expired; null if none.',
    resolve: (query, _root, _args, { db, viewer, clock }) =>
      db.dataExport.findFirst({
        ...query,
        where: { userId: viewer.id, state: { not: 'expired' }, expiresAt: { gt: clock.now() } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
  }),
);

builder.mutationField('requestDataExport', (t) =>
  t.withAuth({ can: 'profile:write' }).prismaField({
    type: DataExportType,
    description:
      'Starts an export of all data of the signed-in user; a message follows when it is ready. Returns the waiting ' +
      'export, if there is one.',
    problems: ['tooManyAttempts'],
    resolve: async (query, _root, _args, context) => {
      const {
        db,
        viewer,
        services: { rateLimiter },
      } = context;
      const waiting = await db.dataExport.findFirst({ ...query, where: { userId: viewer.id, state: 'waiting' } });
      if (waiting) return waiting;
      await rateLimiter.limitByUser(viewer.id, 'dataExport');
      const id = randomUUID();
      return auditedTransaction(context, async (tx) => {
        await addJob(tx, exportDataJob, { exportId: id }, { maxAttempts, queue: zipQueue });
        return tx.dataExport.create({ ...query, data: { id, userId: viewer.id, expiresAt: dataExportExpiry() } });
      });
    },
  }),
);
