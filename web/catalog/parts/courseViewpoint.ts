import { useSearchParams } from 'react-router-dom';
import { getCourseAccess, type CourseAccess } from '../../../schema/contract/courses/courseAccess';
import { useViewer } from '../../session/useViewer';

/** For whom the course's trainer and admins can see its pages: `/courses/7?as=student`. */
export const previewedRoles = ['visitor', 'student', 'enrolled', 'completed'] as const;

export type PreviewedRole = (typeof previewedRoles)[number];

interface CourseViewpoint {
  /** What the viewer is. */
  actualRole: CourseAccess;
  /** Null unless staff see the page as another role. */
  viewAs: PreviewedRole | null;
  /** What the page shows. */
  role: CourseAccess;
}

/** For whom a page of a course is shown; null while the viewer is loading. Other people than its staff have no preview. */
export function useCourseViewpoint(course: Parameters<typeof getCourseAccess>[1]): CourseViewpoint | null {
  const { viewer, loading } = useViewer();
  const [params] = useSearchParams();
  if (loading) return null;
  const actualRole = getCourseAccess(viewer, course);
  const requested = previewedRoles.find((viewAs) => viewAs === params.get('as'));
  const viewAs = actualRole === 'staff' && requested ? requested : null;
  const role = viewAs === 'completed' ? 'enrolled' : (viewAs ?? actualRole);
  return { actualRole, viewAs, role };
}
