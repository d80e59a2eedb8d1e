import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { userCsvColumnLabels } from '../../../schema/contract/userCsv';
import { usePlural } from '../../language/usePlural';
import type { ValidatedImport } from './useUserImport';

/** Whoever uses the keyboard scrolls it, so it takes the focus. */
const scrollAreaStyles = {
  maxBlockSize: 280,
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: '12px',
  '& td, & th': { paddingInline: 1.5, paddingBlock: 1, verticalAlign: 'top' },
} as const;

/** Each bad row of a file by its line, with its column and the reason. */
export function ImportErrorsTable({ outcome: { errors, errorCount } }: Pick<ValidatedImport, 'outcome'>) {
  const { t } = useTranslation('adminUsers');
  const counted = usePlural('adminUsers');
  const more = errorCount - errors.length;
  const nameOf = (field: string | null | undefined) =>
    field && field in userCsvColumnLabels ? userCsvColumnLabels[field as keyof typeof userCsvColumnLabels].ar : '';
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
                <TableCell>{nameOf(field)}</TableCell>
                <TableCell>
                  <bdi>{message}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {more > 0 && <Typography sx={{ color: 'text.secondary' }}>{counted('import.more', more)}</Typography>}
    </>
  );
}
