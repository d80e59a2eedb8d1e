import { useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { Role } from '../../../schema/contract/permissions';
import { paths, Redirect } from '../../routing';
import { loggedOutVar } from '../../session/sessionSync';
import { useViewer } from '../../session/useViewer';
import { PageSpinner } from '../../ui/feedback/queryStates';

interface RequireRoleProps {
  roles: readonly Role[];
  /** Default: the route below. */
  children?: ReactNode;
}

/**
 * Renders its content for the given roles; redirects visitors to the login page (and back), and other roles and viewers
 * who have just logged out to the home page.
 */
export function RequireRole({ roles, children = <Outlet /> }: RequireRoleProps) {
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (viewer && !wasSignedIn) setWasSignedIn(true);
  if (loading) return <PageSpinner />;
  if (!viewer && wasSignedIn && loggedOutVar()) return <Redirect to={paths.home} />;
  // Signed out by another tab or an expired session: the login page shows a notice.
  if (!viewer) return <Redirect to={paths.auth(pathname + search)} state={{ wasSignedOut: wasSignedIn }} />;
  if (!roles.includes(viewer.role)) return <Redirect to={paths.home} />;
  const isRefused = viewer.mustSetUpSecondFactor && !roles.includes('student');
  return isRefused ? <Redirect to={paths.accountSection('second-factor')} /> : children;
}
