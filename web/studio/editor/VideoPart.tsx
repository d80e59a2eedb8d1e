import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon';
import { WarningIcon } from '../../art/icons/WarningIcon';
import { videoOf } from '../../learning/video';
import { VideoStage } from '../../learning/VideoStage';
import type { LessonValues } from './kinds';
import { Part } from './Part';
import type { Writing } from './sheets';
import { WritingField } from './WritingField';

const nothing = () => undefined;

const verdictStyles = {
  display: 'flex',
  alignItems: 'start',
  gap: 1,
  fontSize: '0.9375rem',
  color: 'primary.main',
  '&[data-doubtful]': { color: 'amberInk' },
} as const;

/** The address of the lesson's video, whether the player knows it, and the video itself. */
export function VideoPart({ of, title }: { of: Writing<LessonValues>; title: string }) {
  const { t } = useTranslation('editor');
  const address = of.values.videoUrl.trim();
  const video = of.complaint('videoUrl') === undefined ? videoOf(address) : null;
  const [seen, setSeen] = useState<string | null>(null);
  const isSeen = seen === address;
  return (
    <Part title={t('lesson.video')} hint={t('lesson.videoHint')}>
      <WritingField
        place="lesson"
        of={of}
        name="videoUrl"
        label={t('fields.videoUrl')}
        type="url"
        placeholder="https://"
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', spellCheck: false } }}
      />
      <Box role="status" sx={{ marginBlockStart: 1 }}>
        {video && (
          <Box sx={verdictStyles} data-doubtful={video.kind === 'elsewhere' || undefined}>
            {video.kind === 'elsewhere' ? <WarningIcon size={20} /> : <CheckCircleIcon size={20} />}
            {t(`lesson.videoKinds.${video.kind}`)}
          </Box>
        )}
      </Box>
      {video && (
        <>
          <Button
            size="small"
            variant="outlined"
            aria-expanded={isSeen}
            onClick={() => setSeen(isSeen ? null : address)}
            sx={{ marginBlock: 1.5 }}
          >
            {t(isSeen ? 'lesson.hideVideo' : 'lesson.seeVideo')}
          </Button>
          {isSeen && <VideoStage key={address} address={address} title={title} start={0} onPosition={nothing} />}
        </>
      )}
    </Part>
  );
}
