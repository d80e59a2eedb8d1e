import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation, useLanguage } from '../../language';
import { PlayIcon, ExternalLinkIcon } from '../../art/icons/lessonIcons';
import { WaveLine } from '../../art/parts/WaveLine';
import type { VideoCaptions } from './PlayerOptions';
import { videoFrameStyles, VideoFilePlayer } from './VideoFilePlayer';
import { buildEmbedUrl, type ProviderVideo, parseVideoUrl } from './parseVideoUrl';

interface LessonVideoProps {
  url: string | null;
  title: string;
  /** Shown with files and streams; other sites have their own. */
  captions: readonly VideoCaptions[];
  /** Seconds. */
  startPosition: number;
  onPositionChange: (seconds: number) => void;
}

export function LessonVideo({ url, title, captions, startPosition, onPositionChange }: LessonVideoProps) {
  const { t } = useTranslation('learning');
  const [attempts, setAttempts] = useState(0);
  const [failed, setFailed] = useState(false);
  const video = parseVideoUrl(url);
  if (!video) return null;
  const retry = () => {
    setFailed(false);
    setAttempts(attempts + 1);
  };
  return (
    <Box className="no-print" sx={{ marginBlockEnd: 4 }}>
      {'id' in video && <EmbeddedVideo video={video} title={title} />}
      {video.kind === 'external' && <ExternalVideoLink url={video.source} />}
      {(video.kind === 'file' || video.kind === 'hls') && (
        <VideoFilePlayer
          key={attempts}
          video={video}
          title={title}
          captions={captions}
          startPosition={startPosition}
          onPositionChange={onPositionChange}
          onError={() => setFailed(true)}
        />
      )}
      {failed && (
        <Alert
          severity="error"
          sx={{ marginBlockStart: 1.5, alignItems: 'center' }}
          action={
            <Button color="inherit" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('videoFailed')}
        </Alert>
      )}
    </Box>
  );
}

const providerNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

const coverStyles = {
  ...videoFrameStyles,
  backgroundColor: 'deep',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  padding: 2,
  textAlign: 'center',
  minBlockSize: 220,
} as const;

/** No request goes to YouTube or Vimeo before the viewer presses play. */
function EmbeddedVideo({ video, title }: { video: ProviderVideo; title: string }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  // Fixed at the start: a change of language must not restart the video.
  const [playing, setPlaying] = useState<string | null>(null);
  const provider = providerNames[video.kind];
  if (playing) {
    return (
      <Box
        component="iframe"
        ref={(player: HTMLIFrameElement | null) => player?.focus()}
        src={playing}
        title={t('video', { title })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // YouTube refuses to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        sx={videoFrameStyles}
      />
    );
  }
  return (
    <Box data-surface="dark" sx={coverStyles}>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<PlayIcon />}
        onClick={() => setPlaying(buildEmbedUrl(video, language))}
      >
        {t('playFrom', { provider })}
      </Button>
      <Typography variant="body2" sx={{ color: 'onDeepMuted', maxInlineSize: '28rem' }}>
        {t('embedNote', { provider })}
      </Typography>
      <noscript>{t('noScriptVideo')}</noscript>
      <WaveLine />
    </Box>
  );
}

function ExternalVideoLink({ url }: { url: string }) {
  const { t } = useTranslation('learning');
  return (
    <Card
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        padding: 3,
      }}
    >
      <Typography>{t('elsewhereNote', { host: `\u200E${new URL(url).hostname}\u200E` })}</Typography>
      <Box component="span">
        <Button href={url} target="_blank" rel="noopener noreferrer" variant="outlined" endIcon={<ExternalLinkIcon />}>
          {t('external')}
        </Button>
      </Box>
    </Card>
  );
}
