import {
  Alert,
  Box,
  Button,
  Chip,
  Stack,
  Typography,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation, usePlural } from '../../language';
import { limits } from '../../../schema/contract/limits';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { createUserCsvTemplate, optionalUserCsvColumns, userCsvColumns } from '../../../schema/contract/userCsv';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { UploadIcon } from '../../art/icons/editIcons';
import { FormDialog } from '../../ui/form/FormDialog';
import { toClientError } from '../../data/clientError';
import { useToast } from '../../ui/feedback/ToastProvider';
import { CsvFileInput } from '../form/CsvFileInput';
import { decodeTextFile } from '../form/decodeTextFile';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import { useImportUsersMutation, type ImportUsersMutation } from './__generated__/userResource';

/** Opens the dialog that imports users from a CSV file. */
export function ImportUsersButton() {
  const { t } = useTranslation('adminUsers');
  const [state, setState] = useState<'closed' | 'closing' | 'open'>('closed');
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<UploadIcon />} onClick={() => setState('open')}>
        {t('import.open')}
      </Button>
      {state !== 'closed' && (
        <ImportUsersDialog
          isOpen={state === 'open'}
          onClose={() => setState('closing')}
          onExited={() => setState('closed')}
        />
      )}
    </>
  );
}

interface ImportUsersDialogProps {
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
}

function ImportUsersDialog({ onClose, ...dialog }: ImportUsersDialogProps) {
  const { t } = useTranslation('adminUsers');
  const formatCount = usePlural('adminUsers');
  const { file, error, pendingStep, checkFile, importFile } = useUserImport(onClose);
  const { rows, kilobytes } = limits.userImport;
  const limitsId = useId();
  const isValid = file?.result.errorCount === 0;
  return (
    <FormDialog
      {...dialog}
      title={t('import.title')}
      isDirty={false}
      isSaving={pendingStep === 'import'}
      submit={t('import.submit')}
      error={error}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void importFile();
      }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography id={limitsId}>
          {t('import.limits', { rows: String(rows), kilobytes: String(kilobytes) })}
        </Typography>
        <CsvFormatHelp />
        <CsvFileInput
          label={t(file ? 'import.replace' : 'import.choose')}
          describedBy={limitsId}
          name={file?.name}
          onSelect={(selected) => void checkFile(selected)}
        />
        <Stack role="status" sx={{ gap: 2 }}>
          {pendingStep === 'check' && <Typography>{t('import.checking')}</Typography>}
          {file && (
            <Alert severity={isValid ? 'success' : 'warning'}>
              {isValid
                ? `${formatCount('import.ready', file.result.rows)} ${t('import.effect', importEffect(file.result))}`
                : `${formatCount('import.faults', file.result.errorCount)} ${t('import.correct')}`}
            </Alert>
          )}
        </Stack>
        {file && !isValid && <ImportErrorsTable result={file.result} />}
      </Stack>
    </FormDialog>
  );
}

/** The numbers of rows that create, change and leave a user as it is. */
const importEffect = ({ rows, newUsers, changedUsers }: ValidatedImport['result']) => ({
  created: String(newUsers),
  changed: String(changedUsers),
  unchanged: String(rows - newUsers - changedUsers),
});

function CsvFormatHelp() {
  const { t } = useTranslation('adminUsers');
  const [templateUrl] = useState(() => `data:text/csv;charset=utf-8,${encodeURIComponent(createUserCsvTemplate())}`);
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      <Typography>{t('import.columns')}</Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {userCsvColumns.map((column) => (
          <li key={column}>
            <Chip
              variant="outlined"
              label={
                optionalUserCsvColumns.includes(column)
                  ? t('import.optional', { column: fieldLabelsAr[column] })
                  : fieldLabelsAr[column]
              }
            />
          </li>
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{t('import.roles')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('import.updates')}</Typography>
      <Button component="a" href={templateUrl} download="users.csv" size="small" startIcon={<DownloadIcon size={20} />}>
        {t('import.template')}
      </Button>
    </Stack>
  );
}

/** Focusable, so that it can be scrolled with the keyboard. */
const scrollAreaStyles = {
  maxBlockSize: 280,
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: '12px',
  '& td, & th': { paddingInline: 1.5, paddingBlock: 1, verticalAlign: 'top' },
} as const;

/** Line, column and reason of each error. */
function ImportErrorsTable({ result: { errors, errorCount } }: Pick<ValidatedImport, 'result'>) {
  const { t } = useTranslation('adminUsers');
  const formatCount = usePlural('adminUsers');
  const more = errorCount - errors.length;
  const columnLabel = (field: string | null | undefined) => {
    const column = userCsvColumns.find((name) => name === field);
    return column ? fieldLabelsAr[column] : '';
  };
  return (
    <>
      <Box tabIndex={0} role="region" aria-label={t('import.faultsLabel')} sx={scrollAreaStyles}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('import.line')}</TableCell>
              <TableCell>{t('import.column')}</TableCell>
              <TableCell>{t('import.reason')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {errors.map(({ line, field, message }, at) => (
              <TableRow key={at}>
                <TableCell>{line}</TableCell>
                <TableCell>{columnLabel(field)}</TableCell>
                <TableCell>
                  <bdi>{message}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {more > 0 && <Typography sx={{ color: 'text.secondary' }}>{formatCount('import.more', more)}</Typography>}
    </>
  );
}

/** A file with the result of its dry run. */
interface ValidatedImport {
  name: string;
  csv: string;
  result: ImportUsersMutation['importUsers'];
}

const { kilobytes } = limits.userImport;
const isTooLarge = (size: number): boolean => size > kilobytes * 1024;

/** Validates a file when it is selected (dry run), and imports it only if it has no errors. */
function useUserImport(onDone: () => void) {
  const { t } = useTranslation('adminUsers');
  const formatCount = usePlural('adminUsers');
  const notify = useToast();
  const refetchAll = useInvalidateAllQueries();
  const [importUsers] = useImportUsersMutation();
  const [file, setFile] = useState<ValidatedImport | null>(null);
  const [error, setError] = useState<string>();
  const [pendingStep, setPendingStep] = useState<'check' | 'import' | null>(null);

  const sendFile = async (name: string, csv: string, dryRun: boolean) => {
    const { data } = await importUsers({ variables: { input: { csv, dryRun } } });
    const result = data?.importUsers ?? null;
    setFile(result && { name, csv, result });
    return result;
  };
  /** Runs a step and stores its error message. @param task resolves to an error message, or undefined on success */
  const runStep = async (step: 'check' | 'import', task: () => Promise<string | undefined>) => {
    setPendingStep(step);
    setError(undefined);
    setError(await task().catch((error: unknown) => toClientError(error).message));
    setPendingStep(null);
  };
  const checkFile = (selected: File) =>
    runStep('check', async () => {
      const { name } = selected;
      setFile(null);
      if (isTooLarge(selected.size)) return t('import.tooLarge', { name, kilobytes: String(kilobytes) });
      const csv = await decodeTextFile(selected).catch(() => null);
      if (csv === null) return t('import.unreadable', { name });
      if (isTooLarge(new Blob([csv]).size)) return t('import.tooLarge', { name, kilobytes: String(kilobytes) });
      await sendFile(name, csv, true);
      return undefined;
    });
  const importFile = () =>
    runStep('import', async () => {
      if (!file) return t('import.chooseFirst');
      if (file.result.errorCount > 0) return t('import.nothingWritten');
      const result = await sendFile(file.name, file.csv, false);
      if (!result || result.errorCount > 0) return undefined;
      await refetchAll();
      notify({ title: formatCount('import.done', result.rows), description: t('import.effect', importEffect(result)) });
      onDone();
      return undefined;
    });
  return { file, error, pendingStep, checkFile, importFile };
}
