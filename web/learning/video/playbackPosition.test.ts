import { beforeEach, expect, test, vi } from 'vitest';
import { trackPlaybackPosition } from './VideoFilePlayer';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('HTMLMediaElement', { HAVE_METADATA: 1 });
});

/** A ten-minute video whose metadata is not loaded yet. */
const videoFixture = (start: number) => {
  const video = Object.assign(new EventTarget(), { currentTime: 0, duration: 600, readyState: 0 });
  const onPositionChange = vi.fn<(seconds: number) => void>();
  const onResume = vi.fn<(seconds: number) => void>();
  const stopTracking = trackPlaybackPosition(video as unknown as HTMLVideoElement, {
    startPosition: start,
    onPositionChange,
    onResume,
  });
  const fireAt = (seconds: number, event: string) => {
    video.currentTime = seconds;
    video.dispatchEvent(new Event(event));
  };
  return { video, onPositionChange, onResume, stopTracking, fireAt };
};

test('resumes at the stored position once the metadata is loaded', () => {
  const { video, onResume, fireAt } = videoFixture(90);
  fireAt(0, 'loadedmetadata');
  expect(video.currentTime).toBe(90);
  expect(onResume).toHaveBeenCalledExactlyOnceWith(90);
});

test.each([0, 3, 598, 900])('starts from 0 for a stored position of %d s of 600', (start) => {
  const { video, onResume, fireAt } = videoFixture(start);
  fireAt(0, 'loadedmetadata');
  expect(video.currentTime).toBe(0);
  expect(onResume).not.toHaveBeenCalled();
});

test('saves on pause and every 15 seconds of playback', () => {
  const { onPositionChange, fireAt } = videoFixture(0);
  fireAt(0, 'loadedmetadata');
  fireAt(4.2, 'timeupdate');
  fireAt(14.9, 'timeupdate');
  expect(onPositionChange).not.toHaveBeenCalled();
  fireAt(15.1, 'timeupdate');
  fireAt(15.3, 'timeupdate');
  fireAt(21.7, 'pause');
  expect(onPositionChange.mock.calls).toEqual([[15], [21]]);
});

test('saves when the page is hidden or left and on unmount', () => {
  const { onPositionChange, stopTracking, fireAt, video } = videoFixture(0);
  fireAt(0, 'loadedmetadata');
  video.currentTime = 7;
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  video.currentTime = 8;
  window.dispatchEvent(new Event('pagehide'));
  video.currentTime = 9;
  stopTracking();
  fireAt(12, 'pause');
  expect(onPositionChange.mock.calls).toEqual([[7], [8], [9]]);
});

test('keeps the stored position if the video never loads', () => {
  const { onPositionChange, stopTracking, fireAt } = videoFixture(90);
  fireAt(0, 'pause');
  stopTracking();
  expect(onPositionChange).not.toHaveBeenCalled();
});
