import { lazy, Suspense, type ComponentProps } from 'react';
import { PageSpinner } from '../../ui/feedback/queryStates';

const importPlayer = async () => (await import('../../learning/CoursePlayer')).CoursePlayer;
type PlayerComponent = Awaited<ReturnType<typeof importPlayer>>;

const LazyPlayer = lazy(async () => ({ default: await importPlayer() }));
let preloadedPlayer: PlayerComponent | undefined;

/** Path of the player's module in `web/`, used for `modulepreload`. */
export const playerModuleId = 'learning/CoursePlayer';

/**
 * Loads the player before hydration; otherwise the suspended component would replace the server's HTML with a spinner.
 */
export async function preloadPlayer(): Promise<void> {
  preloadedPlayer = await importPlayer();
}

export function LazyLessonPlayer(props: ComponentProps<PlayerComponent>) {
  const Player = preloadedPlayer ?? LazyPlayer;
  return (
    <Suspense fallback={<PageSpinner />}>
      <Player {...props} />
    </Suspense>
  );
}
