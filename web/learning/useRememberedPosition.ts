import { useEffect, useEffectEvent, type RefObject } from 'react';
import { rememberPosition, type Memory } from './rememberPosition';

/** Keeps the viewer's place in a video for as long as it is on the page; see `rememberPosition`. */
export function useRememberedPosition(element: RefObject<HTMLVideoElement | null>, memory: Memory): void {
  const start = useEffectEvent(() => memory.start);
  const onPosition = useEffectEvent((seconds: number) => memory.onPosition(seconds));
  const onResume = useEffectEvent((seconds: number) => memory.onResume(seconds));
  useEffect(() => {
    const video = element.current;
    return video ? rememberPosition(video, { start: start(), onPosition, onResume }) : undefined;
  }, [element]);
}
