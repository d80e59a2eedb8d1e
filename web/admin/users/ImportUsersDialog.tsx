import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { userCsvColumnLabels, userCsvColumns } from '../../../schema/contract/userCsv';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { UploadIcon } from '../../art/icons/editIcons';
import { usePlural } from '../../language/usePlural';
import { FormDialog } from '../../ui/form/FormDialog';
import { ImportErrorsTable } from './ImportErrorsTable';
import { useUserImport } from './useUserImport';

/** The button that brings people in from a file, and its dialog. */
export function ImportUsersButton() {
  const { t } = useTranslation('adminUsers');
  const [state, setState] = useState<'gone' | 'closing' | 'open'>('gone');
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<UploadIcon />} onClick={() => setState('open')}>
        {t('import.open')}
      </Button>
      {state !== 'gone' && (
        <ImportUsersDialog
          isOpen={state === 'open'}
          onClose={() => setState('closing')}
          onGone={() => setState('gone')}
        />
      )}
    </>
  );
}

interface ImportUsersDialogProps {
  isOpen: boolean;
  onClose(): void;
  onGone(): void;
}

function ImportUsersDialog({ onClose, ...dialog }: ImportUsersDialogProps) {
  const { t } = useTranslation('adminUsers');
  const counted = usePlural('adminUsers');
  const { file, failure, busyWith, choose, bringIn } = useUserImport(onClose);
  const { rows, kilobytes } = limits.userImport;
  const limitsId = useId();
  const isSound = file?.outcome.errorCount === 0;
  return (
    <FormDialog
      {...dialog}
      title={t('import.title')}
      isDirty={false}
      isSaving={busyWith === 'import'}
      submit={t('import.submit')}
      failure={failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void bringIn();
      }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography id={limitsId}>
          {t('import.limits', { rows: String(rows), kilobytes: String(kilobytes) })}
        </Typography>
        <CsvColumnList />
        <CsvFileInput describedBy={limitsId} name={file?.name} onSelect={(chosen) => void choose(chosen)} />
        <Stack role="status" sx={{ gap: 2 }}>
          {busyWith === 'check' && <Typography>{t('import.checking')}</Typography>}
          {file && (
            <Alert severity={isSound ? 'success' : 'warning'}>
              {isSound
                ? counted('import.ready', file.outcome.rows)
                : `${counted('import.faults', file.outcome.errorCount)} ${t('import.correct')}`}
            </Alert>
          )}
        </Stack>
        {file && !isSound && <ImportErrorsTable outcome={file.outcome} />}
      </Stack>
    </FormDialog>
  );
}

const exampleRow = ['أمينة', 'حداد', 'amina', 'amina@example.dz', '', '', 'طالب'];

/** An empty file as it is wanted, for whoever begins with one. */
const csvTemplateUrl = `data:text/csv;charset=utf-8,${encodeURIComponent(
  `\uFEFF${userCsvColumns.map((column) => userCsvColumnLabels[column].ar).join()}\r\n${exampleRow.join()}\r\n`,
)}`;

function CsvColumnList() {
  const { t } = useTranslation('adminUsers');
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      <Typography>{t('import.columns')}</Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {userCsvColumns.map((column) => (
          <li key={column}>
            <Chip
              variant="outlined"
              label={
                column === 'phone'
                  ? t('import.optional', { column: userCsvColumnLabels.phone.ar })
                  : userCsvColumnLabels[column].ar
              }
            />
          </li>
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{t('import.roles')}</Typography>
      <Button
        component="a"
        href={csvTemplateUrl}
        download="users.csv"
        size="small"
        startIcon={<DownloadIcon size={20} />}
      >
        {t('import.template')}
      </Button>
    </Stack>
  );
}

interface CsvFileInputProps {
  describedBy: string;
  /** Of the file that was chosen. */
  name: string | undefined;
  onSelect(file: File): void;
}

function CsvFileInput({ describedBy, name, onSelect }: CsvFileInputProps) {
  const { t } = useTranslation('adminUsers');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button
        variant="outlined"
        startIcon={<UploadIcon size={20} />}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {t(name ? 'import.replace' : 'import.choose')}
      </Button>
      {name && (
        <Box component="span" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Box>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onSelect(chosen);
          // The same file may be chosen again, once it is corrected.
          currentTarget.value = '';
        }}
      />
    </Box>
  );
}
