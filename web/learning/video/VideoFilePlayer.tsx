import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type Hls from 'hls.js';
import { useEffect, useEffectEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimestamp } from './formatTimestamp';
import type { FileVideo } from './parseVideoUrl';
import { usePlaybackPosition } from './playbackPosition';

const hlsMimeType = 'application/vnd.apple.mpegurl';

/** Plays an HLS list where the browser can't by itself; the player for it is fetched only then. */
function useHls(element: RefObject<HTMLVideoElement | null>, { kind, source }: FileVideo, onFailure: () => void): void {
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const video = element.current;
    if (kind !== 'hls' || !video || video.canPlayType(hlsMimeType) !== '') return;
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

/** For `sx`: the place of a video. It keeps its proportions before anything is loaded. */
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

/**
 * A video that the browser plays itself. Its controls run from left to right in both languages, as time does in every
 * player. It goes on where the viewer stopped.
 */
export function VideoFilePlayer({ video, title, startPosition, onPosition, onFailure }: VideoFilePlayerProps) {
  const { t } = useTranslation('learning');
  const element = useRef<HTMLVideoElement>(null);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  useHls(element, video, onFailure);
  usePlaybackPosition(element, { startPosition: startPosition, onPosition, onResume: setResumedAt });
  const startOver = () => {
    if (element.current) element.current.currentTime = 0;
    element.current?.focus();
    setResumedAt(null);
  };
  return (
    <div>
      <Box
        component="video"
        ref={element}
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
      {resumedAt !== null && <ResumedNotice at={resumedAt} onStartOver={startOver} />}
    </div>
  );
}

/** A file of this site's own has its still picture beside it, under the same name. */
const posterUrl = ({ source }: FileVideo): string | undefined =>
  source.startsWith('/media/') ? source.replace(/\.\w+$/, '.jpg') : undefined;

function ResumedNotice({ at, onStartOver }: { at: number; onStartOver: () => void }) {
  const { t } = useTranslation('learning');
  return (
    <Typography component="div" variant="body2" sx={resumedNoticeStyles}>
      <span role="status">{t('resumed', { time: formatTimestamp(at) })}</span>
      <Button size="small" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </Typography>
  );
}

const resumedNoticeStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  marginBlockStart: 1,
  color: 'text.secondary',
} as const;
