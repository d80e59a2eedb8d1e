import {
  Alert,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  Box,
} from '@mui/material';
import { useId } from 'react';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import type { TextEncoding } from '../../data/__generated__/schemaTypes';
import { useTranslation } from '../../language';
import { importScrollAreaStyles } from './importScrollAreaStyles';
import type { ImportResult } from './importResult';

interface EncodingChoiceProps {
  /** The encoding in which the file was read; null before the choice. */
  value: TextEncoding | null;
  choices: ImportResult['encodings'];
  isDisabled: boolean;
  onChoose(encoding: TextEncoding): void;
}

/** The plausible readings of a file, with its names in each. */
export function EncodingChoice({ value, choices, isDisabled, onChoose }: EncodingChoiceProps) {
  const { t } = useTranslation('adminUsers');
  const labelId = useId();
  return (
    <FormControl disabled={isDisabled}>
      <FormLabel id={labelId}>{t('import.encoding.choose')}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value ?? ''}
        onChange={(_event, chosen) => onChoose(chosen as TextEncoding)}
      >
        {choices.map(({ encoding, samples }) => (
          <FormControlLabel
            key={encoding}
            value={encoding}
            control={<Radio />}
            sx={{ alignItems: 'start', marginBlockStart: 1 }}
            label={
              <>
                <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontWeight: 600 }}>
                  {samples.map((sample, index) => (
                    <bdi key={index}>{sample}</bdi>
                  ))}
                </Box>
                <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                  {t(`import.encoding.names.${encoding}`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

export function ImportPreview({ result }: { result: ImportResult }) {
  const { t } = useTranslation('adminUsers');
  const columns = previewColumns.filter((column) => result.preview.some((row) => row[column] != null));
  return (
    <>
      {result.unknownColumns.length > 0 && (
        <Alert severity="info">
          {t('import.unknownColumns')}{' '}
          {result.unknownColumns.map((heading, index) => (
            <span key={index}>
              {index > 0 && '، '}
              <bdi>{heading}</bdi>
            </span>
          ))}
        </Alert>
      )}
      {result.preview.length > 0 && (
        <Box tabIndex={0} role="region" aria-label={t('import.preview')} sx={importScrollAreaStyles}>
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column}>{fieldLabelsAr[column]}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {result.preview.map((row) => (
                <TableRow key={row.line}>
                  {columns.map((column) => (
                    <TableCell key={column}>
                      <bdi>{previewText(column, row[column])}</bdi>
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </>
  );
}

const previewColumns = [
  ...([
    'firstName',
    'lastName',
    'firstNameAr',
    'lastNameAr',
    'username',
    'email',
    'phone',
    'role',
    'isActive',
  ] as const),
];

/** A role has its label; a role that is not known, and any other cell, is shown as it was read. */
const previewText = (column: (typeof previewColumns)[number], cell: string | null): string =>
  (column === 'role' ? labelOfRole(cell) : undefined) ?? cell ?? '';

const labelOfRole = (cell: string | null): string | undefined =>
  Object.entries<string>(roleLabelsAr).find(([role]) => role === cell)?.[1];
