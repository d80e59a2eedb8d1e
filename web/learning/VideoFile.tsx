import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from './clock';
import { frame } from './frame';
import { useHls } from './useHls';
import { useRememberedPosition } from './useRememberedPosition';
import type { FileVideo } from './video';

interface VideoFileProps {
  video: FileVideo;
  title: string;
  start: number;
  onPosition: (seconds: number) => void;
  onFailure: () => void;
}

/**
 * A video that the browser plays itself. Its controls run from left to right in both languages, as time does in every
 * player. It goes on where the viewer stopped.
 */
export function VideoFile({ video, title, start, onPosition, onFailure }: VideoFileProps) {
  const { t } = useTranslation('learning');
  const element = useRef<HTMLVideoElement>(null);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  useHls(element, video, onFailure);
  useRememberedPosition(element, { start, onPosition, onResume: setResumedAt });
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
        poster={posterOf(video)}
        src={video.kind === 'file' ? video.source : undefined}
        aria-label={t('video', { title })}
        onError={onFailure}
        sx={frame}
      >
        {video.kind === 'hls' && <source src={video.source} type="application/vnd.apple.mpegurl" />}
      </Box>
      {resumedAt !== null && <Resumed at={resumedAt} onStartOver={startOver} />}
    </div>
  );
}

/** A file of this site's own has its still picture beside it, under the same name. */
const posterOf = ({ source }: FileVideo): string | undefined =>
  source.startsWith('/media/') ? source.replace(/\.\w+$/, '.jpg') : undefined;

function Resumed({ at, onStartOver }: { at: number; onStartOver: () => void }) {
  const { t } = useTranslation('learning');
  return (
    <Typography component="div" variant="body2" sx={resumedLine}>
      <span role="status">{t('resumed', { time: clock(at) })}</span>
      <Button size="small" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </Typography>
  );
}

const resumedLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  marginBlockStart: 1,
  color: 'text.secondary',
} as const;
