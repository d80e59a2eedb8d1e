import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmbeddedVideo } from './EmbeddedVideo';
import { LinkedVideo } from './LinkedVideo';
import { videoOf } from './video';
import { VideoFile } from './VideoFile';

interface VideoStageProps {
  address: string | null;
  title: string;
  /** Seconds at which the viewer stopped last time. */
  start: number;
  onPosition: (seconds: number) => void;
}

/** The lesson's video, whichever kind it is; nothing where there is none. */
export function VideoStage({ address, title, start, onPosition }: VideoStageProps) {
  const { t } = useTranslation('learning');
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const video = videoOf(address);
  if (!video) return null;
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return (
    <Box sx={{ marginBlockEnd: 4 }}>
      {'id' in video && <EmbeddedVideo video={video} title={title} />}
      {video.kind === 'elsewhere' && <LinkedVideo address={video.source} />}
      {(video.kind === 'file' || video.kind === 'hls') && (
        <VideoFile
          key={tries}
          video={video}
          title={title}
          start={start}
          onPosition={onPosition}
          onFailure={() => setFailed(true)}
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
