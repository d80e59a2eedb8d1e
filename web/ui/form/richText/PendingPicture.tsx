import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UploadKind } from '../../../../schema/contract/uploads/uploads';
import { textDirection, useTranslation, type Language } from '../../../language';
import { UploadProgress } from '../upload/UploadProgress';
import { useUpload } from '../upload/useUpload';

/** Kind of the uploads that texts show. */
export const textPictureKind: UploadKind = 'thumbnail';

interface PendingPictureProps {
  file: File;
  /** Description that came with a pasted picture. */
  initialAlt: string;
  lang: Language;
  onInsert(picture: { src: string; alt: string; caption: string }): void;
  onRemove(): void;
}

/** Uploads a picture while its description is asked for; it enters the text when both are there. */
export function PendingPicture({ file, initialAlt, lang, onInsert, onRemove }: PendingPictureProps) {
  const { t } = useTranslation('textEditor');
  const { t: tCommon } = useTranslation();
  const [alt, setAlt] = useState(initialAlt);
  const [caption, setCaption] = useState('');
  const [isDecorative, setDecorative] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const { state, send } = useUpload(textPictureKind, () => undefined);
  const start = useEffectEvent(() => void send(file));
  useEffect(() => start(), []);
  const src = state.phase === 'uploaded' ? state.url : undefined;
  const insert = useEffectEvent(() => {
    if (src !== undefined && isConfirmed) onInsert({ src, alt: isDecorative ? '' : alt, caption });
  });
  useEffect(() => insert(), [src, isConfirmed]);
  const inputs = { htmlInput: { lang, dir: textDirection(lang), maxLength: 300 } };
  return (
    <Box role="group" aria-label={t('pictureTitle', { name: file.name })} sx={pictureStyles}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {t('pictureTitle', { name: file.name })}
      </Typography>
      {state.phase === 'uploading' && <UploadProgress name={file.name} progress={state.progress} onCancel={onRemove} />}
      {state.phase === 'failed' && (
        <Alert severity="error" action={<Button onClick={() => void send(file)}>{tCommon('retry')}</Button>}>
          {state.message}
        </Alert>
      )}
      <TextField
        autoFocus
        size="small"
        label={t('description')}
        helperText={t('descriptionHint')}
        value={alt}
        disabled={isDecorative || isConfirmed}
        onChange={(event) => setAlt(event.target.value)}
        slotProps={inputs}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={isDecorative}
            disabled={isConfirmed}
            onChange={(_event, checked) => setDecorative(checked)}
          />
        }
        label={t('isDecorative')}
      />
      <TextField
        size="small"
        label={t('caption')}
        value={caption}
        disabled={isConfirmed}
        onChange={(event) => setCaption(event.target.value)}
        slotProps={inputs}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={isConfirmed || (alt.trim() === '' && !isDecorative)}
          onClick={() => setConfirmed(true)}
        >
          {t('insert')}
        </Button>
        <Button color="inherit" onClick={onRemove}>
          {t('remove')}
        </Button>
        <Typography component="span" role="status" color="text.secondary">
          {isConfirmed && state.phase === 'uploading' && t('insertWaiting')}
        </Typography>
      </Box>
    </Box>
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
