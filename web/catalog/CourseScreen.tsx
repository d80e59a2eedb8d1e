import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useCoursePageQuery } from './__generated__/CourseScreen';
import { Remote } from '../ui/Remote';
import { CourseNotFound } from './CourseNotFound';
import { CoursePage } from './CoursePage';
import { CoursePageSkeleton } from './CoursePageSkeleton';

/** A lesson that was opened, for the part of the site that plays it. */
export interface LessonPlace {
  courseId: string;
  lessonId: string;
  /** What to show when there is no such course. */
  missing: ReactNode;
}

interface CourseScreenProps {
  /** Takes the whole screen while the address names a lesson. */
  player(place: LessonPlace): ReactNode;
  /** What students say of the course. */
  reviews(courseId: string): ReactNode;
}

/** A course, or one of its lessons where the address names one (`?lesson=3`). */
export function CourseScreen({ player, reviews }: CourseScreenProps) {
  const { id: courseId = '' } = useParams();
  const [params] = useSearchParams();
  const lessonId = params.get('lesson');
  if (lessonId) return <>{player({ courseId, lessonId, missing: <CourseNotFound /> })}</>;
  return <CourseRead courseId={courseId} reviews={reviews(courseId)} />;
}

function CourseRead({ courseId, reviews }: { courseId: string; reviews: ReactNode }) {
  const coursePage = useCoursePageQuery({ variables: { id: courseId } });
  return (
    <Remote of={coursePage} skeleton={<CoursePageSkeleton />}>
      {({ course }) => (course ? <CoursePage course={course} reviews={reviews} /> : <CourseNotFound />)}
    </Remote>
  );
}
