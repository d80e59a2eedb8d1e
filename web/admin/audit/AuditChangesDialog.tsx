import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { roleLabelsAr } from '../../../schema/contract/userCsv';
import { courseLevelLabelsAr } from '../../../schema/contract/validation/catalog';
import { QueryResult } from '../../ui/feedback/QueryResult';
import { TextSkeleton } from '../../ui/feedback/TextSkeleton';
import type { RowDialogProps } from '../resource/adminResource';
import { DateCell } from '../table/cells';
import { useAuditEntryChangesQuery } from './__generated__/auditResource';
import type { AuditEntryChangesQuery, AdminAuditEntryFragment } from './__generated__/auditResource';
import { formatAuditValue } from './formatAuditValue';

type AuditChanges = NonNullable<AuditEntryChangesQuery['auditEntry']>['changes'];

/** A long text is read in its own place; here it says what it begins with. */
const cellStyles = {
  maxInlineSize: 320,
  verticalAlign: 'top',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

/** Fields with their values before and after, in words. */
function AuditChangesTable({ changes }: { changes: AuditChanges }) {
  const { t } = useTranslation('adminAudit');
  const known = t('fields', { returnObjects: true }) as Record<string, string>;
  const named: Record<string, Record<string, string>> = {
    ...t('values', { returnObjects: true }),
    ...{ role: roleLabelsAr, level: courseLevelLabelsAr },
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
                {formatAuditValue(before, words, named[field])}
              </TableCell>
              <TableCell dir="auto" sx={cellStyles}>
                {formatAuditValue(after, words, named[field])}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The changes of an audit entry, field by field. */
export function AuditChangesDialog({ row, name, isOpen, onClose, onGone }: RowDialogProps<AdminAuditEntryFragment>) {
  const { t: tCommon } = useTranslation();
  const id = useId();
  const changes = useAuditEntryChangesQuery({ variables: { id: row.id } });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby={id}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={id}>{name}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
          <bdi>{row.actorName}</bdi> · <DateCell at={row.at} hasTime />
        </Typography>
        <QueryResult of={changes} skeleton={<TextSkeleton lines={4} />}>
          {({ auditEntry }) => <AuditChangesTable changes={auditEntry?.changes ?? []} />}
        </QueryResult>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {tCommon('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
