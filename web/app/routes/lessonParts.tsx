import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { CoursePlayer } from '../../learning/CoursePlayer';
import type { QuizAttemptScreen } from '../../quizzes/attempt/QuizAttemptScreen';
import { isAttemptUrl, isLessonUrl } from '../../routing';
import { PageSpinner } from '../../ui/feedback/queryStates';

/**
 * A part of the course's screen in a chunk of its own; with its module, which `screenModules` adds. No `lazyPart`: it is the
 * whole page, whose error is that of a route, and it is loaded before hydration.
 */
interface LessonPart<Module> {
  lazy: () => Promise<Module>;
  module?: string;
}

const player: LessonPart<{ CoursePlayer: typeof CoursePlayer }> = {
  lazy: () => import('../../learning/CoursePlayer'),
};
const attempt: LessonPart<{ QuizAttemptScreen: typeof QuizAttemptScreen }> = {
  lazy: () => import('../../quizzes/attempt/QuizAttemptScreen'),
};

type Location = Parameters<typeof isLessonUrl>[0];

/** The part that shows an address; undefined for the course's own page. */
export const findLessonPart = (location: Location): LessonPart<object> | undefined => {
  if (isAttemptUrl(location)) return attempt;
  return isLessonUrl(location) ? player : undefined;
};

const loaded: { CoursePlayer?: typeof CoursePlayer; QuizAttemptScreen?: typeof QuizAttemptScreen } = {};

/** Loads the part before hydration; otherwise the suspended component would replace the server's HTML with a spinner. */
export async function preloadLessonPart(location: Location): Promise<void> {
  Object.assign(loaded, await findLessonPart(location)?.lazy());
}

const LazyPlayer = lazy(async () => ({ default: (await player.lazy()).CoursePlayer }));
const LazyAttempt = lazy(async () => ({ default: (await attempt.lazy()).QuizAttemptScreen }));

export function LessonPlayer(props: ComponentProps<typeof CoursePlayer>) {
  return <Waiting Part={loaded.CoursePlayer ?? LazyPlayer} props={props} />;
}

export function AttemptScreen(props: ComponentProps<typeof QuizAttemptScreen>) {
  return <Waiting Part={loaded.QuizAttemptScreen ?? LazyAttempt} props={props} />;
}

function Waiting<Props extends object>({ Part, props }: { Part: ComponentType<Props>; props: Props }) {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Part {...props} />
    </Suspense>
  );
}
