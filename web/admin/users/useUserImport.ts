import { useState } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import type { TextEncoding } from '../../data/__generated__/schemaTypes';
import { toClientError } from '../../data/clientError';
import { usePlural, useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import { useImportUsersMutation, type ImportUsersMutation } from './__generated__/userResource';

/** A file with the result of its dry run. */
export interface ValidatedImport {
  name: string;
  /** Base64. */
  content: string;
  result: ImportUsersMutation['importUsers'];
}

const { kilobytes } = bounds.userImport;
/** In UTF-16, a file has up to twice the bytes of its text. */
const maxFileBytes = 2 * kilobytes * 1024;

/** The numbers of rows that create, change and leave a user as it is. */
export const importEffect = ({ rows, newUsers, changedUsers }: ValidatedImport['result']) => ({
  created: String(newUsers),
  changed: String(changedUsers),
  unchanged: String(rows - newUsers - changedUsers),
});

/**
 * Validates a file when it is selected and after its encoding was chosen (dry run), and imports it only if it has no errors.
 * The server reads its encoding.
 */
export function useUserImport(onDone: () => void) {
  const { t } = useTranslation('adminUsers');
  const formatCount = usePlural('adminUsers');
  const notify = useToast();
  const refetchAll = useInvalidateAllQueries();
  const [importUsers] = useImportUsersMutation();
  const [file, setFile] = useState<ValidatedImport | null>(null);
  const [error, setError] = useState<string>();
  const [pendingStep, setPendingStep] = useState<'check' | 'import' | null>(null);

  const sendFile = async (
    { name, content }: Pick<ValidatedImport, 'name' | 'content'>,
    dryRun: boolean,
    encoding?: TextEncoding | null,
  ) => {
    const { data } = await importUsers({ variables: { input: { file: content, encoding, dryRun } } });
    const result = data?.importUsers ?? null;
    setFile(result && { name, content, result });
    return result;
  };
  /** Runs a step and stores its error message. @param task resolves to an error message, or undefined on success */
  const runStep = async (step: 'check' | 'import', task: () => Promise<string | undefined>) => {
    setPendingStep(step);
    setError(undefined);
    setError(await task().catch((cause: unknown) => toClientError(cause).message));
    setPendingStep(null);
  };
  const checkFile = (selected: File) =>
    runStep('check', async () => {
      const { name } = selected;
      setFile(null);
      if (selected.size > maxFileBytes) return t('import.tooLarge', { name, kilobytes: String(kilobytes) });
      const content = await readBase64(selected).catch(() => null);
      if (content === null) return t('import.unreadable', { name });
      await sendFile({ name, content }, true);
      return undefined;
    });
  const chooseEncoding = (encoding: TextEncoding) =>
    runStep('check', async () => {
      if (file) await sendFile(file, true, encoding);
      return undefined;
    });
  const importFile = () =>
    runStep('import', async () => {
      if (!file) return t('import.chooseFirst');
      if (file.result.errorCount > 0) return t('import.nothingWritten');
      const result = await sendFile(file, false, file.result.encoding);
      if (!result || result.errorCount > 0) return undefined;
      await refetchAll();
      notify({ title: formatCount('import.done', result.rows), description: t('import.effect', importEffect(result)) });
      onDone();
      return undefined;
    });
  return { file, error, pendingStep, checkFile, chooseEncoding, importFile };
}

async function readBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
