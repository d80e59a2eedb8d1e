import { limits } from '../../../schema/contract/limits';

/** What may have a picture of its own, or none. */
export type FallbackImageKind = keyof typeof limits.fallbackPictures;

/** Which drawing, from 0, stands for what has no picture of its own: the same one always, by its key (spec.md section 9). */
export const fallbackImageIndex = (kind: FallbackImageKind, id: string | number): number =>
  (Number(id) - 1) % limits.fallbackPictures[kind];
