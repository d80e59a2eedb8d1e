import { Box, FormHelperText, Link, Stack, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import {
  captionsLanguageNames,
  captionsLanguages,
  type CaptionsLanguage,
} from '../../../../schema/contract/uploads/captions';
import { maxUploadMegabytes } from '../../../../schema/contract/uploads/uploads';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { useTranslation } from '../../../language';
import type { ParsedVideo } from '../../../learning/video/parseVideoUrl';
import { Dropzone } from '../../../ui/form/upload/Dropzone';
import { UploadProgress } from '../../../ui/form/upload/UploadProgress';
import { useUpload } from '../../../ui/form/upload/useUpload';
import type { LessonFormValues } from '../drafts/courseDraftPolicies';

interface CaptionsFieldProps {
  draft: DraftHandle<LessonFormValues>;
  videoKind: ParsedVideo['kind'] | undefined;
}

/** One file of captions for each language, shown by the player of files and streams. */
export function CaptionsField({ draft, videoKind }: CaptionsFieldProps) {
  const { t } = useTranslation('editor');
  const { captions } = draft.values;
  if (videoKind === undefined && captions.length === 0) return null;
  const isShownElsewhere = videoKind !== undefined && videoKind !== 'file' && videoKind !== 'hls';
  const change = (language: CaptionsLanguage, url: string | null) =>
    draft.edit({
      captions: captionsLanguages.flatMap((each) => {
        const kept = each === language ? url : captions.find((file) => file.language === each)?.url;
        return kept ? [{ language: each, url: kept }] : [];
      }),
    });
  return (
    <Box sx={{ marginBlockStart: 3 }}>
      <Typography component="h3" id="lesson-captions" tabIndex={-1} sx={{ fontWeight: 600 }}>
        {t('fields.captions')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
        {t(isShownElsewhere ? 'lesson.captionsElsewhere' : 'lesson.captionsHint', {
          max: String(maxUploadMegabytes('captions')),
        })}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        {captionsLanguages.map((language) => (
          <CaptionsUpload
            key={language}
            language={language}
            url={captions.find((file) => file.language === language)?.url}
            onChange={(url) => change(language, url)}
          />
        ))}
      </Stack>
      <FormHelperText error>
        {Object.keys(captions)
          .map((index) => draft.validationMessage(`captions.${Number(index)}.url`))
          .find(Boolean)}
      </FormHelperText>
    </Box>
  );
}

interface CaptionsUploadProps {
  language: CaptionsLanguage;
  /** Of the present file. */
  url: string | undefined;
  onChange(url: string | null): void;
}

function CaptionsUpload({ language, url, onChange }: CaptionsUploadProps) {
  const { t } = useTranslation('editor');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { state, send, cancel, reset } = useUpload('captions', (file) => onChange(file.url));
  const remove = () => {
    reset();
    onChange(null);
    button.current?.focus();
  };
  return (
    <Box role="group" aria-labelledby={`${id}-language`}>
      <Dropzone
        kind="captions"
        isInvalid={state.phase === 'failed'}
        hasFile={url !== undefined}
        describedBy={`${id}-language ${id}-message`}
        buttonRef={(element) => void (button.current = element)}
        onFile={(file) => void send(file)}
        onRemove={remove}
        preview={
          <Box id={`${id}-language`} lang={language} sx={{ inlineSize: '6rem', fontWeight: 600 }}>
            {captionsLanguageNames[language]}
          </Box>
        }
      >
        {url !== undefined && (
          <Link href={url} sx={{ justifySelf: 'start' }}>
            {t('lesson.openCaptions', { language: captionsLanguageNames[language] })}
          </Link>
        )}
      </Dropzone>
      {state.phase === 'uploading' && <UploadProgress name={state.name} progress={state.progress} onCancel={cancel} />}
      <FormHelperText error id={`${id}-message`} role="alert">
        {state.phase === 'failed' && state.message}
      </FormHelperText>
    </Box>
  );
}
