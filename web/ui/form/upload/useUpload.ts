import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../language';
import { failureStatuses } from '../../../../schema/contract/problems/failureStatuses';
import { maxUploadMegabytes, type UploadedFile, type UploadKind } from '../../../../schema/contract/uploads/uploads';
import { toClientError } from '../../../data/errors/clientError';
import { MeDocument } from '../../../session/__generated__/useViewer';
import { throwNetworkError, TransportError } from '../../../data/apollo/transport';
import { documentLanguage } from '../../../language/documentLanguage';
import { reducePicture } from './reducePicture';
import { validateUpload, type UploadRejection } from './validateUpload';

export type UploadState =
  | { phase: 'idle' | 'cancelled' }
  /** `progress` is the sent fraction, from 0 to 1; at 1 the server validates the file. */
  | { phase: 'uploading'; name: string; progress: number }
  | { phase: 'uploaded'; name: string; url: string }
  | { phase: 'failed'; message: string };

/**
 * Uploads one file at a time: a new file or unmounting aborts the previous upload. Large pictures are reduced, then content and size
 * are checked before sending. @param onUploaded called after a successful upload
 */
export function useUpload(kind: UploadKind, onUploaded: (file: UploadedFile) => void) {
  const { t } = useTranslation('upload');
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const client = useApolloClient();
  const abortController = useRef<AbortController | null>(null);
  useEffect(() => () => abortController.current?.abort(), []);

  const rejectionMessage = (rejection: UploadRejection): string => {
    if (rejection.key === 'wrongType')
      return `${t('wrongType')} ${t(`limits.${kind}`, { max: String(maxUploadMegabytes(kind)) })}`;
    if (rejection.key === 'tooLarge') return t('tooLarge', rejection.values);
    return rejection.key === 'tooManyPixels' ? t('tooManyPixels', rejection.values) : t(rejection.key);
  };

  const send = async (file: File): Promise<void> => {
    abortController.current?.abort();
    const { signal } = (abortController.current = new AbortController());
    const isAborted = (): boolean => signal.aborted;
    const reportProgress = (progress: number) => setState({ phase: 'uploading', name: file.name, progress });
    reportProgress(0);
    const reduced = await reducePicture(file, kind);
    const rejection = await validateUpload(reduced, kind);
    if (isAborted()) return;
    if (rejection) {
      setState({ phase: 'failed', message: rejectionMessage(rejection) });
      return;
    }
    try {
      const uploaded = await uploadFile(reduced, { kind, onProgress: reportProgress, signal });
      setState({ phase: 'uploaded', name: uploaded.name, url: uploaded.url });
      onUploaded(uploaded);
    } catch (error) {
      if (isAborted()) return;
      const { status, message } = toClientError(error);
      setState({ phase: 'failed', message });
      // Lets the session monitor see that the session has ended.
      if (status === failureStatuses.unauthenticated)
        client.query({ query: MeDocument, fetchPolicy: 'no-cache' }).catch(() => undefined);
    }
  };

  const abort = (phase: 'idle' | 'cancelled') => {
    abortController.current?.abort();
    setState({ phase });
  };
  return { state, send, cancel: () => abort('cancelled'), reset: () => abort('idle') };
}

interface UploadOptions {
  kind: UploadKind;
  /** Called with the sent fraction, from 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/**
 * @throws TransportError in the page's language with the server's message or a network error; the signal's reason after
 * an abort
 */
async function uploadFile(file: File, { kind, onProgress, signal }: UploadOptions): Promise<UploadedFile> {
  signal.throwIfAborted();
  const { status, text } = await sendUploadRequest(file, { kind, onProgress, signal });
  signal.throwIfAborted();
  if (status === 0) throwNetworkError();
  const responseBody = parseJsonObject(text);
  if (status === 201) return responseBody as unknown as UploadedFile;
  throw new TransportError(status, typeof responseBody.detail === 'string' ? responseBody.detail : text);
}

/** XMLHttpRequest, because fetch does not report upload progress. */
function sendUploadRequest(
  file: File,
  { kind, onProgress, signal }: UploadOptions,
): Promise<{ status: number; text: string }> {
  const request = new XMLHttpRequest();
  request.open('POST', `/api/uploads?${new URLSearchParams({ kind, name: file.name })}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('accept-language', documentLanguage());
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  signal.addEventListener('abort', () => request.abort(), { once: true });
  return new Promise((resolve) => {
    request.onloadend = () => resolve({ status: request.status, text: request.responseText });
    // A slice has no type: the file's own type would replace the header set above.
    request.send(file.slice());
  });
}

function parseJsonObject(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
