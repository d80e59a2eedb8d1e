import { bounds } from '../../../../schema/contract/bounds';
import { isPdf, pictureHeaderBytes, readPictureHeader } from '../../../../schema/contract/uploads/pictureHeader';
import {
  acceptedExtensions,
  acceptedMediaTypes,
  extensionOf,
  isAdvisedPictureType,
  maxUploadMegabytes,
  type UploadKind,
} from '../../../../schema/contract/uploads/uploads';

/** A message of the table `upload` with its values. */
export type UploadRejection =
  | { key: 'empty' | 'heic' | 'wrongType' }
  | { key: 'tooLarge'; values: { size: string; max: string } }
  | { key: 'tooManyPixels'; values: { megapixels: string; dimensions: string; max: string } };

/** Checks a file before it is sent: its content, since names and reported types may be wrong, then its size. */
export async function validateUpload(file: File, kind: UploadKind): Promise<UploadRejection | undefined> {
  if (file.size === 0) return { key: 'empty' };
  const head = await readHead(file);
  const picture = readPictureHeader(head);
  if (isAdvisedPictureType(picture?.type)) return { key: 'heic' };
  const isAccepted = picture ? picture.type in acceptedMediaTypes(kind) : isAcceptedDocument(file, head, kind);
  if (!isAccepted) return { key: 'wrongType' };
  if (file.size > bounds.uploads[kind].bytes)
    return { key: 'tooLarge', values: { size: toMegabytes(file.size), max: String(maxUploadMegabytes(kind)) } };
  return picture?.size && validatePixels(picture.size);
}

function validatePixels({ width, height }: { width: number; height: number }): UploadRejection | undefined {
  const { pixels } = bounds.uploads;
  if (width * height <= pixels) return undefined;
  const [megapixels, max] = [width * height, pixels].map((count) => String(Math.round(count / 1_000_000)));
  return {
    key: 'tooManyPixels',
    values: { megapixels: megapixels ?? '', dimensions: `${width} × ${height}`, max: max ?? '' },
  };
}

/** Empty if the browser may not read the file: the server then decides. */
export const readHead = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(
    await file
      .slice(0, pictureHeaderBytes)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );

const isAcceptedDocument = ({ name, type }: File, head: Uint8Array, kind: UploadKind): boolean => {
  if (head.length === 0) return true;
  if (kind === 'proof') return isPdf(head);
  // The server reads the times, and says in which line one is wrong.
  if (kind === 'captions') return !head.includes(0);
  if (kind !== 'attachment') return false;
  const isKnown = type in acceptedMediaTypes(kind) || acceptedExtensions(kind).includes(extensionOf(name));
  return isKnown || !head.includes(0);
};

const toMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
