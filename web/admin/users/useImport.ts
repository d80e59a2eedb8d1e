import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { failureOf } from '../../data/failures';
import { useImportUsersMutation } from '../__generated__/Users';
import type { ImportUsersMutation } from '../__generated__/Users';
import { useCounted } from '../../language/useCounted';
import { useNotify } from '../../ui/Notices';
import { useFreshData } from '../table/useFreshData';
import { fileText } from './fileText';

/** A file that the schema has looked at. */
export interface CheckedFile {
  name: string;
  csv: string;
  outcome: ImportUsersMutation['importUsers'];
}

const { kilobytes } = limits.userImport;
const tooLarge = (size: number): boolean => size > kilobytes * 1024;

/** A file of people on its way in: looked at as soon as it is chosen, brought in only where nothing in it is wrong. */
export function useImport(onDone: () => void) {
  const { t } = useTranslation('adminUsers');
  const counted = useCounted('adminUsers');
  const notify = useNotify();
  const fresh = useFreshData();
  const [importUsers] = useImportUsersMutation();
  const [file, setFile] = useState<CheckedFile | null>(null);
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
    setFailure(await act().catch((error: unknown) => failureOf(error).text));
    setBusyWith(null);
  };
  const choose = (chosen: File) =>
    during('check', async () => {
      const { name } = chosen;
      setFile(null);
      if (tooLarge(chosen.size)) return t('import.tooLarge', { name, kilobytes: String(kilobytes) });
      const csv = await fileText(chosen).catch(() => null);
      if (csv === null) return t('import.unreadable', { name });
      if (tooLarge(new Blob([csv]).size)) return t('import.tooLarge', { name, kilobytes: String(kilobytes) });
      await send(name, csv, true);
      return undefined;
    });
  const bringIn = () =>
    during('import', async () => {
      if (!file) return t('import.chooseFirst');
      if (file.outcome.faultCount > 0) return t('import.nothingWritten');
      const outcome = await send(file.name, file.csv, false);
      if (!outcome || outcome.faultCount > 0) return undefined;
      await fresh();
      notify({ title: counted('import.done', outcome.created) });
      onDone();
      return undefined;
    });
  return { file, failure, busyWith, choose, bringIn };
}
