import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Maximum number of seconds between two saves. */
const saveIntervalSeconds = 15;
/** Positions this close to the beginning or the end (seconds) start the video from 0. */
const resumeMarginSeconds = 5;

export interface PlaybackPositionOptions {
  /** Stored position in seconds. */
  startPosition: number;
  /** Stores a position in whole seconds. */
  onPosition: (seconds: number) => void;
  /** Called when playback resumes at the stored position. */
  onResume: (seconds: number) => void;
}

/**
 * Resumes at the stored position and saves the new one: on pause, every 15 seconds, at the end, and when the page is
 * hidden or left. @returns stops tracking, after a last save
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
    const seconds = Math.floor(video.currentTime);
    if (!ready || seconds === saved) return;
    saved = seconds;
    onPosition(seconds);
  };
  const abortController = new AbortController();
  const listen = (target: EventTarget, type: string, listener: () => void) =>
    target.addEventListener(type, listener, { signal: abortController.signal });
  listen(video, 'loadedmetadata', resume);
  listen(video, 'pause', save);
  listen(video, 'timeupdate', () => Math.abs(video.currentTime - saved) >= saveIntervalSeconds && save());
  listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && save());
  listen(window, 'pagehide', save);
  // With server rendering, the event may fire before hydration.
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) resume();
  return () => {
    save();
    abortController.abort();
  };
}

/** Tracks the position while the video is mounted; see `trackPlaybackPosition`. */
export function usePlaybackPosition(
  videoRef: RefObject<HTMLVideoElement | null>,
  options: PlaybackPositionOptions,
): void {
  const start = useEffectEvent(() => options.startPosition);
  const onPosition = useEffectEvent((seconds: number) => options.onPosition(seconds));
  const onResume = useEffectEvent((seconds: number) => options.onResume(seconds));
  useEffect(() => {
    const video = videoRef.current;
    return video ? trackPlaybackPosition(video, { startPosition: start(), onPosition, onResume }) : undefined;
  }, [videoRef]);
}
