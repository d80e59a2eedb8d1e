import { Outlet, useLocation } from 'react-router-dom';
import type { Role } from '../../schema/contract/permissions';
import { paths } from '../paths';
import { useViewer } from '../session/useViewer';
import { Redirect } from '../ui/Redirect';
import { Spinner } from '../ui/Spinner';

/** Lets in who is signed in with the role, or one of them; sends visitors to sign in (and back), others home (spec.md section 6). */
export function Guarded({ role }: { role: Role | readonly Role[] }) {
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  if (loading) return <Spinner />;
  if (!viewer) return <Redirect to={paths.auth(pathname + search)} />;
  return [role].flat().includes(viewer.role) ? <Outlet /> : <Redirect to={paths.home} />;
}
