import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type Hls from 'hls.js';
import { useEffect, useEffectEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimestamp } from './formatTimestamp';
import type { FileVideo } from './parseVideoUrl';
import { usePlaybackPosition } from './playbackPosition';

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
  onPosition: (seconds: number) => void;
  onFailure: () => void;
}

/** Own videos have a poster of the same name beside the file. */
const posterUrl = ({ source }: FileVideo): string | undefined =>
  source.startsWith('/media/') ? source.replace(/\.\w+$/, '.jpg') : undefined;

/** The controls are left-to-right in both languages. Playback resumes at the stored position. */
export function VideoFilePlayer({ video, title, startPosition, onPosition, onFailure }: VideoFilePlayerProps) {
  const { t } = useTranslation('learning');
  const videoRef = useRef<HTMLVideoElement>(null);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  useHls(videoRef, video, onFailure);
  usePlaybackPosition(videoRef, { startPosition, onPosition, onResume: setResumedAt });
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
        onError={onFailure}
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
function useHls(
  videoRef: RefObject<HTMLVideoElement | null>,
  { kind, source }: FileVideo,
  onFailure: () => void,
): void {
  const reportFailure = useEffectEvent(onFailure);
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
        player.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && reportFailure());
        player.loadSource(source);
        player.attachMedia(video);
      })
      .catch(() => reportFailure());
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
