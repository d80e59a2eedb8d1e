import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { userSheet, userSheetColumns } from '../../../schema/contract/userSheet';
import { DownloadIcon } from '../../art/icons/DownloadIcon';
import { UploadIcon } from '../../art/icons/UploadIcon';
import { useCounted } from '../../language/useCounted';
import { FormDialog } from '../../ui/FormDialog';
import { ImportFaults } from './ImportFaults';
import { useImport } from './useImport';

/** The button that brings people in from a file, and its dialog. */
export function ImportUsers() {
  const { t } = useTranslation('adminUsers');
  const [state, setState] = useState<'gone' | 'closing' | 'open'>('gone');
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<UploadIcon />} onClick={() => setState('open')}>
        {t('import.open')}
      </Button>
      {state !== 'gone' && (
        <ImportDialog isOpen={state === 'open'} onClose={() => setState('closing')} onGone={() => setState('gone')} />
      )}
    </>
  );
}

interface ImportDialogProps {
  isOpen: boolean;
  onClose(): void;
  onGone(): void;
}

function ImportDialog({ onClose, ...dialog }: ImportDialogProps) {
  const { t } = useTranslation('adminUsers');
  const counted = useCounted('adminUsers');
  const { file, failure, busyWith, choose, bringIn } = useImport(onClose);
  const { rows, kilobytes } = limits.userImport;
  const limitsId = useId();
  const isSound = file?.outcome.faultCount === 0;
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
        <Columns />
        <FileChoice describedBy={limitsId} name={file?.name} onChoose={(chosen) => void choose(chosen)} />
        <Stack role="status" sx={{ gap: 2 }}>
          {busyWith === 'check' && <Typography>{t('import.checking')}</Typography>}
          {file && (
            <Alert severity={isSound ? 'success' : 'warning'}>
              {isSound
                ? counted('import.ready', file.outcome.rows)
                : `${counted('import.faults', file.outcome.faultCount)} ${t('import.correct')}`}
            </Alert>
          )}
        </Stack>
        {file && !isSound && <ImportFaults outcome={file.outcome} />}
      </Stack>
    </FormDialog>
  );
}

const example = ['أمينة', 'حداد', 'amina', 'amina@example.dz', '', '', 'طالب'];

/** An empty file as it is wanted, for whoever begins with one. */
const template = `data:text/csv;charset=utf-8,${encodeURIComponent(
  `\uFEFF${userSheetColumns.map((column) => userSheet[column].ar).join()}\r\n${example.join()}\r\n`,
)}`;

function Columns() {
  const { t } = useTranslation('adminUsers');
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      <Typography>{t('import.columns')}</Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {userSheetColumns.map((column) => (
          <li key={column}>
            <Chip
              variant="outlined"
              label={column === 'phone' ? t('import.optional', { column: userSheet.phone.ar }) : userSheet[column].ar}
            />
          </li>
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{t('import.roles')}</Typography>
      <Button component="a" href={template} download="users.csv" size="small" startIcon={<DownloadIcon size={20} />}>
        {t('import.template')}
      </Button>
    </Stack>
  );
}

interface FileChoiceProps {
  describedBy: string;
  /** Of the file that was chosen. */
  name: string | undefined;
  onChoose(file: File): void;
}

function FileChoice({ describedBy, name, onChoose }: FileChoiceProps) {
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
          if (chosen) onChoose(chosen);
          // The same file may be chosen again, once it is corrected.
          currentTarget.value = '';
        }}
      />
    </Box>
  );
}
