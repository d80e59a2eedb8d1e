import { Box, Button, TextField } from '@mui/material';
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import {
  captionsLanguageNames,
  captionsLanguages,
  type CaptionsLanguage,
} from '../../../schema/contract/uploads/captions';
import { useLanguage, useTranslation } from '../../language';
import { persistentStorage, readJson, writeJson } from '../../drafts/storage/browserStorage';

const playbackRates = [0.75, 1, 1.25, 1.5, 2] as const;

interface PlayerPreferences {
  /** One of {@link playbackRates}. */
  rate: number;
  /** Language chosen last; null for none. */
  captions: CaptionsLanguage | null;
}

const storageKey = 'tayyar_player';

/** What the viewer chose in any lesson before; the defaults where storage is blocked. */
function readPlayerPreferences(): PlayerPreferences {
  const { rate, captions } = (readJson(persistentStorage, storageKey) ?? {}) as Partial<Record<string, unknown>>;
  return {
    rate: playbackRates.find((each) => each === rate) ?? 1,
    captions: captionsLanguages.find((each) => each === captions) ?? null,
  };
}

const storePlayerPreferences = (changes: Partial<PlayerPreferences>): void =>
  void writeJson(persistentStorage, storageKey, { ...readPlayerPreferences(), ...changes });

/**
 * The captions that are shown at the start: for viewers who chose captions before, those of the page's language, else of
 * the language chosen, else the first.
 */
export function initialCaptions(
  available: readonly CaptionsLanguage[],
  chosen: CaptionsLanguage | null,
  pageLanguage: CaptionsLanguage,
): CaptionsLanguage | null {
  if (chosen === null) return null;
  return [pageLanguage, chosen].find((language) => available.includes(language)) ?? available[0] ?? null;
}

export interface VideoCaptions {
  language: CaptionsLanguage;
  url: string;
}

const optionsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  marginBlockStart: 1.5,
} as const;

interface PlayerOptionsProps {
  videoRef: RefObject<HTMLVideoElement | null>;
  captions: readonly VideoCaptions[];
}

/** Speed and captions, which are remembered for the next video. */
export function PlayerOptions({ videoRef, captions }: PlayerOptionsProps) {
  const { t } = useTranslation('learning');
  const id = useId();
  const [rate, setRate] = usePlaybackRate(videoRef);
  const [shown, show] = useCaptions(videoRef, captions);
  return (
    <Box sx={optionsStyles}>
      <Box component="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {t('speed')}
      </Box>
      <TextField
        select
        size="small"
        value={String(rate)}
        onChange={({ target }) => setRate(Number(target.value))}
        slotProps={{ select: { native: true, id } }}
        fullWidth={false}
        sx={{ minInlineSize: '6.5rem' }}
      >
        {playbackRates.map((each) => (
          <option key={each} value={String(each)}>{`\u200E${each}×`}</option>
        ))}
      </TextField>
      {captions.length > 0 && (
        <Box
          role="group"
          aria-labelledby={`${id}-captions`}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <Box component="span" id={`${id}-captions`} sx={{ color: 'text.secondary' }}>
            {t('captions')}
          </Box>
          {captions.map(({ language }) => (
            <Button
              key={language}
              size="small"
              lang={language}
              variant={shown === language ? 'contained' : 'outlined'}
              aria-pressed={shown === language}
              onClick={() => show(shown === language ? null : language)}
            >
              {captionsLanguageNames[language]}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

function usePlaybackRate(videoRef: RefObject<HTMLVideoElement | null>) {
  const [rate, setRate] = useState(1);
  const choose = (chosen: number) => {
    if (!videoRef.current) return;
    // A new source begins with the default rate.
    videoRef.current.defaultPlaybackRate = chosen;
    videoRef.current.playbackRate = chosen;
    setRate(chosen);
    storePlayerPreferences({ rate: chosen });
  };
  const restore = useEffectEvent(() => choose(readPlayerPreferences().rate));
  const follow = useEffectEvent(({ playbackRate }: HTMLVideoElement) => {
    // Browsers have rates of their own in their menus.
    if (playbackRates.some((each) => each === playbackRate)) setRate(playbackRate);
  });
  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    restore();
    const onRateChange = () => follow(video);
    video.addEventListener('ratechange', onRateChange);
    return () => video.removeEventListener('ratechange', onRateChange);
  }, [videoRef]);
  return [rate, choose] as const;
}

function showTrack(tracks: TextTrackList, language: CaptionsLanguage | null): void {
  for (const track of tracks) track.mode = track.language === language ? 'showing' : 'disabled';
}

function useCaptions(videoRef: RefObject<HTMLVideoElement | null>, captions: readonly VideoCaptions[]) {
  const { language: pageLanguage } = useLanguage();
  const [shown, setShown] = useState<CaptionsLanguage | null>(null);
  const apply = (chosen: CaptionsLanguage | null) => {
    if (videoRef.current) showTrack(videoRef.current.textTracks, chosen);
    setShown(chosen);
  };
  const restore = useEffectEvent(() => {
    const available = captions.map(({ language }) => language);
    apply(initialCaptions(available, readPlayerPreferences().captions, pageLanguage));
  });
  const follow = useEffectEvent((tracks: TextTrackList) => {
    const showing = [...tracks].find(({ mode }) => mode === 'showing');
    const language = captionsLanguages.find((each) => each === showing?.language) ?? null;
    if (language === shown) return;
    setShown(language);
    storePlayerPreferences({ captions: language });
  });
  useEffect(() => {
    const tracks = videoRef.current?.textTracks;
    if (!tracks) return;
    restore();
    // The browser's own menu has the captions, too.
    const onChange = () => follow(tracks);
    tracks.addEventListener('change', onChange);
    return () => tracks.removeEventListener('change', onChange);
  }, [videoRef]);
  const choose = (chosen: CaptionsLanguage | null) => {
    storePlayerPreferences({ captions: chosen });
    apply(chosen);
  };
  return [shown, choose] as const;
}
