import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { userSheet } from '../../../schema/contract/userSheet';
import { useCounted } from '../../language/useCounted';
import type { CheckedFile } from './useImport';

/** Whoever uses the keyboard scrolls it, so it takes the focus. */
const scrolling = {
  maxBlockSize: 280,
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: '12px',
  '& td, & th': { paddingInline: 1.5, paddingBlock: 1, verticalAlign: 'top' },
} as const;

/** Each bad row of a file by its line, with its column and the reason. */
export function ImportFaults({ outcome: { faults, faultCount } }: Pick<CheckedFile, 'outcome'>) {
  const { t } = useTranslation('adminUsers');
  const counted = useCounted('adminUsers');
  const more = faultCount - faults.length;
  const nameOf = (field: string | null | undefined) =>
    field && field in userSheet ? userSheet[field as keyof typeof userSheet].ar : '';
  return (
    <>
      <Box tabIndex={0} role="region" aria-label={t('import.faultsLabel')} sx={scrolling}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('import.line')}</TableCell>
              <TableCell>{t('import.column')}</TableCell>
              <TableCell>{t('import.reason')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {faults.map(({ line, field, message }, at) => (
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
