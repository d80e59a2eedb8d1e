import { useSearchParams } from 'react-router-dom';
import { getCourseRole, type CourseRole } from '../../../schema/contract/courses/courseRole';
import { useViewer } from '../../session/useViewer';

/** For whom the course's trainer and admins can see its pages: `/courses/7?as=student`. */
export const previewedRoles = ['visitor', 'student', 'enrolled', 'completed'] as const;

export type PreviewedRole = (typeof previewedRoles)[number];

export interface CourseViewpoint {
  /** What the viewer is. */
  actualRole: CourseRole;
  /** Null unless staff see the page as another role. */
  viewAs: PreviewedRole | null;
  /** What the page shows. */
  role: CourseRole;
}

/** For whom a page of a course is shown; null while the viewer is loading. Other people than its staff have no preview. */
export function useCourseViewpoint(course: Parameters<typeof getCourseRole>[1]): CourseViewpoint | null {
  const { viewer, loading } = useViewer();
  const [params] = useSearchParams();
  if (loading) return null;
  const actualRole = getCourseRole(viewer, course);
  const requested = previewedRoles.find((viewAs) => viewAs === params.get('as'));
  const viewAs = actualRole === 'staff' && requested ? requested : null;
  const role = viewAs === 'completed' ? 'enrolled' : (viewAs ?? actualRole);
  return { actualRole, viewAs, role };
}
