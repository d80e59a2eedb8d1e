import type { UploadedFile, UploadKind } from '../../schema/contract/uploads';
import { throwNetworkError, documentLanguage, TransportError } from './transport';

interface UploadOptions {
  kind: UploadKind;
  /** Told how much of the file has left, from 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/**
 * Sends a file to be kept, and tells how far it is.
 * @throws TransportError in the page's language: what the server said, or that there was no answer; the signal's reason
 * once it is aborted
 */
export async function uploadFile(file: File, { kind, onProgress, signal }: UploadOptions): Promise<UploadedFile> {
  signal.throwIfAborted();
  const { status, text } = await sendUploadRequest(file, { kind, onProgress, signal });
  signal.throwIfAborted();
  if (status === 0) throwNetworkError();
  const answer = parseJsonObject(text);
  if (status === 201) return answer as unknown as UploadedFile;
  throw new TransportError(status, typeof answer.detail === 'string' ? answer.detail : text);
}

/** Only this old way of asking tells how much of a body has left. */
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
    // The type of a body that knows its own would replace the one said above.
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
