import { lazy, Suspense, type ComponentProps } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '../../paths';
import { PageSpinner } from '../../ui/feedback/PageSpinner';

const importPlayer = async () => (await import('../../learning/CoursePlayer')).CoursePlayer;
type PlayerComponent = Awaited<ReturnType<typeof importPlayer>>;

const LazyPlayer = lazy(async () => ({ default: await importPlayer() }));
let preloadedPlayer: PlayerComponent | undefined;

export const isLessonUrl = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  matchPath(paths.course(':id'), pathname) !== null && Boolean(new URLSearchParams(search).get('lesson'));

/**
 * Loads the player before hydration; otherwise the suspended component would replace the server's HTML with a spinner.
 */
export async function preloadPlayer(): Promise<void> {
  preloadedPlayer = await importPlayer();
}

/** A chunk of its own, loaded with the first lesson. */
export function LazyLessonPlayer(place: ComponentProps<PlayerComponent>) {
  const Player = preloadedPlayer ?? LazyPlayer;
  return (
    <Suspense fallback={<PageSpinner />}>
      <Player {...place} />
    </Suspense>
  );
}
