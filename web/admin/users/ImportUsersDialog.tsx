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
import { useId, useRef, useState } from 'react';
import { useTranslation, usePlural } from '../../language';
import { bounds } from '../../../schema/contract/bounds';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import {
  createUserCsvTemplate,
  optionalUserCsvColumns,
  userCsvColumns,
} from '../../../schema/contract/userImport/userCsv';
import type { TextEncoding } from '../../data/__generated__/schemaTypes';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { FormDialog } from '../../ui/form/FormDialog';
import { CsvFileInput } from '../form/CsvFileInput';
import type { OpenDialogProps } from '../form/DialogButton';
import { AdminSearchPicker } from '../form/AdminSearchPicker';
import { usePublishedCourseOptions } from '../enrollments/courseOptions';
import { ImportEnrollments, ImportOutcome } from './ImportEnrollments';
import { EncodingChoice, ImportPreview } from './ImportPreview';
import { importScrollAreaStyles } from './importScrollAreaStyles';
import type { CompletedImport } from './importResult';
import { importEffect, useUserImport, type ValidatedImport } from './useUserImport';

export function ImportUsersDialog({ onClose, ...dialog }: OpenDialogProps) {
  const { t } = useTranslation('adminUsers');
  const { t: tCommon } = useTranslation();
  const courseField = useRef<HTMLInputElement>(null);
  const { file, course, completed, error, pendingStep, ...steps } = useUserImport({
    onValid: () => courseField.current?.focus(),
    onDone: onClose,
  });
  const { rows, kilobytes } = bounds.userImport;
  const limitsId = useId();
  return (
    <FormDialog
      {...dialog}
      title={t('import.title')}
      isDirty={false}
      isSaving={pendingStep === 'import'}
      submit={completed ? tCommon('close') : t('import.submit')}
      cancel={completed ? null : undefined}
      error={error}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (completed) onClose();
        else void steps.importFile();
      }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography id={limitsId}>
          {t('import.limits', { rows: String(rows), kilobytes: String(kilobytes) })}
        </Typography>
        <CsvFileInput
          label={t(file ? 'import.replace' : 'import.choose')}
          describedBy={limitsId}
          name={file?.name}
          onSelect={(selected) => void steps.checkFile(selected)}
        />
        <ImportStatus file={file} completed={completed} isChecking={pendingStep === 'check'} />
        {!completed && (
          <AdminSearchPicker
            label={t('import.enroll.course')}
            helperText={t('import.enroll.hint')}
            value={course}
            useOptions={usePublishedCourseOptions}
            inputRef={courseField}
            onChange={(chosen) => void steps.chooseCourse(chosen)}
          />
        )}
        {file && course && file.result.enrollments.length > 0 && (
          <ImportEnrollments course={course.label} enrollments={file.result.enrollments} />
        )}
        {file && (
          <ImportResult
            result={file.result}
            isDisabled={pendingStep !== null}
            onChoose={(encoding) => void steps.chooseEncoding(encoding)}
          />
        )}
        {!completed && !isReady(file) && <CsvFormatHelp />}
      </Stack>
    </FormDialog>
  );
}

/** False while its encoding must be chosen. */
const isRead = ({ encodings, encoding }: ValidatedImport['result']): boolean =>
  encodings.length === 0 || encoding !== null;

const isReady = (file: ValidatedImport | null): boolean =>
  file !== null && file.result.errorCount === 0 && isRead(file.result);

interface ImportStatusProps {
  file: ValidatedImport | null;
  completed: CompletedImport | null;
  isChecking: boolean;
}

function ImportStatus({ file, completed, isChecking }: ImportStatusProps) {
  const { t } = useTranslation('adminUsers');
  return (
    <Stack role="status" sx={{ gap: 2 }}>
      {isChecking && <Typography>{t('import.checking')}</Typography>}
      {file && isRead(file.result) && <ImportVerdict result={file.result} />}
      {completed && <ImportOutcome {...completed} />}
    </Stack>
  );
}

interface ImportResultProps extends Pick<ValidatedImport, 'result'> {
  isDisabled: boolean;
  onChoose(encoding: TextEncoding): void;
}

function ImportResult({ result, ...choice }: ImportResultProps) {
  const { encodings, encoding, errorCount } = result;
  return (
    <>
      {encodings.length > 0 && <EncodingChoice value={encoding} choices={encodings} {...choice} />}
      {errorCount > 0 && isRead(result) && <ImportErrorsTable result={result} />}
      <ImportPreview result={result} />
    </>
  );
}

function ImportVerdict({ result }: Pick<ValidatedImport, 'result'>) {
  const { t } = useTranslation('adminUsers');
  const formatCount = usePlural('adminUsers');
  return result.errorCount === 0 ? (
    <Alert severity="success">
      {`${formatCount('import.ready', result.rows)} ${t('import.effect', importEffect(result))}`}
    </Alert>
  ) : (
    <Alert severity="warning">{`${formatCount('import.faults', result.errorCount)} ${t('import.correct')}`}</Alert>
  );
}

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
      <Box tabIndex={0} role="region" aria-label={t('import.faultsLabel')} sx={importScrollAreaStyles}>
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
