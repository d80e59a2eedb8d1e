import type Hls from 'hls.js';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { FileVideo } from './video';

const listType = 'application/vnd.apple.mpegurl';

/** Plays an HLS list where the browser can't by itself; the player for it is fetched only then. */
export function useHls(
  element: RefObject<HTMLVideoElement | null>,
  { kind, source }: FileVideo,
  onFailure: () => void,
): void {
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const video = element.current;
    if (kind !== 'hls' || !video || video.canPlayType(listType) !== '') return;
    let player: Hls | undefined;
    let left = false;
    import('hls.js/light')
      .then(({ default: Light }) => {
        if (left) return;
        // A worker would need a blob: address, which the content security policy refuses.
        player = new Light({ enableWorker: false });
        player.on(Light.Events.ERROR, (_event, { fatal }) => fatal && fail());
        player.loadSource(source);
        player.attachMedia(video);
      })
      .catch(() => fail());
    return () => {
      left = true;
      player?.destroy();
    };
  }, [element, kind, source]);
}
