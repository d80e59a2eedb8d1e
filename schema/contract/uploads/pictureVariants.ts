import { fileTokenParam, type UploadKind } from './uploads';

/** Addresses of one format of a picture for the `source` of an HTML `picture`. */
export interface PictureSource {
  /** Media type. */
  type: string;
  /** Addresses with their widths, as in HTML. */
  srcSet: string;
}

/** A file of a picture in another width or format than the stored one. */
export interface PictureVariant {
  /** The address is that of the picture, a slash and this name. */
  name: string;
  type: 'image/avif' | 'image/webp';
  width: number;
}

/** Pixels: a phone at one, two and three dots per pixel. */
const variantWidths = [480, 960, 1600] as const;

/** The AVIF in the width of the picture itself. */
const fullName = 'full.avif';

/** Kinds whose pictures pages show large. */
const kindsWithVariants: readonly UploadKind[] = ['thumbnail', 'attachment'];

interface StoredPicture {
  kind: UploadKind;
  /** Pixels; null for a file that is no picture, or was stored without variants. */
  width: number | null;
}

/** The variants of an upload, never enlarged. */
export const variantsOf = ({ kind, width }: StoredPicture): PictureVariant[] =>
  width !== null && kindsWithVariants.includes(kind) ? listVariants(width) : [];

/** The WebP in full width is the picture itself. */
function listVariants(width: number): PictureVariant[] {
  const smaller = variantWidths.filter((each) => each < width);
  if (smaller.length === 0) return [];
  return [
    ...smaller.map((each) => ({ name: `${each}.avif`, type: 'image/avif' as const, width: each })),
    { name: fullName, type: 'image/avif', width },
    ...smaller.map((each) => ({ name: `${each}.webp`, type: 'image/webp' as const, width: each })),
  ];
}

/** The names of all variants that a picture may have. */
export const allVariantNames: readonly string[] = listVariants(Infinity).map(({ name }) => name);

/**
 * The formats of a picture, the smallest first. A token of the address is that of all variants.
 * @param src path of the upload, signed for files of lessons
 */
export function pictureSources(src: string, picture: StoredPicture): PictureSource[] {
  const [path = '', token] = src.split(`?${fileTokenParam}=`);
  const query = token === undefined ? '' : `?${fileTokenParam}=${token}`;
  const variants = variantsOf(picture);
  if (variants.length === 0) return [];
  const srcSetOf = (type: PictureVariant['type']): string[] =>
    variants.filter((variant) => variant.type === type).map((each) => `${path}/${each.name}${query} ${each.width}w`);
  return [
    { type: 'image/avif', srcSet: srcSetOf('image/avif').join(', ') },
    { type: 'image/webp', srcSet: [...srcSetOf('image/webp'), `${src} ${picture.width}w`].join(', ') },
  ];
}
