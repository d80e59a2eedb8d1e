import type { PictureFormats } from '../contract/richText';
import { pictureSources, type PictureSource } from '../contract/uploads/pictureVariants';
import { isLessonUpload } from '../contract/uploads/uploads';
import { builder } from '../core/builder';
import type { Context } from '../core/context';
import { uploadKeysIn } from './lessonFiles';
import { createBatchedReader } from '../core/batchedReader';

const PictureSourceType = builder.objectRef<PictureSource>('PictureSource').implement({
  description: 'Addresses of a picture in one format, for a `source` of an HTML `picture`.',
  fields: (t) => ({
    type: t.exposeString('type', { description: 'Media type, such as image/avif.' }),
    srcSet: t.exposeString('srcSet', { description: 'Addresses with their widths, as in HTML: `/a 480w, /b 960w`.' }),
  }),
});

const readPictures = createBatchedReader(({ db }, keys: string[]) =>
  db.upload.findMany({ where: { key: { in: keys } }, select: { key: true, kind: true, width: true, height: true } }),
);

type FormatsOf = (address: string) => PictureFormats | undefined;

/**
 * A function that returns size and formats of the uploaded pictures in a text by their addresses in it.
 * @param toAddress signs addresses; a file of a lesson that stays unsigned is closed to the reader
 */
export async function readPictureFormats(
  context: Context,
  text: string,
  toAddress: (address: string) => string,
): Promise<FormatsOf> {
  const keys = uploadKeysIn(text);
  if (keys.length === 0) return () => undefined;
  const pictures = await readPictures(context, keys);
  return (address) => {
    const picture = pictures.get(uploadKeysIn(address)[0] ?? '');
    if (!picture?.width || !picture.height) return undefined;
    const src = toAddress(address);
    if (isLessonUpload(picture.kind) && src === address) return undefined;
    return { width: picture.width, height: picture.height, sources: pictureSources(src, picture) };
  };
}

/** Formats of a picture that everybody may see; none for a picture from elsewhere. */
async function readPictureSources(context: Context, address: string | null): Promise<readonly PictureSource[]> {
  if (address === null) return [];
  const formatsOf = await readPictureFormats(context, address, (path) => path);
  return formatsOf(address)?.sources ?? [];
}

/** The field `thumbnailSources` of rows with a thumbnail. */
export const thumbnailSourcesField = {
  type: [PictureSourceType] as [typeof PictureSourceType],
  description: 'Smaller files of an uploaded thumbnail, the preferred format first; empty for other pictures.',
  // Two formats.
  complexity: { field: 1, multiplier: 2 },
  select: { thumbnail: true } as const,
  resolve: ({ thumbnail }: { thumbnail: string | null }, _args: object, context: Context) =>
    readPictureSources(context, thumbnail),
};
