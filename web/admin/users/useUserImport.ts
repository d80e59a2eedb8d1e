import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { toClientError } from '../../data/clientError';
import { useImportUsersMutation } from './__generated__/userResource';
import type { ImportUsersMutation } from './__generated__/userResource';
import { usePlural } from '../../language/usePlural';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRefetchAll } from '../table/useRefetchAll';
import { decodeTextFile } from './decodeTextFile';

/** A file that the schema has looked at. */
export interface ValidatedImport {
  name: string;
  csv: string;
  outcome: ImportUsersMutation['importUsers'];
}

const { kilobytes } = limits.userImport;
const isTooLarge = (size: number): boolean => size > kilobytes * 1024;

/** A file of people on its way in: looked at as soon as it is chosen, brought in only where nothing in it is wrong. */
export function useUserImport(onDone: () => void) {
  const { t } = useTranslation('adminUsers');
  const counted = usePlural('adminUsers');
  const notify = useToast();
  const fresh = useRefetchAll();
  const [importUsers] = useImportUsersMutation();
  const [file, setFile] = useState<ValidatedImport | null>(null);
  const [failure, setFailure] = useState<string>();
  const [busyWith, setBusyWith] = useState<'check' | 'import' | null>(null);

  const send = async (name: string, csv: string, dryRun: boolean) => {
    const { data } = await importUsers({ variables: { input: { csv, dryRun } } });
    const outcome = data?.importUsers ?? null;
    setFile(outcome && { name, csv, outcome });
    return outcome;
  };
  /** Does a thing that answers why it could not be done, if it could not. */
  const during = async (what: 'check' | 'import', act: () => Promise<string | undefined>) => {
    setBusyWith(what);
    setFailure(undefined);
    setFailure(await act().catch((error: unknown) => toClientError(error).messageWithStatus));
    setBusyWith(null);
  };
  const choose = (chosen: File) =>
    during('check', async () => {
      const { name } = chosen;
      setFile(null);
      if (isTooLarge(chosen.size)) return t('import.tooLarge', { name, kilobytes: String(kilobytes) });
      const csv = await decodeTextFile(chosen).catch(() => null);
      if (csv === null) return t('import.unreadable', { name });
      if (isTooLarge(new Blob([csv]).size)) return t('import.tooLarge', { name, kilobytes: String(kilobytes) });
      await send(name, csv, true);
      return undefined;
    });
  const bringIn = () =>
    during('import', async () => {
      if (!file) return t('import.chooseFirst');
      if (file.outcome.errorCount > 0) return t('import.nothingWritten');
      const outcome = await send(file.name, file.csv, false);
      if (!outcome || outcome.errorCount > 0) return undefined;
      await fresh();
      notify({ title: counted('import.done', outcome.created) });
      onDone();
      return undefined;
    });
  return { file, failure, busyWith, choose, bringIn };
}
