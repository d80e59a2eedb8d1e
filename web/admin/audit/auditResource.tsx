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
import { useTranslation, formatDate, formatNumber, formatTime } from '../../language';
import {
  auditedActions,
  auditedEntities,
  auditedEntityNamesAr,
  auditFilterFields,
} from '../../../schema/contract/auditedEntities';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { EyeIcon } from '../../art/icons/editIcons';
import { adminResource, type RowDialogProps } from '../resource/adminResource';
import { RowDialogFrame } from '../resource/RowDialogFrame';
import { adminListPage } from '../resource/AdminResourceScreen';
import type { ResourceTexts } from '../resource/resourceTexts';
import { dayFilters } from '../resource/rowStates';
import { StatusCell, TextCell, DateCell } from '../table/cells';
import { toDayRange } from '../table/dayRange';
import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import { courseLevelLabelsAr } from '../../../schema/contract/validation/catalog';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { AdminAuditEntryListDocument, useAuditEntryChangesQuery } from './__generated__/auditResource';
import type { AdminAuditEntryFragment, AuditEntryChangesQuery } from './__generated__/auditResource';

const amountFields = ['price', 'amount', 'listPrice'];

const actionColors = { create: 'success', update: 'warning', delete: 'error' } as const;

export const entryName = (entry: AdminAuditEntryFragment, { t }: Pick<ResourceTexts<'adminAudit'>, 't'>) => {
  const { action, entity, entityId, entityName } = entry;
  return `${t(`actions.${action}`)} ${auditedEntityNamesAr[entity]} ${entityName ? `«${entityName}»` : entityId}`;
};

export const auditResource = adminResource({
  name: 'audit',
  namespace: 'adminAudit',
  label: ({ admin }) => admin('places.audit'),
  list: AdminAuditEntryListDocument,
  page: ({ adminAuditEntries }) => adminAuditEntries,
  rowName: entryName,
  columns: ({ t, text, column, date }) => [
    date('at', { isSortable: false, hasTime: true }),
    column('actorName', {
      label: t('actor'),
      isSortable: false,
      cell: ({ actorName, actorId }) => <TextCell>{actorName || actorId}</TextCell>,
    }),
    column('action', {
      isSortable: false,
      cell: ({ action }) => <StatusCell color={actionColors[action]}>{t(`actions.${action}`)}</StatusCell>,
    }),
    column('entity', { isSortable: false, cell: ({ entity }) => auditedEntityNamesAr[entity] }),
    text('entityName', { label: t('name'), isSortable: false }),
    column('summary', {
      label: t('summary'),
      isSortable: false,
      cell: (entry) => <AuditSummary entry={entry} />,
    }),
    column('entityId', {
      ...{ label: t('key'), isSortable: false, isHidden: true },
      cell: ({ entityId }) => entityId,
    }),
  ],
  sort: ['at', 'desc'],
  canSearch: false,
  filters: ({ t, label }, data) => ({
    entity: {
      label: t('entity'),
      allLabel: t('allEntities'),
      options: auditedEntities.map((value) => ({ value, label: auditedEntityNamesAr[value] })),
    },
    action: {
      label: t('action'),
      allLabel: t('allActions'),
      options: auditedActions.map((value) => ({ value, label: t(`actions.${value}`) })),
    },
    field: {
      label: t('field'),
      allLabel: t('allFields'),
      options: auditFilterFields.map((value) => ({ value, label: fieldLabelsAr[value] })),
    },
    actor: {
      label: t('actor'),
      allLabel: t('allActors'),
      options: (data?.adminAuditEntries.actors ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    ...dayFilters({ label }),
  }),
  toVariables: ({ page, pageSize, filters }) => ({
    page,
    pageSize,
    filter: {
      entity: auditedEntities.find((entity) => entity === filters.entity),
      action: auditedActions.find((action) => action === filters.action),
      field: auditFilterFields.find((field) => field === filters.field),
      actorId: filters.actor || undefined,
      ...toDayRange(filters),
    },
  }),
  actions: [
    {
      name: 'read',
      opensRow: true,
      text: ({ t }) => t('openAction'),
      label: (entry, texts) => texts.t('open', { name: entryName(entry, texts) }),
      icon: <EyeIcon />,
      Dialog: AuditChangesDialog,
    },
  ],
});

export const Component = adminListPage('audit', auditResource, ({ t }) => t('about'));

type AuditChanges = NonNullable<AuditEntryChangesQuery['auditEntry']>['changes'];

/** Breaks words only if they are longer than a line. */
const valueStyles = { whiteSpace: 'pre-line', overflowWrap: 'break-word', minInlineSize: 0 } as const;
const cellStyles = { ...valueStyles, verticalAlign: 'top' } as const;

const knownLabels: Readonly<Record<string, string>> = fieldLabelsAr;

function useFormatValue(): (field: string, json: string | null) => string {
  const { t } = useTranslation('adminAudit');
  const { t: tCategories } = useTranslation('adminCategories');
  const named: Record<string, Record<string, string>> = {
    ...t('values', { returnObjects: true }),
    ...{ role: roleLabelsAr, level: courseLevelLabelsAr, icon: tCategories('icons', { returnObjects: true }) },
  };
  const valueLabels = { yes: t('yes'), no: t('no'), none: t('none') };
  return (field, json) => {
    const isAmount = amountFields.includes(field) && json !== null && Number.isFinite(Number(json));
    return isAmount
      ? formatNumber(Number(json), 'ar', Number.isInteger(Number(json)) ? 0 : 2)
      : formatAuditValue(json, valueLabels, named[field]);
  };
}

/** The first changes of an update on one line: «السعر (دج): 15,000 ← 15,500». */
export function AuditSummary({ entry: { summary, changedFields } }: { entry: AdminAuditEntryFragment }) {
  const { t } = useTranslation('adminAudit');
  const formatValue = useFormatValue();
  // A price says whether a course is free.
  const shown = summary.filter(({ field }) => field !== 'isFree' || !changedFields.includes('price'));
  const changes = shown.map(({ field, before, after }) =>
    t('change', {
      field: knownLabels[field] ?? field,
      before: isolate(formatValue(field, before)),
      after: isolate(formatValue(field, after)),
    }),
  );
  const hiddenCount = changedFields.length - summary.length;
  return (
    <TextCell>{[...changes, ...(hiddenCount > 0 ? [t('more', { n: String(hiddenCount) })] : [])].join('، ')}</TextCell>
  );
}

/** Keeps the direction of a value inside an Arabic sentence. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

function AuditChangesTable({ changes }: { changes: AuditChanges }) {
  const { t } = useTranslation('adminAudit');
  const isNarrow = useMediaQuery('(max-width: 43.75em)', { noSsr: true });
  const formatField = (field: string) => knownLabels[field] ?? <bdi dir="ltr">{field}</bdi>;
  const formatValue = useFormatValue();
  if (isNarrow)
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

function AuditChangesDialog({ row, name, isOpen, onClose, onExited }: RowDialogProps<AdminAuditEntryFragment>) {
  const changes = useAuditEntryChangesQuery({ variables: { id: row.id } });
  return (
    <RowDialogFrame {...{ isOpen, onClose, onExited }} maxWidth="md" title={name}>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
        <bdi>{row.actorName}</bdi> · <DateCell at={row.at} hasTime />
      </Typography>
      <QueryResult of={changes} skeleton={<TextSkeleton lines={4} />}>
        {({ auditEntry }) => <AuditChangesTable changes={auditEntry?.changes ?? []} />}
      </QueryResult>
    </RowDialogFrame>
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
