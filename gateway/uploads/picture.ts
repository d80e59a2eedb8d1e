import { ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { limits } from '../../schema/contract/limits';
import type { UploadKind } from '../../schema/contract/uploads';
import { Problem } from '../../schema/errors';
import { pixelsOf } from './pixels';

const quality = 82;
const filter = ResizeFilterType.Lanczos3;
/** EXIF orientations from 5 on lay a picture on its side. */
const firstOnItsSide = 5;

/**
 * A picture as it is kept: upright, no larger than its kind needs (avatars are cut to a square), as WebP, and without what
 * the camera wrote into it, its place among that. The work is done beside the main thread.
 * @throws Problem `tooManyPixels`, and `uploadUnreadable` for what no decoder can read
 */
export async function pictureFrom(bytes: Buffer, type: string, kind: UploadKind): Promise<Buffer> {
  if (pixelsOf(bytes, type) > limits.uploads.pixels) throw new Problem('tooManyPixels');
  try {
    const picture = new Transformer(bytes);
    const { width, height, orientation = 1 } = await picture.metadata(true);
    const [across, down] = orientation >= firstOnItsSide ? [height, width] : [width, height];
    return await fitted(picture.rotate(), { across, down }, kind).webp(quality);
  } catch (cause) {
    throw new Problem('uploadUnreadable', { cause });
  }
}

interface Size {
  across: number;
  down: number;
}

/** Made smaller where it is too large, and never larger. */
function fitted(picture: Transformer, { across, down }: Size, kind: UploadKind): Transformer {
  const { width, height } = limits.uploads[kind];
  if (kind === 'avatar') return square(picture, { across, down }, width);
  const isFitting = across <= width && down <= height;
  return isFitting ? picture : picture.resize({ width, height, filter, fit: ResizeFit.Inside });
}

/** The middle of a picture. It is cut after it was made smaller; to cover the square, a line of pixels would be made a wall of them. */
function square(picture: Transformer, { across, down }: Size, most: number): Transformer {
  const shorter = Math.min(across, down);
  const side = Math.min(shorter, most);
  const [width, height] = [across, down].map((length) => Math.round((length * side) / shorter)) as [number, number];
  const smaller = side < shorter ? picture.resize({ width, height, filter, fit: ResizeFit.Fill }) : picture;
  return smaller.crop(Math.floor((width - side) / 2), Math.floor((height - side) / 2), side, side);
}
