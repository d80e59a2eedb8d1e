import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, WarningIcon } from '../../../art/icons/statusIcons';
import type { DraftHandle } from '../../../drafts/useDraft';
import { LessonVideo } from '../../../learning/video/LessonVideo';
import { parseVideoUrl } from '../../../learning/video/parseVideoUrl';
import { DraftTextField } from '../DraftTextField';
import { FormSection } from '../FormSection';
import type { LessonFormValues } from '../courseDraftPolicies';

const noop = () => undefined;

const videoStatusStyles = {
  display: 'flex',
  alignItems: 'start',
  gap: 1,
  fontSize: '0.9375rem',
  color: 'primary.main',
  '&[data-doubtful]': { color: 'amberInk' },
} as const;

/** The address of the lesson's video, whether the player knows it, and the video itself. */
export function LessonVideoField({ of, title }: { of: DraftHandle<LessonFormValues>; title: string }) {
  const { t } = useTranslation('editor');
  const address = of.values.videoUrl.trim();
  const video = of.validationMessage('videoUrl') === undefined ? parseVideoUrl(address) : null;
  const [seen, setSeen] = useState<string | null>(null);
  const isSeen = seen === address;
  return (
    <FormSection title={t('lesson.video')} hint={t('lesson.videoHint')}>
      <DraftTextField
        idPrefix="lesson"
        draft={of}
        name="videoUrl"
        label={t('fields.videoUrl')}
        type="url"
        placeholder="https://"
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', spellCheck: false } }}
      />
      <Box role="status" sx={{ marginBlockStart: 1 }}>
        {video && (
          <Box sx={videoStatusStyles} data-doubtful={video.kind === 'elsewhere' || undefined}>
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
          {isSeen && <LessonVideo key={address} url={address} title={title} startPosition={0} onPosition={noop} />}
        </>
      )}
    </FormSection>
  );
}
