import { beforeEach, expect, test, vi } from 'vitest';
import { trackPlaybackPosition } from './playbackPosition';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('HTMLMediaElement', { HAVE_METADATA: 1 });
});

/** A ten-minute video whose metadata is not loaded yet. */
const aVideo = (start: number) => {
  const video = Object.assign(new EventTarget(), { currentTime: 0, duration: 600, readyState: 0 });
  const onPosition = vi.fn<(seconds: number) => void>();
  const onResume = vi.fn<(seconds: number) => void>();
  const end = trackPlaybackPosition(video as unknown as HTMLVideoElement, {
    startPosition: start,
    onPosition,
    onResume,
  });
  const at = (seconds: number, event: string) => {
    video.currentTime = seconds;
    video.dispatchEvent(new Event(event));
  };
  return { video, onPosition, onResume, end, at };
};

test('goes on where the viewer stopped, once the length is known', () => {
  const { video, onResume, at } = aVideo(90);
  at(0, 'loadedmetadata');
  expect(video.currentTime).toBe(90);
  expect(onResume).toHaveBeenCalledExactlyOnceWith(90);
});

test.each([0, 3, 598, 900])('begins anew where there is nothing to go on with (%d s of 600)', (start) => {
  const { video, onResume, at } = aVideo(start);
  at(0, 'loadedmetadata');
  expect(video.currentTime).toBe(0);
  expect(onResume).not.toHaveBeenCalled();
});

test('remembers a pause, and every fifteenth second of playing', () => {
  const { onPosition, at } = aVideo(0);
  at(0, 'loadedmetadata');
  at(4.2, 'timeupdate');
  at(14.9, 'timeupdate');
  expect(onPosition).not.toHaveBeenCalled();
  at(15.1, 'timeupdate');
  at(15.3, 'timeupdate');
  at(21.7, 'pause');
  expect(onPosition.mock.calls).toEqual([[15], [21]]);
});

test('remembers when the page is hidden or left, and when the video goes', () => {
  const { onPosition, end, at, video } = aVideo(0);
  at(0, 'loadedmetadata');
  video.currentTime = 7;
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  video.currentTime = 8;
  window.dispatchEvent(new Event('pagehide'));
  video.currentTime = 9;
  end();
  at(12, 'pause');
  expect(onPosition.mock.calls).toEqual([[7], [8], [9]]);
});

test('a video that never loaded takes nothing away from what was remembered', () => {
  const { onPosition, end, at } = aVideo(90);
  at(0, 'pause');
  end();
  expect(onPosition).not.toHaveBeenCalled();
});
