import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Certificate, PrismaClient } from '../../prisma/generated/client';
import { certificateArchiveExpiry } from '../../schema/certificates/certificateArchive';
import { storedArchiveWhere } from '../../schema/certificates/certificateArchiveFilter';
import { bounds } from '../../schema/contract/bounds';
import type { RenderCertificate } from '../certificates/document/certificateRenderer';
import { addLazily, ensureDiskSpace, startZip, type UnfinishedFiles } from '../exports/zipFile';
import { zipFileKey, type FileStorage } from '../storage/createStorage';

interface ArchiveServices extends UnfinishedFiles {
  db: PrismaClient;
  exportStorage: Pick<FileStorage, 'put' | 'delete'>;
  renderCertificate: RenderCertificate;
}

/** Writes of the progress in a run. */
const progressSteps = 100;

/**
 * The job `archive_certificates`: writes the zip file, with its progress in the row, and stores it. A repeated run begins again
 * and replaces the file.
 * @param signal ends an unfinished file, which the repeated job writes again
 * @throws Error if the file cannot be written: the job is repeated
 */
export async function archiveCertificates(
  services: ArchiveServices,
  { archiveId: id }: { archiveId: string },
  signal?: AbortSignal,
): Promise<void> {
  const { db, exportStorage, unfinishedExportFolder: folder } = services;
  const archive = await db.certificateArchive.findUnique({
    where: { id, userId: { not: null }, state: { in: ['waiting', 'failed'] }, expiresAt: { gt: new Date() } },
  });
  if (!archive) return;
  const path = join(folder, zipFileKey(id));
  try {
    await ensureDiskSpace(services);
    const certificates = await db.certificate.findMany({
      where: storedArchiveWhere(archive),
      select: { id: true, number: true },
      orderBy: { id: 'asc' },
      take: bounds.certificateArchive.certificates,
    });
    const total = certificates.length;
    await db.certificateArchive.update({ where: { id }, data: { total, done: 0 } });
    await pipeline(createArchive(services, id, certificates), createWriteStream(path, { mode: 0o600 }), { signal });
    const { size: bytes } = await stat(path);
    await exportStorage.put(zipFileKey(id), path, 'application/zip');
    await db.certificateArchive.update({
      where: { id },
      data: { state: 'ready', done: total, bytes, expiresAt: certificateArchiveExpiry() },
    });
  } catch (error) {
    await db.certificateArchive.updateMany({ where: { id }, data: { state: 'failed' } });
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** The bytes of the zip file; certificates are rendered while it is written. */
function createArchive(
  { db, renderCertificate }: ArchiveServices,
  id: string,
  certificates: readonly Pick<Certificate, 'id' | 'number'>[],
): Readable {
  const { archive, output } = startZip();
  const step = Math.ceil(certificates.length / progressSteps);
  for (const [index, certificate] of certificates.entries())
    addLazily(archive, `${certificate.number}.pdf`, { compress: false }, async () => {
      if (index > 0 && index % step === 0)
        await db.certificateArchive.updateMany({ where: { id }, data: { done: index } });
      const row = await db.certificate.findUniqueOrThrow({ where: { id: certificate.id } });
      // The account may have been deleted by now; the file then contains no name.
      return Readable.from([await renderCertificate(row)]);
    });
  archive.end();
  return output;
}
