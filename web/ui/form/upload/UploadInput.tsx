import { Box, FormHelperText, FormLabel, TextField } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation, useLanguage } from '../../../language';
import { isLocalMediaUrl } from '../../../../schema/contract/site/urls';
import { useErrorMessage } from '../../../data/errors/useErrorMessage';
import {
  isPrivateUpload,
  maxUploadMegabytes,
  uploadRedirectPath,
  type UploadedFile,
  type PictureUploadKind,
} from '../../../../schema/contract/uploads/uploads';
import { isShownAddress } from '../../../../schema/contract/uploads/mediaAddress';
import { useFocusAfterRemoval } from '../../hooks/lostFocus';
import { visuallyHidden } from '../../layout/layoutStyles';
import { PaperclipIcon } from '../../../art/icons/lessonIcons';
import { UploadIcon } from '../../../art/icons/editIcons';
import { UserIcon, WarningIcon } from '../../../art/icons/commonIcons';
import { Dropzone } from './Dropzone';
import { UploadProgress } from './UploadProgress';
import { useUpload, type UploadState } from './useUpload';

interface UploadInputProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  control: Control<Values, unknown, FieldValues>;
  label: string;
  kind: PictureUploadKind;
  /** Size and type limits are added automatically. */
  helperText?: string;
  /** Marks the label; the form's rules refuse a missing file. */
  required?: boolean;
  /** Called when an upload starts or ends, so that the form can wait for it. */
  onUploadingChange?(isBusy: boolean): void;
  /** Called after the upload with the file's name, type and size. */
  onUploaded?(file: UploadedFile): void;
}

/**
 * A file selected, dropped, or given as an https URL; private files are always uploaded. The field's value is the URL, or
 * an empty string.
 */
export function UploadInput<Values extends FieldValues>({ name, control, kind, ...props }: UploadInputProps<Values>) {
  const { label, helperText, required = false, onUploadingChange, onUploaded } = props;
  const { t } = useTranslation('upload');
  const { language } = useLanguage();
  const id = useId();
  const { field, fieldState } = useController({ name, control: control as unknown as Control<Values> });
  const url = (field.value as string | undefined) ?? '';
  const { state, send, cancel, reset } = useUpload(kind, (file) => {
    field.onChange(file.url);
    onUploaded?.(file);
  });
  const isUploading = state.phase === 'uploading';
  useEffect(() => onUploadingChange?.(isUploading), [isUploading, onUploadingChange]);
  // The cancel button is removed with the upload.
  const buttonRef = useFocusAfterRemoval<HTMLButtonElement>(isUploading ? 1 : 0);
  const setUrl = (to: string) => {
    reset();
    field.onChange(to);
  };
  const error = state.phase === 'failed' ? state.message : fieldState.error?.message;
  const errorMessage = useErrorMessage(error, language);
  return (
    <Box role="group" aria-labelledby={`${id}-label`} onBlur={field.onBlur}>
      <FormLabel id={`${id}-label`} component="div" required={required} sx={labelStyles}>
        {label}
      </FormLabel>
      <Dropzone
        kind={kind}
        isInvalid={errorMessage !== undefined}
        hasFile={url !== ''}
        describedBy={`${id}-limits ${id}-complaint`}
        buttonRef={(element) => {
          buttonRef.current = element;
          field.ref(element);
        }}
        onFile={(file) => void send(file)}
        onRemove={() => {
          setUrl('');
          buttonRef.current?.focus();
        }}
        preview={<UploadPreview kind={kind} url={url} name={displayFileName(state, url)} />}
      >
        <Box component="p" id={`${id}-limits`} sx={{ margin: 0, color: 'text.secondary', fontSize: '0.9375rem' }}>
          {helperText} {t(`limits.${kind}`, { max: String(maxUploadMegabytes(kind)) })}
        </Box>
      </Dropzone>
      {isUploading && <UploadProgress name={state.name} progress={state.progress} onCancel={cancel} />}
      <FormHelperText error id={`${id}-complaint`} role="alert">
        {errorMessage}
      </FormHelperText>
      {!isPrivateUpload(kind) && (
        <TextField
          size="small"
          label={t('address')}
          value={isLocalMediaUrl(url) ? '' : url}
          onChange={(event) => setUrl(event.target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url', spellCheck: false, autoCapitalize: 'none' } }}
          sx={{ marginBlockStart: 1 }}
        />
      )}
      <UploadAnnouncement state={state} />
    </Box>
  );
}

const labelStyles = { marginBlockEnd: '6px', color: 'text.primary', fontWeight: 500, lineHeight: 1.6 } as const;

/** Original name of the uploaded file, otherwise the last segment of the URL. */
const displayFileName = (state: UploadState, url: string): string =>
  state.phase === 'uploaded' && state.url === url ? state.name : (url.split('/').at(-1) ?? '');

/** Announces progress to screen readers; errors are announced by the field. */
function UploadAnnouncement({ state }: { state: UploadState }) {
  const { t } = useTranslation('upload');
  const { phase } = state;
  return (
    <Box role="status" sx={visuallyHidden}>
      {phase === 'uploading' && t('sending', { name: state.name })}
      {phase === 'uploaded' && t('sent', { name: state.name })}
      {phase === 'cancelled' && t('cancelled')}
    </Box>
  );
}

interface UploadPreviewProps {
  kind: PictureUploadKind;
  /** Empty if there is no file. */
  url: string;
  name: string;
}

/** An incomplete URL is not requested. */
function UploadPreview({ kind, url, name }: UploadPreviewProps) {
  if (!isLocalMediaUrl(url) && !isShownAddress(url)) return <EmptyPreview kind={kind} />;
  if (kind === 'attachment' || kind === 'proof') return <FileLink kind={kind} url={url} name={name} />;
  return <ImagePreview key={url} kind={kind} url={url} />;
}

const frameSizes = {
  thumbnail: { inlineSize: 144, blockSize: 90, borderRadius: '12px' },
  avatar: { inlineSize: 96, blockSize: 96, borderRadius: '50%' },
  attachment: { inlineSize: 56, blockSize: 56, borderRadius: '12px' },
  proof: { inlineSize: 96, blockSize: 96, borderRadius: '12px' },
  signature: { inlineSize: 160, blockSize: 64, borderRadius: '12px' },
} as const;

const frameStyles = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  backgroundColor: 'tint',
  color: 'onTint',
} as const;

function EmptyPreview({ kind }: { kind: PictureUploadKind }) {
  const icons = {
    thumbnail: UploadIcon,
    avatar: UserIcon,
    attachment: PaperclipIcon,
    proof: PaperclipIcon,
    signature: UploadIcon,
  };
  const Icon = icons[kind];
  return (
    <Box sx={{ ...frameStyles, ...frameSizes[kind] }}>
      <Icon size={28} />
    </Box>
  );
}

function ImagePreview({ kind, url }: { kind: PictureUploadKind; url: string }) {
  const { t } = useTranslation('upload');
  const [isBroken, setBroken] = useState(false);
  return (
    <Box sx={{ ...frameStyles, ...frameSizes[kind] }}>
      {isBroken ? (
        <WarningIcon size={28} title={t('unseen')} />
      ) : (
        <Box
          component="img"
          key={url}
          src={url}
          alt=""
          onError={() => setBroken(true)}
          sx={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}

/** Proofs are always pictures: the server converts PDF files. */
function FileLink({ kind, url, name }: UploadPreviewProps) {
  const { t } = useTranslation('upload');
  return (
    <Box
      component="a"
      href={uploadRedirectPath(url)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('open', { name })}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minInlineSize: 0, color: 'inherit' }}
    >
      {kind === 'proof' ? <ImagePreview key={url} kind={kind} url={url} /> : <EmptyPreview kind={kind} />}
      <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
    </Box>
  );
}
