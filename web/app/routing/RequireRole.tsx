import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { Role } from '../../../schema/contract/permissions';
import { paths } from '../../paths';
import { useViewer } from '../../session/useViewer';
import { Redirect } from '../../ui/navigation/Redirect';
import { PageSpinner } from '../../ui/feedback/PageSpinner';

/**
 * Renders the route for the given roles; redirects visitors to the login page (and back) and other roles to the home
 * page.
 */
export function RequireRole({ role }: { role: Role | readonly Role[] }) {
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  const [hadViewer, setHadViewer] = useState(false);
  if (viewer && !hadViewer) setHadViewer(true);
  if (loading) return <PageSpinner />;
  // Signed out by another tab or an expired session: the login page shows a notice.
  if (!viewer) return <Redirect to={paths.auth(pathname + search)} state={{ wasSignedOut: hadViewer }} />;
  return [role].flat().includes(viewer.role) ? <Outlet /> : <Redirect to={paths.home} />;
}
