import type { ComponentType } from 'react';
import { BridgePost } from './pictures/BridgePost';
import { CellsPost } from './pictures/CellsPost';
import { DeskPost } from './pictures/DeskPost';
import { InletPost } from './pictures/InletPost';
import { RooftopsPost } from './pictures/RooftopsPost';
import type { PictureProps } from './Picture';

const pictures: readonly ComponentType<PictureProps>[] = [CellsPost, InletPost, BridgePost, DeskPost, RooftopsPost];

/** The picture of an article that has none of its own; it fills the place it is given. */
export const PostPicture = ({ n, ...rest }: PictureProps & { n: number }) => {
  const Chosen = pictures[n] ?? CellsPost;
  return <Chosen {...rest} />;
};
