import { useState } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import type { TextEncoding } from '../../data/__generated__/schemaTypes';
import { toClientError } from '../../data/errors/clientError';
import { usePlural, useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import type { PickerOption } from '../../ui/form/SearchPicker';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import { useImportUsersMutation } from './__generated__/userResource';
import type { CompletedImport, ImportResult } from './importResult';

export interface ValidatedImport {
  name: string;
  /** Base64. */
  content: string;
  result: ImportResult;
}

const { kilobytes } = bounds.userImport;
/** In UTF-16, a file has up to twice the bytes of its text. */
const maxFileBytes = 2 * kilobytes * 1024;

export const importEffect = ({ rows, newUsers, changedUsers }: ImportResult) => ({
  created: String(newUsers),
  changed: String(changedUsers),
  unchanged: String(rows - newUsers - changedUsers),
});

/**
 * Validates a file when it is selected and after its encoding or a course was chosen (dry run), and imports it only if it has
 * no errors. The server reads its encoding.
 */
export function useUserImport({ onValid, onDone }: UserImportOptions) {
  const { t } = useTranslation('adminUsers');
  const formatCount = usePlural('adminUsers');
  const notify = useToast();
  const refetchAll = useInvalidateAllQueries();
  const [importUsers] = useImportUsersMutation();
  const [file, setFile] = useState<ValidatedImport | null>(null);
  const [course, setCourse] = useState<PickerOption | null>(null);
  const [completed, setCompleted] = useState<CompletedImport | null>(null);
  const [error, setError] = useState<string>();
  const [pendingStep, setPendingStep] = useState<'check' | 'import' | null>(null);

  const sendFile = async (
    { name, content }: Pick<ValidatedImport, 'name' | 'content'>,
    { dryRun, encoding, courseId = course?.id }: ImportOptions,
  ) => {
    const { data } = await importUsers({ variables: { input: { file: content, encoding, courseId, dryRun } } });
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
      setCompleted(null);
      if (selected.size > maxFileBytes) return t('import.tooLarge', { name, kilobytes: String(kilobytes) });
      const content = await readBase64(selected).catch(() => null);
      if (content === null) return t('import.unreadable', { name });
      const result = await sendFile({ name, content }, { dryRun: true });
      if (result?.errorCount === 0 && !course) onValid();
      return undefined;
    });
  const chooseEncoding = (encoding: TextEncoding) =>
    runStep('check', async () => {
      if (file) await sendFile(file, { dryRun: true, encoding });
      return undefined;
    });
  const chooseCourse = (chosen: PickerOption | null) =>
    runStep('check', async () => {
      setCourse(chosen);
      setCompleted(null);
      if (file) await sendFile(file, { dryRun: true, encoding: file.result.encoding, courseId: chosen?.id ?? null });
      return undefined;
    });
  const importFile = () =>
    runStep('import', async () => {
      if (!file) return t('import.chooseFirst');
      if (file.result.errorCount > 0) return t('import.nothingWritten');
      const result = await sendFile(file, { dryRun: false, encoding: file.result.encoding });
      if (!result || result.errorCount > 0) return undefined;
      await refetchAll();
      if (course) {
        setFile(null);
        setCompleted({ result, courseId: course.id, course: course.label, enrollments: result.enrollments });
        return undefined;
      }
      notify({ title: formatCount('import.done', result.rows), description: t('import.effect', importEffect(result)) });
      onDone();
      return undefined;
    });
  return { file, course, completed, error, pendingStep, checkFile, chooseEncoding, chooseCourse, importFile };
}

interface UserImportOptions {
  /** After a file without errors was chosen, before a course. */
  onValid(): void;
  /** After an import without a course; one with a course shows what became of each row. */
  onDone(): void;
}

interface ImportOptions {
  dryRun: boolean;
  encoding?: TextEncoding | null;
  /** Null for none; the chosen one by default. */
  courseId?: string | null | undefined;
}

async function readBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
