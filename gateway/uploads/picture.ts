import { ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { limits } from '../../schema/contract/limits';
import type { UploadKind } from '../../schema/contract/uploads';
import { Problem } from '../../schema/errors';
import { pixelsOf } from './pixels';

const quality = 82;
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
  const filter = ResizeFilterType.Lanczos3;
  if (kind === 'avatar') return picture.resize({ width, height, filter, fit: ResizeFit.Cover });
  return across <= width && down <= height ? picture : picture.resize({ width, height, filter, fit: ResizeFit.Inside });
}
