import { Box, Checkbox, IconButton, Typography } from '@mui/material';
import { SendIcon } from '../../art/icons/sharingIcons';
import { SortIcon } from '../../art/icons/tableIcons';
import { formatDate, localizeField, useLanguage, useTranslation } from '../../language';
import { TextLink } from '../../routing';
import type { GradeBookLessonFragment, GradeBookRowFragment } from './__generated__/gradeBook';
import { gradeBookPath, type GradeBookView } from './gradeBookView';
import { gradeTableStyles } from './gradeTableStyles';
import { lessonTitle, type Lessons } from './lessonTitles';
import { ResultCell } from './ResultCell';
import { StuckNote } from './StuckNote';
import type { Selection } from './useSelection';

export interface GradeRowsProps {
  courseId: string;
  view: GradeBookView;
  lessons: Lessons;
  rows: readonly GradeBookRowFragment[];
  selection: Selection;
  onWrite(row: GradeBookRowFragment): void;
}

/** Learners by lessons. The frame scrolls, also by keys; names and headings stay in sight. */
export function GradeTable(props: GradeRowsProps) {
  const { lessons, rows } = props;
  const { t } = useTranslation('gradeBook');
  return (
    <Box role="region" aria-label={t('table')} tabIndex={0} sx={gradeTableStyles}>
      <table aria-label={t('table')}>
        <TableHead {...props} />
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.enrollmentId} {...props} row={row} lessons={lessons} />
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function TableHead({ courseId, view, lessons, rows, selection }: GradeRowsProps) {
  const { t } = useTranslation('gradeBook');
  const reachable = rows.filter(({ isReachable }) => isReachable).map(({ enrollmentId }) => enrollmentId);
  const selected = reachable.filter((id) => selection.ids.has(id));
  const isAll = reachable.length > 0 && selected.length === reachable.length;
  const head = { courseId, view };
  return (
    <thead>
      <tr>
        <th scope="col" data-name>
          <Checkbox
            checked={isAll}
            indeterminate={selected.length > 0 && !isAll}
            disabled={reachable.length === 0}
            onChange={() => selection.set(reachable, !isAll)}
            slotProps={{ input: { 'aria-label': t('selectAll') } }}
          />
          <SortLink {...head} sort="name" label={t('learner')} />
        </th>
        <SortHeading {...head} sort="progress" label={t('progress')} />
        <SortHeading {...head} sort="lastActivity" label={t('lastActivity')} />
        {lessons.map((lesson) => (
          <LessonHeading key={lesson.id} {...head} lesson={lesson} />
        ))}
      </tr>
    </thead>
  );
}

interface SortProps extends Pick<GradeRowsProps, 'courseId' | 'view'> {
  sort: GradeBookView['sort'];
  /** Of `result`. */
  result?: string;
  label: string;
  lang?: string | undefined;
}

const isSortedBy = ({ view, sort, result = '' }: Pick<SortProps, 'view' | 'sort' | 'result'>): boolean =>
  view.sort === sort && (sort !== 'result' || view.result === result);

/** For `aria-sort` of the column. */
const sortState = (column: Pick<SortProps, 'view' | 'sort' | 'result'>) =>
  isSortedBy(column) ? (`${column.view.direction}ending` as const) : undefined;

function SortLink({ courseId, view, sort, result = '', label, lang }: SortProps) {
  const { t } = useTranslation('gradeBook');
  const isSorted = isSortedBy({ view, sort, result });
  const direction = isSorted && view.direction === 'asc' ? 'desc' : 'asc';
  return (
    <TextLink
      to={gradeBookPath(courseId, { ...view, sort, direction, result, page: 1 })}
      preventScrollReset
      title={t('sortBy', { name: label })}
      sx={{ color: 'inherit' }}
    >
      <bdi lang={lang}>{label}</bdi>
      {isSorted && <SortIcon size={16} style={view.direction === 'asc' ? {} : { transform: 'scaleY(-1)' }} />}
    </TextLink>
  );
}

const SortHeading = (props: SortProps) => (
  <th scope="col" aria-sort={sortState(props)}>
    <SortLink {...props} />
  </th>
);

function LessonHeading({
  lesson,
  ...head
}: Pick<GradeRowsProps, 'courseId' | 'view'> & { lesson: GradeBookLessonFragment }) {
  const { t } = useTranslation('gradeBook');
  const { language } = useLanguage();
  const { text, lang } = lessonTitle(lesson, language);
  const marks = [
    localizeField(lesson, 'sectionTitle', language),
    !lesson.isRequired && t('optional'),
    !lesson.isPublished && t('withdrawn'),
  ].filter((mark) => mark !== false && mark !== '');
  return (
    <th scope="col" data-lesson aria-sort={sortState({ ...head, sort: 'result', result: lesson.id })}>
      {marks.length > 0 && (
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {marks.join(' · ')}
        </Typography>
      )}
      <SortLink {...head} sort="result" result={lesson.id} label={text} lang={lang} />
    </th>
  );
}

function TableRow({ courseId, lessons, row, selection, onWrite }: GradeRowsProps & { row: GradeBookRowFragment }) {
  const { t } = useTranslation('gradeBook');
  const { language } = useLanguage();
  const { enrollmentId, isReachable, progress, lastActivityAt } = row;
  const name = localizeField(row, 'studentName', language);
  return (
    <tr>
      <th scope="row" data-name>
        <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
          <Checkbox
            checked={selection.ids.has(enrollmentId)}
            disabled={!isReachable}
            onChange={() => selection.toggle(enrollmentId)}
            slotProps={{ input: { 'aria-label': t('select', { name }) } }}
          />
          <Box sx={{ flex: 1, minInlineSize: 0 }}>
            <Box sx={{ paddingBlockStart: '6px', overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Box>
            {row.stuck ? (
              <StuckNote courseId={courseId} row={row} lessons={lessons} />
            ) : (
              <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                {t(`states.${row.state}`)}
              </Typography>
            )}
          </Box>
          <WriteButton name={name} isReachable={isReachable} onClick={() => onWrite(row)} />
        </Box>
      </th>
      <td>
        <bdi dir="ltr">{`${progress}%`}</bdi>
      </td>
      <td>{formatDate(lastActivityAt, language)}</td>
      {lessons.map((lesson) => (
        <td key={lesson.id}>
          <ResultCell courseId={courseId} row={row} lesson={lesson} />
        </td>
      ))}
    </tr>
  );
}

interface WriteButtonProps {
  name: string;
  isReachable: boolean;
  onClick(): void;
}

export function WriteButton({ name, isReachable, onClick }: WriteButtonProps) {
  const { t } = useTranslation('gradeBook');
  if (!isReachable) return null;
  return (
    <IconButton size="small" aria-label={t('write.one', { name })} title={t('write.one', { name })} onClick={onClick}>
      <SendIcon size={20} />
    </IconButton>
  );
}
