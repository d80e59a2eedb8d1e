import type { PictureSource } from '../../../schema/contract/uploads/pictureVariants';

interface PictureSourcesProps {
  sources: readonly PictureSource[] | undefined;
  /** Shown widths, as in HTML. */
  sizes: string;
}

/** The formats of a picture, in an HTML `picture` before its `img`. */
export const PictureSources = ({ sources = [], sizes }: PictureSourcesProps) =>
  sources.map(({ type, srcSet }) => <source key={type} type={type} srcSet={srcSet} sizes={sizes} />);
