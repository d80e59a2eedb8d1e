import { bounds } from '../../../../schema/contract/bounds';
import { readPictureHeader, type PictureHeader } from '../../../../schema/contract/uploads/pictureHeader';
import {
  acceptedMediaTypes,
  imageMediaTypes,
  isAdvisedPictureType,
  type UploadKind,
} from '../../../../schema/contract/uploads/uploads';
import { readHead } from './validateUpload';

interface Reduction {
  /** Maximum of the longer side in pixels. */
  longSide: number;
  /** Of the written picture; PNG and WebP may be transparent. */
  type: 'image/jpeg' | 'image/webp';
  /** HEIC and AVIF are sent in another format, whatever its size. */
  isConversion: boolean;
}

/** How a file is reduced before it is sent; undefined for one that is sent as it is. */
export function planReduction(
  header: PictureHeader | undefined,
  bytes: number,
  kind: UploadKind,
): Reduction | undefined {
  if (!header || !('image/jpeg' in acceptedMediaTypes(kind))) return undefined;
  const { reduced, pixels } = bounds.uploads;
  const longSide = kind === 'proof' ? reduced.proofLongSide : reduced.longSide;
  if (isAdvisedPictureType(header.type)) return { longSide, type: 'image/jpeg', isConversion: true };
  const { type, size } = header;
  // A picture with more pixels is refused: decoding it would end the tab of a phone.
  if (!(type in imageMediaTypes) || !size || size.width * size.height > pixels) return undefined;
  if (Math.max(size.width, size.height) <= longSide && bytes <= reduced.bytes) return undefined;
  return { longSide, type: type === 'image/jpeg' ? type : 'image/webp', isConversion: false };
}

const quality = 0.9;

/** A picture that is larger than needed in a smaller size, upright; another file, and one that the browser cannot decode, as it is. */
export async function reducePicture(file: File, kind: UploadKind): Promise<File> {
  const reduction = planReduction(readPictureHeader(await readHead(file)), file.size, kind);
  if (!reduction) return file;
  const picture = await redraw(file, reduction).catch(() => null);
  if (!picture || (!reduction.isConversion && picture.size >= file.size)) return file;
  return new File([picture], file.name, { type: picture.type });
}

/** Null if the browser cannot write the picture. */
async function redraw(file: File, { longSide, type }: Reduction): Promise<Blob | null> {
  // Turned upright by its EXIF data.
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const drawing = canvas.getContext('2d');
    if (!drawing) return null;
    drawing.imageSmoothingQuality = 'high';
    drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, type, quality));
  } finally {
    bitmap.close();
  }
}
