import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolveFromRoot } from '../../prisma/projectRoot';
import { limits } from '../../schema/contract/limits';
import { Problem } from '../../schema/core/errors';
import { webpQuality } from './imageProcessing';

export interface PdfPictureOptions {
  maxPages: number;
  /** Pixels of a page in the picture: A4 at 150 dots per inch. */
  pageWidth: number;
  pageHeight: number;
  webpQuality: number;
  exitCodes: { unreadable: number; tooManyPages: number };
}

const exitCodes = { unreadable: 65, tooManyPages: 66 };
const maxProcessMs = 15_000;
/** Kilobytes of data of the process, several times what ordinary receipts need. */
const maxProcessKilobytes = 1_500_000;

/**
 * Replaces a PDF file by a WebP picture of its pages, which has no metadata, scripts or links of the file
 * (docs/decisions/0063-proofs-as-pictures.md).
 * @throws Problem `tooManyPages`, or `uploadUnreadable` for a file that is broken, encrypted or needs too much time or memory
 */
export async function convertPdfToPicture(path: string): Promise<void> {
  const options: PdfPictureOptions = { ...limits.uploads.pdf, webpQuality, exitCodes };
  const code = await runLimited([
    resolveFromRoot('gateway/uploads/pdfPictureProcess.mjs'),
    path,
    JSON.stringify(options),
  ]);
  if (code === exitCodes.tooManyPages) throw new Problem('tooManyPages');
  if (code !== 0) throw new Problem('uploadUnreadable');
}

/** Runs Node with little priority, limits of time and memory, and without the environment of the server. */
async function runLimited(args: string[]): Promise<number | null> {
  const script = `ulimit -d ${maxProcessKilobytes}; exec nice "$0" "$@"`;
  const [program, programArgs] =
    process.platform === 'win32' ? [process.execPath, args] : ['sh', ['-c', script, process.execPath, ...args]];
  const child = spawn(program, programArgs, {
    env: { NODE_ENV: 'production' },
    stdio: 'ignore',
    timeout: maxProcessMs,
    killSignal: 'SIGKILL',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
