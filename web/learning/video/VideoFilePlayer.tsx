import { Box, Button, Typography } from '@mui/material';
import type Hls from 'hls.js';
import { useEffect, useEffectEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from '../../language';
import type { FileVideo } from './parseVideoUrl';

/** `sx`: reserves the video's space before it loads. */
export const videoFrameStyles = {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: '16px',
  backgroundColor: 'night',
} as const;

interface VideoFilePlayerProps {
  video: FileVideo;
  title: string;
  startPosition: number;
  onPositionChange: (seconds: number) => void;
  onError: () => void;
}

/** Own videos have a poster of the same name beside the file. */
const posterUrl = ({ source }: FileVideo): string | undefined =>
  source.startsWith('/media/') ? source.replace(/\.\w+$/, '.jpg') : undefined;

/** The controls are left-to-right in both languages. Playback resumes at the stored position. */
export function VideoFilePlayer({ video, title, startPosition, onPositionChange, onError }: VideoFilePlayerProps) {
  const { t } = useTranslation('learning');
  const videoRef = useRef<HTMLVideoElement>(null);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  useHls(videoRef, video, onError);
  usePlaybackPosition(videoRef, { startPosition, onPositionChange, onResume: setResumedAt });
  const startOver = () => {
    if (videoRef.current) videoRef.current.currentTime = 0;
    videoRef.current?.focus();
    setResumedAt(null);
  };
  return (
    <div>
      <Box
        component="video"
        ref={videoRef}
        dir="ltr"
        controls
        playsInline
        preload="metadata"
        poster={posterUrl(video)}
        src={video.kind === 'file' ? video.source : undefined}
        aria-label={t('video', { title })}
        onError={onError}
        sx={videoFrameStyles}
      >
        {video.kind === 'hls' && <source src={video.source} type="application/vnd.apple.mpegurl" />}
      </Box>
      {resumedAt !== null && <ResumedNotice seconds={resumedAt} onStartOver={startOver} />}
    </div>
  );
}

const hlsMimeType = 'application/vnd.apple.mpegurl';

/** Loads hls.js only where the browser cannot play HLS itself. */
function useHls(videoRef: RefObject<HTMLVideoElement | null>, { kind, source }: FileVideo, onError: () => void): void {
  const reportError = useEffectEvent(onError);
  useEffect(() => {
    const video = videoRef.current;
    if (kind !== 'hls' || !video || video.canPlayType(hlsMimeType) !== '') return;
    let player: Hls | undefined;
    let isUnmounted = false;
    import('hls.js/light')
      .then(({ default: Hls }) => {
        if (isUnmounted) return;
        // A worker needs a blob: URL, which the Content-Security-Policy blocks.
        player = new Hls({ enableWorker: false });
        player.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && reportError());
        player.loadSource(source);
        player.attachMedia(video);
      })
      .catch(() => reportError());
    return () => {
      isUnmounted = true;
      player?.destroy();
    };
  }, [videoRef, kind, source]);
}

const resumedNoticeStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  marginBlockStart: 1,
  color: 'text.secondary',
} as const;

function ResumedNotice({ seconds, onStartOver }: { seconds: number; onStartOver: () => void }) {
  const { t } = useTranslation('learning');
  return (
    <Typography component="div" variant="body2" sx={resumedNoticeStyles}>
      <span role="status">{t('resumed', { time: formatTimestamp(seconds) })}</span>
      <Button size="small" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </Typography>
  );
}

/** Maximum number of seconds between two saves. */
const saveIntervalSeconds = 15;
/** Positions this close to the beginning or the end (seconds) start the video from 0. */
const resumeMarginSeconds = 5;

interface PlaybackPositionOptions {
  /** Stored position in seconds. */
  startPosition: number;
  /** Stores a position in whole seconds. */
  onPositionChange: (seconds: number) => void;
  /** Called when playback resumes at the stored position. */
  onResume: (seconds: number) => void;
}

/**
 * Resumes at the stored position and saves the new one: on pause, every 15 seconds, at the end, and when the page is
 * hidden or left. @returns stops tracking, after a last save
 */
export function trackPlaybackPosition(
  video: HTMLVideoElement,
  { startPosition, onPositionChange, onResume }: PlaybackPositionOptions,
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
    onPositionChange(seconds);
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
function usePlaybackPosition(videoRef: RefObject<HTMLVideoElement | null>, options: PlaybackPositionOptions): void {
  const start = useEffectEvent(() => options.startPosition);
  const onPositionChange = useEffectEvent((seconds: number) => options.onPositionChange(seconds));
  const onResume = useEffectEvent((seconds: number) => options.onResume(seconds));
  useEffect(() => {
    const video = videoRef.current;
    return video ? trackPlaybackPosition(video, { startPosition: start(), onPositionChange, onResume }) : undefined;
  }, [videoRef]);
}
const padTwoDigits = (part: number) => String(part).padStart(2, '0');

/** Formats seconds as 0:07, 12:30 or 1:02:05, isolated as left-to-right text. */
export function formatTimestamp(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const time =
    hours > 0 ? `${hours}:${padTwoDigits(minutes)}:${padTwoDigits(rest)}` : `${minutes}:${padTwoDigits(rest)}`;
  return `\u200E${time}\u200E`;
}
