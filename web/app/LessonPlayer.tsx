import { lazy, Suspense, type ComponentProps } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '../paths';
import { Spinner } from '../ui/Spinner';

const fetchPlayer = async () => (await import('../learning/Player')).Player;
type Player = Awaited<ReturnType<typeof fetchPlayer>>;

const FetchedLater = lazy(async () => ({ default: await fetchPlayer() }));
let fetchedAhead: Player | undefined;

/** Whether the page at an address is a lesson's. */
export const showsPlayer = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  matchPath(paths.course(':id'), pathname) !== null && Boolean(new URLSearchParams(search).get('lesson'));

/** Fetches the player before the first render: what waits for it then would replace the server's page by a spinner. */
export async function fetchPlayerAhead(): Promise<void> {
  fetchedAhead = await fetchPlayer();
}

/** The player, which other pages do without: it is fetched with the first lesson. */
export function LessonPlayer(place: ComponentProps<Player>) {
  const Player = fetchedAhead ?? FetchedLater;
  return (
    <Suspense fallback={<Spinner />}>
      <Player {...place} />
    </Suspense>
  );
}
