import { limits } from '../../../schema/contract/limits';

export type FallbackImageKind = keyof typeof limits.fallbackPictures;

/** Zero-based index of the fallback image; always the same for an id. */
export const fallbackImageIndex = (kind: FallbackImageKind, id: string | number): number =>
  (Number(id) - 1) % limits.fallbackPictures[kind];

/** File of a fallback image, written by `npm run images`. */
export const fallbackImagePath = (kind: FallbackImageKind, index: number): string => `/drawings/${kind}-${index}.svg`;

export const fallbackImageUrl = (kind: FallbackImageKind, id: string | number): string =>
  fallbackImagePath(kind, fallbackImageIndex(kind, id));
