import Skeleton from '@mui/material/Skeleton';
import { useViewer } from '../session/useViewer';
import { ViewerMenu } from './ViewerMenu';
import { VisitorMenu } from './VisitorMenu';

/** The way in for visitors, and to one's dashboard and out for those who are in (spec.md section 2). */
export function AccountMenu() {
  const { viewer, loading } = useViewer();
  if (loading) return <Skeleton variant="rounded" width={44} height={44} />;
  return viewer ? <ViewerMenu viewer={viewer} /> : <VisitorMenu />;
}
