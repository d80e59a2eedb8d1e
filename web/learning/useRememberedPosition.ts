import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How far playing may run ahead of what is remembered, in seconds. */
const savedEvery = 15;
/** This near the end there is nothing to go on with: the video starts anew. */
const tail = 5;

interface Memory {
  /** Seconds remembered from last time. */
  start: number;
  /** Stores a position, in whole seconds. */
  onPosition: (seconds: number) => void;
  /** Told when playing goes on from the remembered position. */
  onResume: (seconds: number) => void;
}

/**
 * Goes on where the viewer stopped, and remembers where they stop: on pause, every 15 seconds of playing, when the page is
 * hidden or left, and when the video leaves the page.
 */
export function useRememberedPosition(element: RefObject<HTMLVideoElement | null>, memory: Memory): void {
  const first = useEffectEvent(() => memory.start);
  const store = useEffectEvent((seconds: number) => memory.onPosition(seconds));
  const resumed = useEffectEvent((seconds: number) => memory.onResume(seconds));
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    let saved = first();
    let ready = false;
    const resume = () => {
      if (ready) return;
      ready = true;
      if (saved <= 0 || saved >= video.duration - tail) return;
      video.currentTime = saved;
      resumed(saved);
    };
    const save = () => {
      const now = Math.floor(video.currentTime);
      if (!ready || now === saved) return;
      saved = now;
      store(now);
    };
    const saveNowAndThen = () => Math.abs(video.currentTime - saved) >= savedEvery && save();
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save();
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) resume();
    return listening(
      [
        [video, 'loadedmetadata', resume],
        [video, 'pause', save],
        [video, 'timeupdate', saveNowAndThen],
        [document, 'visibilitychange', saveWhenHidden],
        [window, 'pagehide', save],
      ],
      save,
    );
  }, [element]);
}

/** Adds the listeners; answers what removes them again, after a last call of `atEnd`. */
function listening(pairs: [EventTarget, string, () => unknown][], atEnd: () => void): () => void {
  for (const [target, type, listener] of pairs) target.addEventListener(type, listener);
  return () => {
    atEnd();
    for (const [target, type, listener] of pairs) target.removeEventListener(type, listener);
  };
}
