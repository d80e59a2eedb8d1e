import { useMeQuery } from './__generated__/useViewer';
import type { ViewerFragment } from './__generated__/useViewer';
import { useServerResponse } from './serverContext';

/** The signed-in person, or null for a visitor. `loading` until that is known, and not again while it is asked anew. */
export function useViewer(): { viewer: ViewerFragment | null; loading: boolean } {
  const { data, error, loading } = useMeQuery();
  const onServer = useServerResponse() !== null;
  // A page whose server could not learn who asks leaves the question to the browser.
  return { viewer: data?.me ?? null, loading: data === undefined && (loading || (onServer && error !== undefined)) };
}
