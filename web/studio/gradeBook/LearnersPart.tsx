import { Box, Button, Typography, useMediaQuery, Card, Checkbox } from '@mui/material';
import { useState } from 'react';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { NoSearchResultsArt } from '../../art/illustrations/NoSearchResultsArt';
import { SendIcon } from '../../art/icons/sharingIcons';
import { isUncounted, knownRowCount } from '../../data/rowCounts';
import { formatNumber, useLanguage, usePlural, useTranslation, formatDate, localizeField } from '../../language';
import { ButtonLink } from '../../routing';
import { EmptyState, QueryResult } from '../../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { lazyDialog } from '../../ui/lazyDialog';
import { LinkPagination } from '../dashboard/LinkPagination';
import { RowsSkeleton } from '../dashboard/StudioSkeleton';
import { useGradeBookQuery, type GradeBookQuery, type GradeBookRowFragment } from './__generated__/gradeBook';
import { GradeBookFilters } from './GradeBookFilters';
import { gradeBookPath, toListVariables, type GradeBookView } from './gradeBookView';
import { GradeTable, WriteButton, type GradeRowsProps } from './GradeTable';
import { useSelection, type Selection } from './useSelection';
import { StuckNote } from './StuckNote';

const CourseMessageDialog = lazyDialog(async () => (await import('./CourseMessageDialog')).CourseMessageDialog);

const pageSize = pageSizes.studio.gradeBook;

interface LearnersPartProps {
  courseId: string;
  view: GradeBookView;
  onChange(part: Partial<GradeBookView>, replace?: boolean): void;
}

/** The learners of the course with their results, and messages to them. */
export function LearnersPart({ courseId, view, onChange }: LearnersPartProps) {
  const list = toListVariables(view);
  const { data, previousData, ...query } = useGradeBookQuery({
    ...useRefetchOnVisitPolicy(),
    variables: { courseId, ...list, page: view.page, pageSize },
  });
  const shown = data ?? previousData;
  return (
    <>
      <GradeBookFilters courseId={courseId} view={view} lessons={shown?.gradeBook.lessons ?? []} onChange={onChange} />
      <Box aria-busy={query.loading}>
        <QueryResult of={{ ...query, data: shown }} skeleton={<RowsSkeleton />}>
          {({ gradeBook }) => (
            <LearnerList courseId={courseId} view={view} gradeBook={gradeBook} listKey={JSON.stringify(list.filter)} />
          )}
        </QueryResult>
      </Box>
    </>
  );
}

interface LearnerListProps extends Pick<LearnersPartProps, 'courseId' | 'view'> {
  gradeBook: GradeBookQuery['gradeBook'];
  listKey: string;
}

function LearnerList({ courseId, view, gradeBook: { lessons, rows, totalCount }, listKey }: LearnerListProps) {
  const selection = useSelection(listKey);
  const [dialog, setDialog] = useState<{ ids: string[]; isOpen: boolean } | null>(null);
  const isNarrow = useMediaQuery('(max-width: 56.24em)');
  const write = (ids: string[]) => setDialog({ ids, isOpen: true });
  const Rows = isNarrow ? GradeCards : GradeTable;
  return (
    <>
      <ListHeading totalCount={totalCount} selection={selection} onWrite={() => write([...selection.ids])} />
      {totalCount === 0 ? (
        <NoLearners courseId={courseId} isFiltered={listKey !== '{}'} />
      ) : (
        <Rows
          courseId={courseId}
          view={view}
          lessons={lessons}
          rows={rows}
          selection={selection}
          onWrite={({ enrollmentId }) => write([enrollmentId])}
        />
      )}
      <LinkPagination
        page={view.page}
        pageSize={pageSize}
        totalCount={knownRowCount(totalCount, { page: view.page, pageSize, shown: rows.length })}
        getPageUrl={(page) => gradeBookPath(courseId, { ...view, page })}
      />
      {dialog && (
        <CourseMessageDialog
          courseId={courseId}
          enrollmentIds={dialog.ids}
          isOpen={dialog.isOpen}
          onSent={selection.clear}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
          onExited={() => setDialog(null)}
        />
      )}
    </>
  );
}

interface ListHeadingProps {
  totalCount: number;
  selection: Selection;
  onWrite(): void;
}

function ListHeading({ totalCount, selection, onWrite }: ListHeadingProps) {
  const { t } = useTranslation('gradeBook');
  const { language } = useLanguage();
  const formatCount = usePlural('gradeBook');
  const selected = selection.ids.size;
  return (
    <Box sx={headingStyles}>
      <Typography aria-live="polite" sx={{ color: 'text.secondary' }}>
        {isUncounted(totalCount)
          ? t('moreThan', { n: formatNumber(pageSizes.countedRows, language) })
          : formatCount('found', totalCount)}
      </Typography>
      {selected > 0 && (
        <>
          <Button variant="contained" startIcon={<SendIcon />} onClick={onWrite}>
            {formatCount('writeTo', selected)}
          </Button>
          <Button onClick={selection.clear}>{t('write.clear')}</Button>
        </>
      )}
    </Box>
  );
}

function NoLearners({ courseId, isFiltered }: { courseId: string; isFiltered: boolean }) {
  const { t } = useTranslation('gradeBook');
  return (
    <EmptyState
      art={<NoSearchResultsArt />}
      title={t(isFiltered ? 'none' : 'empty')}
      text={t(isFiltered ? 'noneText' : 'emptyText')}
      action={isFiltered ? <ButtonLink to={gradeBookPath(courseId, {})}>{t('all')}</ButtonLink> : undefined}
    />
  );
}

const headingStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  minBlockSize: 44,
  marginBlockEnd: 1,
} as const;

/** The learners of a page on phones: how far each is, and where they are stuck. */
function GradeCards(props: GradeRowsProps) {
  const { t } = useTranslation('gradeBook');
  return (
    <Box component="ul" aria-label={t('table')} sx={listStyles}>
      {props.rows.map((row) => (
        <GradeCard key={row.enrollmentId} {...props} row={row} />
      ))}
    </Box>
  );
}

function GradeCard({ courseId, lessons, row, selection, onWrite }: GradeRowsProps & { row: GradeBookRowFragment }) {
  const { t } = useTranslation('gradeBook');
  const { language } = useLanguage();
  const { enrollmentId, isReachable } = row;
  const name = localizeField(row, 'studentName', language);
  return (
    <Card component="li" sx={cardStyles}>
      <Checkbox
        checked={selection.ids.has(enrollmentId)}
        disabled={!isReachable}
        onChange={() => selection.toggle(enrollmentId)}
        slotProps={{ input: { 'aria-label': t('select', { name }) } }}
        sx={{ marginBlockStart: '-6px' }}
      />
      <Box sx={{ minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('progress')} <bdi dir="ltr">{`${row.progress}%`}</bdi>
          {!row.stuck && ` · ${t(`states.${row.state}`)} · ${formatDate(row.lastActivityAt, language)}`}
        </Typography>
        <StuckNote courseId={courseId} row={row} lessons={lessons} />
      </Box>
      <WriteButton name={name} isReachable={isReachable} onClick={() => onWrite(row)} />
    </Card>
  );
}

const listStyles = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 } as const;

const cardStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 0.5,
  paddingBlock: 1.5,
  paddingInline: 1,
} as const;
