import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, WarningIcon } from '../../../art/icons/statusIcons';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { LessonVideo } from '../../../learning/video/LessonVideo';
import { parseVideoUrl } from '../../../learning/video/parseVideoUrl';
import { FormSection } from '../FormSection';
import type { LessonFormValues } from '../courseDraftPolicies';
import { LessonTextField } from './LessonTextField';

const noop = () => undefined;

const videoStatusStyles = {
  display: 'flex',
  alignItems: 'start',
  gap: 1,
  fontSize: '0.9375rem',
  color: 'primary.main',
  '&[data-doubtful]': { color: 'amberInk' },
} as const;

/** The video URL, whether the player supports it, and a preview. */
export function LessonVideoField({ draft, title }: { draft: DraftHandle<LessonFormValues>; title: string }) {
  const { t } = useTranslation('editor');
  const url = draft.values.videoUrl.trim();
  const video = draft.validationMessage('videoUrl') === undefined ? parseVideoUrl(url) : null;
  const [previewedUrl, setPreviewedUrl] = useState<string | null>(null);
  const isPreviewed = previewedUrl === url;
  return (
    <FormSection title={t('lesson.video')} hint={t('lesson.videoHint')}>
      <LessonTextField
        draft={draft}
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
            aria-expanded={isPreviewed}
            onClick={() => setPreviewedUrl(isPreviewed ? null : url)}
            sx={{ marginBlock: 1.5 }}
          >
            {t(isPreviewed ? 'lesson.hideVideo' : 'lesson.seeVideo')}
          </Button>
          {isPreviewed && <LessonVideo key={url} url={url} title={title} startPosition={0} onPosition={noop} />}
        </>
      )}
    </FormSection>
  );
}
