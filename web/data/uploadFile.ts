import type { UploadedFile, UploadKind } from '../../schema/contract/uploads';
import { throwNetworkError, documentLanguage, TransportError } from './transport';

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
export async function uploadFile(file: File, { kind, onProgress, signal }: UploadOptions): Promise<UploadedFile> {
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
