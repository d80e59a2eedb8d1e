import { lazy, Suspense, type ComponentProps } from 'react';
import type { CoursePlayer } from '../../learning/CoursePlayer';
import { PageSpinner } from '../../ui/feedback/queryStates';

/** Part of the course's screen; with its module, which `screenModules` adds. */
export const player: { lazy: () => Promise<{ CoursePlayer: PlayerComponent }>; module?: string } = {
  lazy: () => import('../../learning/CoursePlayer'),
};
const importPlayer = async () => (await player.lazy()).CoursePlayer;
type PlayerComponent = typeof CoursePlayer;

const LazyPlayer = lazy(async () => ({ default: await importPlayer() }));
let preloadedPlayer: PlayerComponent | undefined;

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
