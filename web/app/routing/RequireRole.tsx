import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { Role } from '../../../schema/contract/permissions';
import { paths } from '../../paths';
import { useViewer } from '../../session/useViewer';
import { Redirect } from '../../ui/navigation/Redirect';
import { PageSpinner } from '../../ui/feedback/PageSpinner';

/** Lets in who is signed in with the role, or one of them; sends visitors to sign in (and back), others home (spec.md section 6). */
export function RequireRole({ role }: { role: Role | readonly Role[] }) {
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  const [hadViewer, setHadViewer] = useState(false);
  if (viewer && !hadViewer) setHadViewer(true);
  if (loading) return <PageSpinner />;
  // Another tab, or the end of the session, may have signed somebody out in the middle of something: they are told.
  if (!viewer) return <Redirect to={paths.auth(pathname + search)} state={{ wasSignedOut: hadViewer }} />;
  return [role].flat().includes(viewer.role) ? <Outlet /> : <Redirect to={paths.home} />;
}
