import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayIcon } from '../art/icons/PlayIcon';
import { CurrentDivider } from '../art/CurrentDivider';
import { useLanguage } from '../language/useLanguage';
import { frame } from './frame';
import { embedAddress, type ProviderVideo } from './video';

const providers = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** A video at YouTube or Vimeo. Nothing is asked of them, and they learn nothing, until the viewer presses play. */
export function EmbeddedVideo({ video, title }: { video: ProviderVideo; title: string }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  // Kept as it was when it started: another language must not start the video anew.
  const [playing, setPlaying] = useState<string | null>(null);
  const provider = providers[video.kind];
  if (playing) {
    return (
      <Box
        component="iframe"
        ref={(player: HTMLIFrameElement | null) => player?.focus()}
        src={playing}
        title={t('video', { title })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // YouTube refuses to play for pages that don't say where they are.
        referrerPolicy="strict-origin-when-cross-origin"
        sx={frame}
      />
    );
  }
  return (
    <Box data-band="deep" sx={cover}>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<PlayIcon />}
        onClick={() => setPlaying(embedAddress(video, language))}
      >
        {t('playFrom', { provider })}
      </Button>
      <Typography variant="body2" sx={{ color: 'onDeepMuted', maxInlineSize: '28rem' }}>
        {t('embedNote', { provider })}
      </Typography>
      <noscript>{t('noScriptVideo')}</noscript>
      <CurrentDivider />
    </Box>
  );
}

const cover = {
  ...frame,
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
