import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PrismaClient } from '../../prisma/generated/client';
import { dataExportExpiry } from '../../schema/accounts/privacy/dataExport';
import {
  findExportedUploads,
  personalSections,
  authoredSections,
  type ExportedUpload,
} from '../../schema/accounts/privacy/exportSections';
import type { DataOwner, ExportSection } from '../../schema/accounts/privacy/exportSection';
import { siteInfo } from '../../schema/contract/site/siteInfo';
import { addJob } from '../../schema/core/jobs';
import { deleteFilesJob } from '../../schema/uploads/uploads';
import { dataExportReadyNotification } from '../../schema/notifications/kinds/accounts';
import { sendNotification } from '../../schema/notifications/sendNotification';
import { addLazily, ensureDiskSpace, startZip, type UnfinishedFiles } from '../exports/zipFile';
import { zipFileKey, type FileStorage } from '../storage/createStorage';

interface DataExportServices extends UnfinishedFiles {
  db: PrismaClient;
  storage: Pick<FileStorage, 'open'>;
  exportStorage: Pick<FileStorage, 'put' | 'delete'>;
}

/**
 * The job `export_data`: writes the zip file, stores it and sends its owner a message. A repeated run replaces the file.
 * @param signal ends an unfinished file, which the repeated job writes again
 * @throws Error if the file cannot be written: the job is repeated
 */
export async function exportData(
  services: DataExportServices,
  { exportId }: { exportId: string },
  signal?: AbortSignal,
): Promise<void> {
  const { db, exportStorage, unfinishedExportFolder: folder } = services;
  const row = await db.dataExport.findUnique({
    where: { id: exportId, state: { in: ['waiting', 'failed'] } },
    select: { user: { select: { id: true, email: true, emailConfirmedAt: true } } },
  });
  if (!row?.user) return deleteWithoutOwner(services, exportId);
  const path = join(folder, zipFileKey(exportId));
  try {
    await ensureDiskSpace(services);
    await pipeline(await createArchive(services, row.user), createWriteStream(path, { mode: 0o600 }), { signal });
    const { size } = await stat(path);
    await exportStorage.put(zipFileKey(exportId), path, 'application/zip');
    await finishExport(services, exportId, row.user.id, size);
  } catch (error) {
    await db.dataExport.updateMany({ where: { id: exportId }, data: { state: 'failed' } });
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** An earlier run may have stored the file and ended before it noticed that the account was deleted. */
async function deleteWithoutOwner({ db, exportStorage }: DataExportServices, id: string): Promise<void> {
  const hasOwner = (await db.dataExport.count({ where: { id, userId: { not: null } } })) > 0;
  if (!hasOwner) await exportStorage.delete(zipFileKey(id));
}

/** Of a user only the latest file is stored. If the account was deleted in between, the file is deleted again. */
async function finishExport({ db, exportStorage }: DataExportServices, id: string, userId: number, bytes: number) {
  const expiresAt = dataExportExpiry();
  const isStored = await db.$transaction(async (tx) => {
    const { count } = await tx.dataExport.updateMany({
      where: { id, userId },
      data: { state: 'ready', bytes, expiresAt },
    });
    if (count === 0) return false;
    const others = { userId, id: { not: id }, state: { in: ['ready' as const, 'failed' as const] } };
    const replaced = await tx.dataExport.findMany({ where: others, select: { id: true } });
    await tx.dataExport.updateMany({ where: others, data: { state: 'expired' } });
    if (replaced.length > 0)
      await addJob(tx, deleteFilesJob, { uploads: [], exports: replaced.map((each) => each.id) });
    await sendNotification(
      tx,
      dataExportReadyNotification,
      { userIds: [userId] },
      { expiresAt: expiresAt.toISOString() },
    );
    return true;
  });
  if (!isStored) await exportStorage.delete(zipFileKey(id));
}

/** The bytes of the zip file; rows and files are read while it is written. */
async function createArchive(services: DataExportServices, owner: DataOwner): Promise<Readable> {
  const { db } = services;
  const { archive, output } = startZip();
  const sections = [...personalSections, ...(await findUsedSections(db, owner))];
  archive.addBuffer(Buffer.from(describeSections(sections)), 'README.txt');
  for (const section of sections)
    addLazily(archive, `${section.name}.json`, { compress: true }, () =>
      Promise.resolve(Readable.from(toJson(section.read(db, owner)))),
    );
  for (const [index, upload] of (await findExportedUploads(db, owner)).entries())
    addLazily(archive, `files/${toFileName(upload, index)}`, { compress: false }, async () => {
      const file = await services.storage.open(upload.key);
      return file ?? Readable.from([]);
    });
  archive.end();
  return output;
}

async function findUsedSections(db: PrismaClient, owner: DataOwner): Promise<ExportSection[]> {
  const used: ExportSection[] = [];
  for (const section of authoredSections) {
    const rows = section.read(db, owner);
    const { value } = await rows.next();
    await rows.return();
    if (value?.length) used.push(section);
  }
  return used;
}

/** A JSON array, one row a line. */
async function* toJson(batches: ReturnType<ExportSection['read']>): AsyncGenerator<string, void> {
  let separator = '[\n';
  for await (const rows of batches)
    for (const row of rows) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const describeSections = (sections: readonly ExportSection[]): string =>
  [
    `هذه نسخة من بياناتك على منصة ${siteInfo.name.ar}. كل ملف بصيغة JSON.`,
    `This is a copy of your data on ${siteInfo.name.en}. Each file is in JSON format.`,
    '',
    ...sections.map(({ name, description }) => `${name}.json: ${description}`),
    '',
  ].join('\n');

/** The number makes names unique; characters that file systems refuse are replaced. */
const toFileName = ({ name }: ExportedUpload, index: number): string =>
  `${index + 1}-${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')}`;
