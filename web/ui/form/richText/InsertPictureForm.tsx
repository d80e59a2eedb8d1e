import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { UploadKind } from '../../../../schema/contract/uploads/uploads';
import { languageAttributes, useTranslation, type Language } from '../../../language';
import { UploadProgress } from '../upload/UploadProgress';
import { useUpload, type UploadState } from '../upload/useUpload';
import type { TextPicture } from './textEdits';

/** Pictures of texts that everybody reads are thumbnails, those of lessons attachments, which only readers of the lesson open. */
export type TextPictureKind = Extract<UploadKind, 'thumbnail' | 'attachment'>;

/**
 * - `describing`: the description can be edited, whatever the upload does
 * - `waiting`: described, and not yet uploaded
 * - `ready`: described and uploaded
 */
type PictureStep = 'describing' | 'waiting' | 'ready';

/** A failed upload opens the description again. */
const stepOf = (isDescribed: boolean, { phase }: UploadState): PictureStep => {
  if (!isDescribed || phase === 'failed') return 'describing';
  return phase === 'uploaded' ? 'ready' : 'waiting';
};

interface InsertPictureFormProps {
  file: File;
  kind: TextPictureKind;
  /** Description that came with a pasted picture. */
  initialAlt: string;
  lang: Language;
  hasFocus: boolean;
  /** How often the form around the editor was submitted without the picture. */
  refusedSubmits: number;
  /** @param isLate whether the author has gone on elsewhere */
  onInsert(picture: TextPicture, isLate: boolean): void;
  onRemove(): void;
}

/** Uploads a picture while its description is asked for; it enters the text when both are there. */
export function InsertPictureForm({
  file,
  kind,
  initialAlt,
  lang,
  hasFocus,
  refusedSubmits,
  onInsert,
  onRemove,
}: InsertPictureFormProps) {
  const { t } = useTranslation('textEditor');
  const { t: tCommon } = useTranslation();
  const groupRef = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState({ alt: initialAlt, caption: '', isDecorative: false });
  const [isDescribed, setDescribed] = useState(false);
  const { state, send } = useUpload(kind, () => undefined);
  const describe = () => setDescribed(true);
  const upload = () => void send(file);
  const step = stepOf(isDescribed, state);
  const isComplete = texts.isDecorative || texts.alt.trim() !== '';
  const canInsert = step === 'describing' && state.phase !== 'failed' && isComplete;

  const start = useEffectEvent(upload);
  useEffect(() => start(), []);
  const insert = useEffectEvent(() => {
    if (state.phase !== 'uploaded') return;
    const { activeElement } = document;
    const isLate = activeElement !== document.body && groupRef.current?.contains(activeElement) === false;
    onInsert({ src: state.url, alt: texts.isDecorative ? '' : texts.alt, caption: texts.caption }, isLate);
  });
  useEffect(() => {
    // React resets a controlled field that is edited while its effects run, and the caret with it.
    if (step === 'ready') queueMicrotask(() => insert());
  }, [step]);

  return (
    <Box ref={groupRef} role="group" aria-label={t('pictureTitle', { name: file.name })} sx={pictureStyles}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {t('pictureTitle', { name: file.name })}
      </Typography>
      {state.phase === 'uploading' && <UploadProgress name={file.name} progress={state.progress} onCancel={onRemove} />}
      {state.phase === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button
              color="inherit"
              onClick={() => {
                setDescribed(false);
                upload();
              }}
            >
              {tCommon('retry')}
            </Button>
          }
        >
          {state.message}
        </Alert>
      )}
      {refusedSubmits > 0 && <RefusedSubmitNotice key={refusedSubmits} isWaiting={step === 'waiting'} />}
      <PictureTexts
        texts={texts}
        lang={lang}
        hasFocus={hasFocus}
        isDisabled={step !== 'describing'}
        onChange={setTexts}
        onEnter={() => canInsert && describe()}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" disabled={!canInsert} onClick={describe}>
          {t('insert')}
        </Button>
        <Button color="inherit" onClick={onRemove}>
          {t('remove')}
        </Button>
        <Typography component="span" role="status" color="text.secondary">
          {step === 'waiting' && t('insertWaiting')}
        </Typography>
      </Box>
    </Box>
  );
}

/** Why the form was not sent; it takes the focus. */
function RefusedSubmitNotice({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('textEditor');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    // The bar with the buttons of the form would cover its last lines.
    <Alert ref={notice} tabIndex={-1} severity="warning" sx={{ scrollMarginBlockEnd: '6.5rem' }}>
      {t(isWaiting ? 'notUploaded' : 'notInText')}
    </Alert>
  );
}

interface PictureTextsProps {
  texts: { alt: string; caption: string; isDecorative: boolean };
  lang: Language;
  hasFocus: boolean;
  isDisabled: boolean;
  onChange(texts: PictureTextsProps['texts']): void;
  onEnter(): void;
}

function PictureTexts({ texts, lang, hasFocus, isDisabled, onChange, onEnter }: PictureTextsProps) {
  const { t } = useTranslation('textEditor');
  // Enter would send the form around the editor.
  const insertOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  const slotProps = { htmlInput: { ...languageAttributes(lang), maxLength: 300 } };
  return (
    <>
      <TextField
        autoFocus={hasFocus}
        size="small"
        label={t('description')}
        helperText={t('descriptionHint')}
        value={texts.alt}
        disabled={isDisabled || texts.isDecorative}
        onChange={({ target }) => onChange({ ...texts, alt: target.value })}
        onKeyDown={insertOnEnter}
        slotProps={slotProps}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={texts.isDecorative}
            disabled={isDisabled}
            onChange={(_event, isDecorative) => onChange({ ...texts, isDecorative })}
          />
        }
        label={t('isDecorative')}
      />
      <TextField
        size="small"
        label={t('caption')}
        value={texts.caption}
        disabled={isDisabled}
        onChange={({ target }) => onChange({ ...texts, caption: target.value })}
        onKeyDown={insertOnEnter}
        slotProps={slotProps}
      />
    </>
  );
}

const pictureStyles = {
  display: 'grid',
  gap: 1.5,
  padding: 1.5,
  marginBlockEnd: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
} as const;
