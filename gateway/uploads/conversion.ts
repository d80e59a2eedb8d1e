import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolveFromRoot } from '../../prisma/projectRoot';
import { bounds } from '../../schema/contract/bounds';
import { isTruncatedJpeg } from '../../schema/contract/uploads/pictureHeader';
import type { PictureVariant } from '../../schema/contract/uploads/pictureVariants';
import type { ProblemCode } from '../../schema/contract/problems/problems';
import type { PictureUploadKind } from '../../schema/contract/uploads/uploads';
import { Problem } from '../../schema/core/problem';

const exitCodes = {
  unreadable: 65,
  tooManyPages: 66,
  tooManyPixels: 67,
  protected: 68,
  dynamicForm: 69,
  blank: 70,
} as const;
type ExitReason = keyof typeof exitCodes;

const exitProblems: Record<ExitReason, ProblemCode> = {
  unreadable: 'uploadUnreadable',
  tooManyPages: 'tooManyPages',
  tooManyPixels: 'tooManyPixels',
  protected: 'pdfProtected',
  dynamicForm: 'pdfDynamicForm',
  blank: 'pictureBlank',
};

interface ProcessOptions {
  exitCodes: Record<ExitReason, number>;
}

interface ConversionOptions extends ProcessOptions {
  /** Of the written picture, from 0 to 100. */
  quality: number;
}

/** Options of `processes/convertPicture.mjs`; sizes are in pixels. */
export interface PictureOptions extends ConversionOptions {
  width: number;
  height: number;
  /** `inside` shrinks to fit, as WebP; `square` crops the center, as WebP; `frame` fills the size exactly, as JPEG. */
  shape: 'inside' | 'square' | 'frame';
  maxPixels: number;
  refusesBlank: boolean;
}

/** Options of `processes/drawPdf.mjs`; sizes are in pixels. */
export interface PdfOptions extends ConversionOptions {
  maxPages: number;
  /** Of the whole picture. */
  maxPixels: number;
  /** Of a page. */
  longSide: number;
  shortSide: number;
}

/** Options of `processes/writeVariants.mjs`. */
export interface VariantOptions extends ProcessOptions {
  variants: readonly PictureVariant[];
  qualities: Record<PictureVariant['type'], number>;
  /** Of AVIF, from 1 (smallest files) to 10. */
  speed: number;
}

const webpQuality = 82;
/** AVIF of this quality looks like the WebP; a higher speed makes small widths larger than their WebP. */
const variantQuality = { qualities: { 'image/avif': 60, 'image/webp': webpQuality }, speed: 8 } as const;
/** Of a process: kilobytes of data and seconds of a processor, several times what ordinary files need. */
const processLimits = {
  'convertPicture.mjs': { kilobytes: 1_500_000, processorSeconds: 12 },
  'writeVariants.mjs': { kilobytes: 800_000, processorSeconds: 20 },
  'drawPdf.mjs': { kilobytes: 800_000, processorSeconds: 8 },
} as const;
const maxProcessMs = 15_000;

/**
 * Converts an image to WebP in place: rotated, resized to its kind (avatars are square) and without metadata such as the
 * location.
 * @throws Problem `tooManyPixels`, `uploadUnreadable`, `conversionTooCostly`, or `pictureBlank` for a proof
 */
export async function convertPicture(path: string, kind: PictureUploadKind): Promise<void> {
  if (isTruncatedJpeg(await readFile(path))) throw new Problem('uploadUnreadable');
  const { width, height } = bounds.uploads[kind];
  const shape = kind === 'avatar' ? 'square' : 'inside';
  await runPictureProcess(path, { width, height, shape, quality: webpQuality, refusesBlank: kind === 'proof' });
}

const linkPreview = { ...bounds.uploads.linkPreview, shape: 'frame', quality: 80, refusesBlank: false } as const;

/**
 * Replaces a stored image by a JPEG in the size of link previews.
 * @throws Problem `uploadUnreadable`, `conversionTooCostly`
 */
export const convertToLinkPreview = (path: string): Promise<void> => runPictureProcess(path, linkPreview);

function runPictureProcess(path: string, options: Omit<PictureOptions, 'maxPixels' | 'exitCodes'>): Promise<void> {
  const pictureOptions: PictureOptions = { ...options, maxPixels: bounds.uploads.pixels, exitCodes };
  return runProcess('convertPicture.mjs', path, pictureOptions);
}

/**
 * Writes variants of a stored picture beside it, each as `<path>.<name>`.
 * @throws Problem `uploadUnreadable`, `conversionTooCostly`
 */
export function writeVariants(path: string, variants: readonly PictureVariant[]): Promise<void> {
  const options: VariantOptions = { variants, ...variantQuality, exitCodes };
  return runProcess('writeVariants.mjs', path, options);
}

/**
 * Replaces a PDF file by a WebP picture of its pages, which has no metadata, scripts or links of the file
 * (docs/decisions/0065-pdf-pictures-by-pdfium.md).
 * @throws Problem `tooManyPages`, `pdfProtected`, `pdfDynamicForm`, `pdfBlank`, `uploadUnreadable`, `conversionTooCostly`
 */
export function replacePdfWithPicture(path: string): Promise<void> {
  const options: PdfOptions = { ...bounds.uploads.pdf, quality: webpQuality, exitCodes };
  return runProcess('drawPdf.mjs', path, options);
}

type ProcessScript = keyof typeof processLimits;

async function runProcess(script: ProcessScript, path: string, options: ProcessOptions): Promise<void> {
  const code = await runLimited(script, [path, JSON.stringify(options)]);
  if (code === 0) return;
  // Another code is the end of a process without the time or memory that it needs.
  const reason = (Object.keys(exitCodes) as ExitReason[]).find((name) => exitCodes[name] === code);
  const problems = script === 'drawPdf.mjs' ? { ...exitProblems, blank: 'pdfBlank' as const } : exitProblems;
  throw new Problem(reason ? problems[reason] : 'conversionTooCostly');
}

/** Runs Node with little priority, limits of time and memory, and without the environment of the server. */
async function runLimited(script: ProcessScript, scriptArgs: string[]): Promise<number | null> {
  const { kilobytes, processorSeconds } = processLimits[script];
  const args = [resolveFromRoot(`gateway/uploads/processes/${script}`), ...scriptArgs];
  const command = `ulimit -d ${kilobytes}; ulimit -t ${processorSeconds}; exec nice "$0" "$@"`;
  const [program, programArgs] =
    process.platform === 'win32' ? [process.execPath, args] : ['sh', ['-c', command, process.execPath, ...args]];
  const child = spawn(program, programArgs, {
    env: { NODE_ENV: 'production' },
    stdio: 'ignore',
    timeout: maxProcessMs,
    killSignal: 'SIGKILL',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
