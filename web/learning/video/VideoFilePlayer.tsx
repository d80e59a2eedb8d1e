import { Box, Button, Typography } from '@mui/material';
import type Hls from 'hls.js';
import { useEffect, useEffectEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from '../../language';
import { captionsLanguageNames } from '../../../schema/contract/uploads/captions';
import { formatTimestamp } from '../../../schema/contract/text/format/formatTimestamp';
import type { FileVideo } from './parseVideoUrl';
import { PlayerOptions, type VideoCaptions } from './PlayerOptions';

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
  captions: readonly VideoCaptions[];
  startPosition: number;
  onPositionChange: (seconds: number) => void;
  onError: () => void;
}

/** Own videos have a poster of the same name beside the file. */
const posterUrl = ({ source }: FileVideo): string | undefined =>
  source.startsWith('/media/') ? source.replace(/\.\w+$/, '.jpg') : undefined;

/** The controls are left-to-right in both languages. Playback resumes at the stored position. */
export function VideoFilePlayer({
  video,
  title,
  captions,
  startPosition,
  onPositionChange,
  onError,
}: VideoFilePlayerProps) {
  const { t } = useTranslation('learning');
  const videoRef = useRef<HTMLVideoElement>(null);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const isPlayedByBrowser = useHls(videoRef, video, onError);
  useEarlyError(videoRef, () => isPlayedByBrowser() && onError());
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
        onError={() => isPlayedByBrowser() && onError()}
        sx={videoFrameStyles}
      >
        {video.kind === 'hls' && (
          <source src={video.source} type={hlsMimeType} onError={() => isPlayedByBrowser() && onError()} />
        )}
        {captions.map(({ language, url }) => (
          <track key={url} kind="captions" srcLang={language} label={captionsLanguageNames[language]} src={url} />
        ))}
      </Box>
      <PlayerOptions videoRef={videoRef} captions={captions} />
      {resumedAt !== null && <ResumedNotice seconds={resumedAt} onStartOver={startOver} />}
    </div>
  );
}

const hlsMimeType = 'application/vnd.apple.mpegurl';

/**
 * Of the browsers that say they play HLS, only Apple's are known to: others say "maybe" and fail on many streams. Safari has
 * Media Source Extensions too, but only its own player has AirPlay.
 */
const playsHls = (video: HTMLVideoElement): boolean =>
  video.canPlayType(hlsMimeType) !== '' && 'webkitSetPresentationMode' in video;

/**
 * Loads hls.js where the browser has what it needs and does not play HLS itself.
 * @returns whether the browser's own player plays the video, whose errors then count
 */
function useHls(
  videoRef: RefObject<HTMLVideoElement | null>,
  { kind, source }: FileVideo,
  onError: () => void,
): () => boolean {
  const reportError = useEffectEvent(onError);
  const player = useRef<Hls | 'loading'>(undefined);
  useEffect(() => {
    const video = videoRef.current;
    if (kind !== 'hls' || !video || playsHls(video) || !('MediaSource' in window || 'ManagedMediaSource' in window))
      return;
    let isUnmounted = false;
    player.current = 'loading';
    import('hls.js/light')
      .then(({ default: Hls }) => {
        if (isUnmounted) return;
        // A worker needs a blob: URL, which the Content-Security-Policy blocks.
        const hls = new Hls({ enableWorker: false });
        player.current = hls;
        hls.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && reportError());
        hls.loadSource(source);
        hls.attachMedia(video);
      })
      .catch(() => reportError());
    return () => {
      isUnmounted = true;
      if (player.current !== 'loading') player.current?.destroy();
      player.current = undefined;
    };
  }, [videoRef, kind, source]);
  return () => player.current === undefined;
}

/** Reports an error of the server's page: it may precede the application, which then hears no event. */
function useEarlyError(videoRef: RefObject<HTMLVideoElement | null>, onError: () => void): void {
  const reportError = useEffectEvent(onError);
  useEffect(() => {
    // A video that was just added has no source until its element is processed.
    const timer = setTimeout(() => {
      const { error, networkState } = videoRef.current ?? {};
      if (error || networkState === HTMLMediaElement.NETWORK_NO_SOURCE) reportError();
    });
    return () => clearTimeout(timer);
  }, [videoRef]);
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
  onResume: (seconds: number) => void;
}

/**
 * Resumes at the stored position and saves the new one: on pause, every 15 seconds, at the end, and when the page is
 * hidden or left.
 * @returns stops tracking, after a last save
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

function usePlaybackPosition(videoRef: RefObject<HTMLVideoElement | null>, options: PlaybackPositionOptions): void {
  const start = useEffectEvent(() => options.startPosition);
  const onPositionChange = useEffectEvent((seconds: number) => options.onPositionChange(seconds));
  const onResume = useEffectEvent((seconds: number) => options.onResume(seconds));
  useEffect(() => {
    const video = videoRef.current;
    return video ? trackPlaybackPosition(video, { startPosition: start(), onPositionChange, onResume }) : undefined;
  }, [videoRef]);
}
