import { lazy, Suspense, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { loadWhenIdle } from '../data/browser/idleLoading';

/**
 * A part of a screen that is not shown at first, such as a dialog, in a chunk of its own. It is loaded when the screen is
 * idle, or when it is shown before that.
 * @param fallback keeps the place of a part further down the screen
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): (props: Props) => ReactElement {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (Loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  void loadWhenIdle(loadOnce);
  return function LazyPart(props) {
    // A loaded part is there in the same render. The choice holds: another component would lose what was typed.
    const [Part] = useState(() => Loaded ?? Lazy);
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
