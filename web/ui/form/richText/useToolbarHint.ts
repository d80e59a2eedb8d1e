import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { loadWhenIdle } from '../../../data/browser/idleLoading';
import type { ToolbarHintProps } from './ToolbarHint';

let Loaded: ComponentType<ToolbarHintProps> | undefined;
const loadHint = async () => (Loaded ??= (await import('./ToolbarHint')).ToolbarHint);

/**
 * The hint of the buttons, loaded when the page is idle: its positioning is large. It replaces the buttons, so it waits until none is
 * pressed or has the focus.
 */
export function useToolbarHint(toolbarRef: RefObject<HTMLElement | null>): ComponentType<ToolbarHintProps> | undefined {
  const [Hint, setHint] = useState(() => Loaded);
  useEffect(() => {
    const toolbar = toolbarRef.current;
    if (Hint || !toolbar) return;
    const events = new AbortController();
    const show = () => {
      if (!Loaded || events.signal.aborted || toolbar.matches(':focus-within, :active')) return;
      const loaded = Loaded;
      setHint(() => loaded);
    };
    // After the event, the focus is elsewhere and the button is released.
    const showAfterwards = () => void setTimeout(show);
    for (const name of ['focusout', 'pointerup', 'pointercancel'])
      toolbar.addEventListener(name, showAfterwards, { signal: events.signal });
    void loadWhenIdle(async () => {
      await loadHint();
      show();
    });
    return () => events.abort();
  }, [Hint, toolbarRef]);
  return Hint;
}
