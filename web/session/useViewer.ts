import { useMeQuery, type ViewerFragment } from './__generated__/useViewer';
import { useServerResponse } from '../ui/navigation/serverResponse';

/** Null for a visitor. `loading` is true only until the viewer is first known, not during a refetch. */
export function useViewer(): { viewer: ViewerFragment | null; loading: boolean } {
  const { data, error, loading } = useMeQuery();
  const onServer = useServerResponse() !== null;
  // If the server could not load the viewer, the browser does.
  return { viewer: data?.me ?? null, loading: data === undefined && (loading || (onServer && error !== undefined)) };
}
