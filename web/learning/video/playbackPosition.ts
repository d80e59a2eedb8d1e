import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How far playing may run ahead of what is remembered, in seconds. */
const saveIntervalSeconds = 15;
/** This near the beginning or the end there is nothing to go on with: the video starts anew. */
const resumeMarginSeconds = 5;

export interface PlaybackPositionOptions {
  /** Seconds remembered from last time. */
  startPosition: number;
  /** Stores a position, in whole seconds. */
  onPosition: (seconds: number) => void;
  /** Told when playing goes on from the remembered position. */
  onResume: (seconds: number) => void;
}

/**
 * Goes on where the viewer stopped, and remembers where they stop: on pause, every 15 seconds of playing, when the page is
 * hidden or left, and at the end.
 * @returns ends it, after remembering once more
 */
export function trackPlaybackPosition(
  video: HTMLVideoElement,
  { startPosition, onPosition, onResume }: PlaybackPositionOptions,
): () => void {
  let saved = startPosition;
  let ready = false;
  const resume = () => {
    if (ready) return;
    ready = true;
    if (saved < resumeMarginSeconds || saved > video.duration - resumeMarginSeconds) return;
    video.currentTime = saved;
    onResume(saved);
  };
  const save = () => {
    const now = Math.floor(video.currentTime);
    if (!ready || now === saved) return;
    saved = now;
    onPosition(now);
  };
  const end = new AbortController();
  const on = (target: EventTarget, type: string, listener: () => void) =>
    target.addEventListener(type, listener, { signal: end.signal });
  on(video, 'loadedmetadata', resume);
  on(video, 'pause', save);
  on(video, 'timeupdate', () => Math.abs(video.currentTime - saved) >= saveIntervalSeconds && save());
  on(document, 'visibilitychange', () => document.visibilityState === 'hidden' && save());
  on(window, 'pagehide', save);
  // On a page that came with its video the event may be over before scripts run.
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) resume();
  return () => {
    save();
    end.abort();
  };
}

/** Keeps the viewer's place in a video for as long as it is on the page; see `rememberPosition`. */
export function usePlaybackPosition(
  element: RefObject<HTMLVideoElement | null>,
  memory: PlaybackPositionOptions,
): void {
  const start = useEffectEvent(() => memory.startPosition);
  const onPosition = useEffectEvent((seconds: number) => memory.onPosition(seconds));
  const onResume = useEffectEvent((seconds: number) => memory.onResume(seconds));
  useEffect(() => {
    const video = element.current;
    return video ? trackPlaybackPosition(video, { startPosition: start(), onPosition, onResume }) : undefined;
  }, [element]);
}
