import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { roleNamesAr } from '../../../schema/contract/userSheet';
import { courseLevelsAr } from '../../../schema/contract/validation/catalog';
import type { AuditEntryChangesQuery } from '../__generated__/Audit';
import { inWords } from './inWords';

type Changes = NonNullable<AuditEntryChangesQuery['auditEntry']>['changes'];

/** A long text is read in its own place; here it says what it begins with. */
const cellStyles = {
  maxInlineSize: 320,
  verticalAlign: 'top',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

/** Fields with their values before and after, in words. */
export function ChangesTable({ changes }: { changes: Changes }) {
  const { t } = useTranslation('adminAudit');
  const known = t('fields', { returnObjects: true }) as Record<string, string>;
  const named: Record<string, Record<string, string>> = {
    ...t('values', { returnObjects: true }),
    ...{ role: roleNamesAr, level: courseLevelsAr },
  };
  const words = { yes: t('yes'), no: t('no'), none: t('none') };
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('changes')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('field')}</TableCell>
            <TableCell>{t('before')}</TableCell>
            <TableCell>{t('after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ field, before, after }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row" sx={cellStyles}>
                {known[field] ?? <bdi dir="ltr">{field}</bdi>}
              </TableCell>
              <TableCell dir="auto" sx={cellStyles}>
                {inWords(before, words, named[field])}
              </TableCell>
              <TableCell dir="auto" sx={cellStyles}>
                {inWords(after, words, named[field])}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
