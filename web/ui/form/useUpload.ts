import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { acceptedTypes, megabytesOf, type Uploaded, type UploadKind } from '../../../schema/contract/uploads';
import { failureOf } from '../../data/failures';
import { sendFile } from '../../data/upload';

/** How far an upload is. */
export type UploadState =
  | { phase: 'idle' | 'cancelled' }
  /** `share` has left, from 0 to 1; at 1 the server looks at the file. */
  | { phase: 'sending'; name: string; share: number }
  | { phase: 'kept'; name: string; url: string }
  | { phase: 'failed'; message: string };

/**
 * Sends files, one at a time: a new one takes the place of the one on its way, and nothing goes on once the part of the
 * page is left. What the server would refuse for its size or ending is refused before it is sent.
 * @param onKept told of a file once it is kept
 */
export function useUpload(kind: UploadKind, onKept: (file: Uploaded) => void) {
  const { t } = useTranslation('upload');
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File): Promise<void> => {
    running.current?.abort();
    const complaint = complaintAbout(file, kind);
    if (complaint) {
      setState({
        phase: 'failed',
        message: t(complaint, { size: megabytes(file.size), max: String(megabytesOf(kind)) }),
      });
      return;
    }
    const { signal } = (running.current = new AbortController());
    const sending = (share: number) => setState({ phase: 'sending', name: file.name, share });
    sending(0);
    try {
      const kept = await sendFile(file, { kind, onProgress: sending, signal });
      setState({ phase: 'kept', name: kept.name, url: kept.url });
      onKept(kept);
    } catch (error) {
      if (!signal.aborted) setState({ phase: 'failed', message: failureOf(error).message });
    }
  };

  const stop = (phase: 'idle' | 'cancelled') => {
    running.current?.abort();
    setState({ phase });
  };
  return { state, send, cancel: () => stop('cancelled'), reset: () => stop('idle') };
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

/** The ending tells where the browser knows no type, or an odd one (spreadsheets claim CSV for themselves). */
function complaintAbout({ name, size, type }: File, kind: UploadKind): 'tooLarge' | 'wrongType' | 'empty' | undefined {
  if (size === 0) return 'empty';
  if (size > limits.uploads[kind].bytes) return 'tooLarge';
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return type in acceptedTypes(kind) || endingsOf(kind).includes(ending) ? undefined : 'wrongType';
}

const endingsOf = (kind: UploadKind): string[] => [...Object.values(acceptedTypes(kind)), 'jpeg'];

/** What a file dialog offers: types for phones, endings for desktops. */
export const offered = (kind: UploadKind): string =>
  [...Object.keys(acceptedTypes(kind)), ...endingsOf(kind).map((ending) => `.${ending}`)].join(',');
