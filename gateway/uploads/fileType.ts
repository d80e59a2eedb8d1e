import { open, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { acceptedMediaTypes, type UploadKind } from '../../schema/contract/uploads';
import { Problem } from '../../schema/core/errors';

/**
 * The media type of a file as its bytes tell it, of those that may be uploaded as this kind. The name decides only
 * between two kinds of plain text, which are served alike.
 * @throws Problem `uploadWrongType`, and `pictureWrongType` where a picture is wanted
 */
export async function detectFileType(path: string, kind: UploadKind, name: string): Promise<string> {
  const told = await fileTypeFromFile(path).catch(() => undefined);
  const type = told ? told.mime : await detectTextType(path, name);
  if (!type || !Object.hasOwn(acceptedMediaTypes(kind), type))
    throw new Problem(kind === 'attachment' ? 'uploadWrongType' : 'pictureWrongType');
  return type;
}

const headBytes = 4096;

async function detectTextType(path: string, name: string): Promise<string | undefined> {
  if (!looksLikeText(await readFileHead(path)) || !isText(await readFile(path))) return undefined;
  return extname(name).toLowerCase() === '.csv' ? 'text/csv' : 'text/plain';
}

/** Saves the reading of a large file that is none. */
const looksLikeText = (head: Buffer): boolean => !head.includes(0) && !startsWithMarkup(head.toString('utf8'));

/** HTML, SVG and XML are programs as much as texts. */
const startsWithMarkup = (text: string): boolean => text.replace(/^[\uFEFF\s]+/, '').startsWith('<');

function isText(bytes: Buffer): boolean {
  try {
    return !/[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

async function readFileHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
