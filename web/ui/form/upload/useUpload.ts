import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../schema/contract/limits';
import {
  acceptedMediaTypes,
  maxUploadMegabytes,
  type UploadedFile,
  type UploadKind,
} from '../../../../schema/contract/uploads';
import { toClientError } from '../../../data/clientError';
import { uploadFile } from '../../../data/uploadFile';

export type UploadState =
  | { phase: 'idle' | 'cancelled' }
  /** `share` is the sent fraction, from 0 to 1; at 1 the server validates the file. */
  | { phase: 'sending'; name: string; share: number }
  | { phase: 'kept'; name: string; url: string }
  | { phase: 'failed'; message: string };

/**
 * Uploads one file at a time: a new file or unmounting aborts the previous upload. Size and extension are checked
 * before sending. @param onKept called after a successful upload
 */
export function useUpload(kind: UploadKind, onKept: (file: UploadedFile) => void) {
  const { t } = useTranslation('upload');
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File): Promise<void> => {
    running.current?.abort();
    const complaint = validateUpload(file, kind);
    if (complaint) {
      setState({
        phase: 'failed',
        message: t(complaint, { size: formatMegabytes(file.size), max: String(maxUploadMegabytes(kind)) }),
      });
      return;
    }
    const { signal } = (running.current = new AbortController());
    const sending = (share: number) => setState({ phase: 'sending', name: file.name, share });
    sending(0);
    try {
      const kept = await uploadFile(file, { kind, onProgress: sending, signal });
      setState({ phase: 'kept', name: kept.name, url: kept.url });
      onKept(kept);
    } catch (error) {
      if (!signal.aborted) setState({ phase: 'failed', message: toClientError(error).message });
    }
  };

  const stop = (phase: 'idle' | 'cancelled') => {
    running.current?.abort();
    setState({ phase });
  };
  return { state, send, cancel: () => stop('cancelled'), reset: () => stop('idle') };
}

const formatMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

/** Checks the extension if the browser reports no type or a wrong one (spreadsheet programs claim CSV). */
function validateUpload({ name, size, type }: File, kind: UploadKind): 'tooLarge' | 'wrongType' | 'empty' | undefined {
  if (size === 0) return 'empty';
  if (size > limits.uploads[kind].bytes) return 'tooLarge';
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return type in acceptedMediaTypes(kind) || acceptedExtensions(kind).includes(ending) ? undefined : 'wrongType';
}

const acceptedExtensions = (kind: UploadKind): string[] => [...Object.values(acceptedMediaTypes(kind)), 'jpeg'];

/** Types for phones, extensions for desktop file dialogs. */
export const fileInputAccept = (kind: UploadKind): string =>
  [...Object.keys(acceptedMediaTypes(kind)), ...acceptedExtensions(kind).map((ending) => `.${ending}`)].join(',');
