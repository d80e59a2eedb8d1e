import type { ReactNode } from 'react';
import { useCoursePlayerQuery } from './__generated__/CoursePlayer';
import { Remote } from '../ui/Remote';
import { Classroom } from './Classroom';
import { PlayerSkeleton } from './PlayerSkeleton';

interface PlayerProps {
  courseId: string;
  lessonId: string;
  /** What to show where the course does not exist. */
  missing: ReactNode;
}

/**
 * A lesson of a course at `/courses/7?lesson=3`. One read brings the whole course, so that going on to the next lesson
 * waits for nothing.
 */
export function Player({ courseId, lessonId, missing }: PlayerProps) {
  const player = useCoursePlayerQuery({ variables: { courseId } });
  return (
    <Remote of={player} skeleton={<PlayerSkeleton />}>
      {({ course }) => (course ? <Classroom course={course} lessonId={lessonId} /> : missing)}
    </Remote>
  );
}
