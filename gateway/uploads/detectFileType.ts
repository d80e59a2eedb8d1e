import { open, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import {
  isPdf,
  pictureHeaderBytes,
  readPictureHeader,
  type PictureHeader,
} from '../../schema/contract/uploads/pictureHeader';
import {
  acceptedMediaTypes,
  captionsMediaType,
  isAdvisedPictureType,
  isTextFileName,
  pdfMediaType,
  textMediaType,
  unknownTextType,
  type UploadKind,
} from '../../schema/contract/uploads/uploads';
import { Problem } from '../../schema/core/problem';

/**
 * The media type detected from the bytes, of those accepted for the kind. The name only distinguishes the plain text
 * types.
 * @throws Problem `uploadWrongType`, `pictureWrongType`, `proofWrongType`, or `pictureHeic` with advice
 */
export async function detectFileType(path: string, kind: UploadKind, name: string): Promise<string> {
  // Any text may be captions: their conversion judges it.
  if (kind === 'captions') return captionsMediaType;
  const accepted = acceptedMediaTypes(kind);
  const mediaType =
    (await readPictureHeaderOf(path))?.type ?? (await fileTypeFromFile(path).catch(() => undefined))?.mime;
  if (mediaType !== undefined && Object.hasOwn(accepted, mediaType)) return mediaType;
  if (kind === 'proof' && isPdf(await readFileHead(path, headBytes))) return pdfMediaType;
  if (isAdvisedPictureType(mediaType)) throw new Problem('pictureHeic');
  // Some texts begin like a file of another type, such as BM in "BMS".
  const type = kind === 'attachment' ? await detectTextType(path, name) : undefined;
  if (!type) throw new Problem(wrongTypeProblems[kind]);
  return type;
}

const wrongTypeProblems = {
  thumbnail: 'pictureWrongType',
  avatar: 'pictureWrongType',
  attachment: 'uploadWrongType',
  proof: 'proofWrongType',
  signature: 'pictureWrongType',
  captions: 'captionsWrongType',
} as const satisfies Record<UploadKind, string>;

const headBytes = 4096;

/** Texts in UTF-8 have the type of their name; others, with the name of a text file, are bytes in an unknown encoding. */
async function detectTextType(path: string, name: string): Promise<string | undefined> {
  const head = await readFileHead(path, headBytes);
  if (isMarkup(head.toString('utf8')) || isMarkup(head.toString('utf16le'))) return undefined;
  // Large binary files are not read.
  if (head.includes(0) && !hasUtf16Mark(head)) return undefined;
  const bytes = await readFile(path);
  if (isUtf8Text(bytes)) return textMediaType(name);
  return isTextFileName(name) && isOtherText(bytes) ? unknownTextType : undefined;
}

/** HTML, SVG and XML can contain scripts. */
const isMarkup = (text: string): boolean =>
  /^[\uFEFF\s]*<(?:!doctype|\?xml|!--|html|head|body|svg|script|iframe|object|embed|style|meta|link|base)\b/i.test(
    text,
  );

const controlCharacters = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/;

function isUtf8Text(bytes: Buffer): boolean {
  try {
    return !controlCharacters.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

const utf16Marks = { fffe: 'utf-16le', feff: 'utf-16be' } as const;
const utf16MarkOf = (bytes: Buffer): string => bytes.subarray(0, 2).toString('hex');
const hasUtf16Mark = (bytes: Buffer): boolean => utf16MarkOf(bytes) in utf16Marks;

/** UTF-16 with a byte order mark, or a text of one byte a letter. */
function isOtherText(bytes: Buffer): boolean {
  const mark = utf16MarkOf(bytes);
  const encoding = mark in utf16Marks ? utf16Marks[mark as keyof typeof utf16Marks] : 'latin1';
  return !controlCharacters.test(new TextDecoder(encoding).decode(bytes));
}

/** Type and size of a file that begins like a picture. */
export const readPictureHeaderOf = async (path: string): Promise<PictureHeader | undefined> =>
  readPictureHeader(await readFileHead(path, pictureHeaderBytes));

async function readFileHead(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
