import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { ReactNode } from 'react';
import type { AuditedEntity } from '../../../schema/contract/audit/auditedEntities';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { isolateText } from '../../../schema/contract/text/directionIsolates';
import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import { courseLevelLabelsAr } from '../../../schema/contract/courses/courseLevels';
import { formatDate, formatNumber, formatTime, useTranslation } from '../../language';
import { TextCell } from '../table/cells';
import { useReferenceNames } from './useReferenceNames';
import type { AdminAuditEntryFragment, AuditEntryChangesQuery } from './__generated__/auditResource';

const amountFields = ['price', 'amount', 'listPrice'];

type AuditChanges = NonNullable<AuditEntryChangesQuery['auditEntry']>['changes'];

/** Breaks words only if they are longer than a line. */
const valueStyles = { whiteSpace: 'pre-line', overflowWrap: 'break-word', minInlineSize: 0 } as const;
const cellStyles = { ...valueStyles, verticalAlign: 'top' } as const;

const knownLabels: Readonly<Record<string, string>> = fieldLabelsAr;

function useFormatValue(entity: AuditedEntity, changes: AuditChanges): (field: string, json: string | null) => string {
  const { t } = useTranslation('adminAudit');
  const { t: tCategories } = useTranslation('adminCategories');
  const named: Record<string, Record<string, string>> = {
    ...t('values', { returnObjects: true }),
    role: roleLabelsAr,
    level: courseLevelLabelsAr,
    icon: tCategories('icons', { returnObjects: true }),
  };
  const findName = useReferenceNames(entity, changes);
  const valueLabels = { yes: t('yes'), no: t('no'), none: t('none') };
  return (field, json) => {
    const name = findName(field, json);
    if (name) return name;
    const isAmount = amountFields.includes(field) && json !== null && Number.isFinite(Number(json));
    return isAmount
      ? formatNumber(Number(json), 'ar', Number.isInteger(Number(json)) ? 0 : 2)
      : formatAuditValue(json, valueLabels, named[field]);
  };
}

interface AuditSummaryProps {
  entry: Pick<AdminAuditEntryFragment, 'entity' | 'summary' | 'changedFields'>;
}

/** The first changes of an update on one line: «السعر (دج): 15,000 ← 15,500». */
export function AuditSummary({ entry }: AuditSummaryProps) {
  return <TextCell>{useAuditSummary(entry).join('، ')}</TextCell>;
}

/** The first changes of an update, and how many more there are. */
export function useAuditSummary({ entity, summary, changedFields }: AuditSummaryProps['entry']): string[] {
  const { t } = useTranslation('adminAudit');
  const formatValue = useFormatValue(entity, summary);
  // A price says whether a course is free.
  const shown = summary.filter(({ field }) => field !== 'isFree' || !changedFields.includes('price'));
  const changes = shown.map(({ field, before, after }) =>
    t('change', {
      field: knownLabels[field] ?? field,
      before: isolateText(formatValue(field, before)),
      after: isolateText(formatValue(field, after)),
    }),
  );
  const hiddenCount = changedFields.length - summary.length;
  return [...changes, ...(hiddenCount > 0 ? [t('more', { n: String(hiddenCount) })] : [])];
}

interface AuditChangesTableProps {
  entity: AuditedEntity;
  changes: AuditChanges;
  /** Below each other at any width. */
  isNarrow?: boolean;
  /** What can be done with the earlier value of a field; only where `isNarrow`. */
  renderAction?(field: string): ReactNode;
}

export function AuditChangesTable({ entity, changes, isNarrow = false, renderAction }: AuditChangesTableProps) {
  const { t } = useTranslation('adminAudit');
  const isPhone = useMediaQuery('(max-width: 43.75em)', { noSsr: true });
  const formatField = (field: string) => knownLabels[field] ?? <bdi dir="ltr">{field}</bdi>;
  const formatValue = useFormatValue(entity, changes);
  if (isNarrow || isPhone)
    return (
      <Box
        component="ul"
        aria-label={t('changes')}
        sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <Typography sx={{ fontWeight: 700 }}>{formatField(field)}</Typography>
            <Box
              component="dl"
              sx={{ margin: 0, '& dt': { color: 'text.secondary' }, '& dd': { margin: 0, ...valueStyles } }}
            >
              <dt>{t('before')}</dt>
              <dd>
                <bdi>{formatValue(field, before)}</bdi>
              </dd>
              <dt>{t('after')}</dt>
              <dd>
                <bdi>{formatValue(field, after)}</bdi>
              </dd>
            </Box>
            {renderAction?.(field)}
          </li>
        ))}
      </Box>
    );
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('changes')}>
      <Table size="small" sx={{ tableLayout: 'fixed', '& th:first-of-type': { inlineSize: '24%' } }}>
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
                {formatField(field)}
              </TableCell>
              <TableCell dir="auto" sx={cellStyles}>
                {formatValue(field, before)}
              </TableCell>
              <TableCell dir="auto" sx={cellStyles}>
                {formatValue(field, after)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface AuditValueLabels {
  yes: string;
  no: string;
  none: string;
}

const isoDateTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const maxTextLength = 600;

/**
 * Formats a value of the audit log: booleans and dates in Arabic, long texts truncated.
 * @param json null for no value
 * @param names labels of the field's enum values
 */
export function formatAuditValue(
  json: string | null,
  { yes, no, none }: AuditValueLabels,
  names: Readonly<Record<string, string>> = {},
): string {
  if (json === null) return none;
  const value: unknown = JSON.parse(json);
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value !== 'string') return clipText(typeof value === 'object' ? JSON.stringify(value, null, 1) : json);
  if (value.trim() === '') return none;
  if (isoDateTimePattern.test(value)) return `${formatDate(value, 'ar')}، ${formatTime(value, 'ar')}`;
  return names[value] ?? clipText(value);
}

const clipText = (text: string): string => (text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text);
