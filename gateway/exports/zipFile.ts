import { mkdir, statfs } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Where zip files are written before they are stored. */
export interface UnfinishedFiles {
  /** Folder of unfinished exports, on the file system of the finished ones. */
  unfinishedExportFolder: string;
  /** An export waits while the disk has less space left. */
  minFreeBytes: number;
}

/** @throws Error without space: the job is repeated later */
export async function ensureDiskSpace({
  unfinishedExportFolder: folder,
  minFreeBytes,
}: UnfinishedFiles): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minFreeBytes) throw new Error('There is no space for an export');
}

/** An archive and its bytes; an error in an entry destroys the output. */
export function startZip(): { archive: ZipFile; output: PassThrough } {
  const archive = new ZipFile();
  const output = new PassThrough();
  archive.outputStream.pipe(output);
  archive.on('error', (error: Error) => output.destroy(error));
  return { archive, output };
}

interface EntryOptions {
  compress: boolean;
  mtime?: Date;
}

/** Opens the entry when the ones before it are written. An error ends the archive. */
export function addLazily(archive: ZipFile, name: string, options: EntryOptions, open: () => Promise<Readable>): void {
  archive.addReadStreamLazy(name, options, (done) => {
    open().then(
      (stream) => done(null, stream),
      (error: unknown) => archive.emit('error', error),
    );
  });
}
