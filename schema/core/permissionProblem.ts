import { hasPermission, type Permission } from '../contract/permissions';
import type { ProblemCode } from '../contract/problems/problems';
import type { Viewer } from './context';

/** Null if the viewer has the permission; otherwise the reason. */
export function permissionProblem(viewer: Viewer | null, permission: Permission): ProblemCode | null {
  if (!hasPermission(viewer?.role ?? null, permission)) return accessProblem(viewer);
  return viewer?.mustSetUpSecondFactor && !hasPermission('student', permission) ? 'secondFactorRequired' : null;
}

export function accessProblem(viewer: Viewer | null): ProblemCode {
  if (!viewer) return 'notSignedIn';
  return viewer.mustSetUpSecondFactor ? 'secondFactorRequired' : 'notAllowed';
}

/** Whether the viewer has the rights of an admin over rows. */
export const hasAdminRights = (viewer: Viewer | null): boolean =>
  viewer?.role === 'admin' && !viewer.mustSetUpSecondFactor;
