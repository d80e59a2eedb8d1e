import { Button } from '@mui/material';
import { lazy, Suspense, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { isChunkLoadError, isServerReachable } from '../data/browser/chunkLoadErrors';
import { loadWhenIdle } from '../data/browser/idleLoading';
import { useTranslation } from '../language';
import { ErrorAlert } from './feedback/ErrorAlert';

interface LazyPartOptions {
  /** Keeps the place of a part in the page while it loads. */
  fallback?: ReactNode;
  /** Whether it is also loaded before it is shown, when the page is idle. Default: true. */
  isLoadedWhenIdle?: boolean;
}

/**
 * A part of a screen in a chunk of its own. In place of one that cannot be loaded, an error offers to try again: the rest
 * of the screen stays, with what was typed. For a dialog: `lazyDialog`.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LazyPartOptions = {},
): ((props: Props) => ReactElement) => lazyComponent(load, PartLoadError, options);

/** What a part shows that could not be loaded. */
export interface LoadErrorProps {
  title: string;
  text: string;
  /** Label of the button. */
  action: string;
  isBusy: boolean;
  /** Loads the part again; where that is in vain, the page. */
  onAction(): void;
}

export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  LoadError: ComponentType<Props & LoadErrorProps>,
  { fallback = null, isLoadedWhenIdle = true }: LazyPartOptions,
): (props: Props) => ReactElement {
  let Loaded: ComponentType<Props> | undefined;
  let Lazy: ComponentType<Props> | undefined;
  const loadOnce = async () => (Loaded ??= await load());
  if (isLoadedWhenIdle) void loadWhenIdle(loadOnce);

  function FailedPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const error = useLoadError(async () => {
      const part = await loadOnce();
      setPart(() => part);
    });
    return Part ? <Part {...props} /> : <LoadError {...props} {...error} />;
  }

  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await loadOnce() };
      } catch (error) {
        if (!isChunkLoadError(error)) throw error;
        // React keeps the result: where the part is shown next, it is loaded again.
        Lazy = undefined;
        return { default: FailedPart };
      }
    });

  return function LazyPart(props) {
    // A loaded part is there in the same render. The choice holds: another component would lose what was typed.
    const [Part] = useState(() => Loaded ?? (Lazy ??= createLazy()));
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function useLoadError(retry: () => Promise<void>): LoadErrorProps {
  const { t } = useTranslation(['common', 'shell']);
  const [state, setState] = useState<'failed' | 'loading' | 'gone'>('failed');
  const load = async () => {
    setState('loading');
    try {
      await retry();
    } catch {
      setState((await isServerReachable()) ? 'gone' : 'failed');
    }
  };
  const title = t('unfetchedPart.title');
  // The visitor decides when the page is reloaded: it may hold texts that are not saved.
  if (state === 'gone')
    return {
      title,
      text: t('unfetchedPart.reload'),
      action: t('shell:broken.reload'),
      isBusy: false,
      onAction: () => window.location.reload(),
    };
  return {
    title,
    text: t('shell:unfetched.text'),
    action: t('retry'),
    isBusy: state === 'loading',
    onAction: () => void load(),
  };
}

function PartLoadError({ title, text, action, isBusy, onAction }: LoadErrorProps) {
  return (
    <ErrorAlert
      message={`${title}. ${text}`}
      action={
        <Button color="inherit" aria-disabled={isBusy} onClick={isBusy ? undefined : onAction}>
          {action}
        </Button>
      }
      sx={{ alignItems: 'center' }}
    />
  );
}
