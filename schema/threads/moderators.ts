import type { Viewer } from '../core/context';
import { hasAdminRights } from '../core/permissionProblem';

/** Whether the viewer moderates the course: its trainer, and admins. */
export const isModerator = (viewer: Viewer | null, course: { trainerId: number }): boolean =>
  hasAdminRights(viewer) || (viewer?.role === 'trainer' && viewer.id === course.trainerId);
