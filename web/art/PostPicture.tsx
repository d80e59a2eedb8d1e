import type { ComponentType } from 'react';
import { CellsPost } from './pictures/CellsPost';
import { CityPost } from './pictures/CityPost';
import { FarmPost } from './pictures/FarmPost';
import { GridPost } from './pictures/GridPost';
import { RoadPost } from './pictures/RoadPost';
import type { PictureProps } from './Picture';

const pictures: readonly ComponentType<PictureProps>[] = [CityPost, GridPost, CellsPost, FarmPost, RoadPost];

/** The picture of an article that has none of its own; it fills the place it is given. */
export const PostPicture = ({ n, ...rest }: PictureProps & { n: number }) => {
  const Chosen = pictures[n % pictures.length] ?? CityPost;
  return <Chosen {...rest} />;
};
