import { Box, Button, Typography, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { NoSearchResultsArt } from '../../art/illustrations/NoSearchResultsArt';
import { SendIcon } from '../../art/icons/sharingIcons';
import { isUncounted, knownRowCount } from '../../data/rowCounts';
import { formatNumber, useLanguage, usePlural, useTranslation } from '../../language';
import { ButtonLink } from '../../routing';
import { EmptyState, QueryResult } from '../../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { lazyDialog } from '../../ui/lazyDialog';
import { LinkPagination } from '../dashboard/LinkPagination';
import { RowsSkeleton } from '../dashboard/StudioSkeleton';
import { useGradeBookQuery, type GradeBookQuery } from './__generated__/gradeBook';
import { GradeBookFilters } from './GradeBookFilters';
import { gradeBookPath, toListVariables, type GradeBookView } from './gradeBookView';
import { GradeCards } from './GradeCards';
import { GradeTable } from './GradeTable';
import { useSelection, type Selection } from './useSelection';

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
