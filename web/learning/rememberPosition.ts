/** How far playing may run ahead of what is remembered, in seconds. */
const savedEvery = 15;
/** This near the beginning or the end there is nothing to go on with: the video starts anew. */
const edge = 5;

export interface Memory {
  /** Seconds remembered from last time. */
  start: number;
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
export function rememberPosition(video: HTMLVideoElement, { start, onPosition, onResume }: Memory): () => void {
  let saved = start;
  let ready = false;
  const resume = () => {
    if (ready) return;
    ready = true;
    if (saved < edge || saved > video.duration - edge) return;
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
  on(video, 'timeupdate', () => Math.abs(video.currentTime - saved) >= savedEvery && save());
  on(document, 'visibilitychange', () => document.visibilityState === 'hidden' && save());
  on(window, 'pagehide', save);
  // On a page that came with its video the event may be over before scripts run.
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) resume();
  return () => {
    save();
    end.abort();
  };
}
