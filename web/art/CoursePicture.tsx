import type { ComponentType } from 'react';
import { BatteryCourse } from './pictures/BatteryCourse';
import { ChargingCourse } from './pictures/ChargingCourse';
import { PowertrainCourse } from './pictures/PowertrainCourse';
import { SolarCourse } from './pictures/SolarCourse';
import { ToolsCourse } from './pictures/ToolsCourse';
import { WindCourse } from './pictures/WindCourse';
import type { PictureProps } from './Picture';

const pictures: readonly ComponentType<PictureProps>[] = [
  SolarCourse,
  PowertrainCourse,
  ChargingCourse,
  BatteryCourse,
  ToolsCourse,
  WindCourse,
];

/** The picture of a course that has none of its own; it fills the place it is given. */
export const CoursePicture = ({ n, ...rest }: PictureProps & { n: number }) => {
  const Chosen = pictures[n] ?? SolarCourse;
  return <Chosen {...rest} />;
};
