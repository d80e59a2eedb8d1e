import { Box, Button } from '@mui/material';
import { gradeBookStates } from '../../../schema/contract/gradeBook';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { useLanguage, useTranslation } from '../../language';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { SearchField } from '../../ui/form/SearchField';
import { gradeBookCsvPath, type GradeBookView } from './gradeBookView';
import { lessonTitle, type Lessons } from './lessonTitles';

interface GradeBookFiltersProps {
  courseId: string;
  view: GradeBookView;
  lessons: Lessons;
  /** Changes the view and returns to page 1. */
  onChange(part: Partial<GradeBookView>, replace?: boolean): void;
}

/** Values of the choice of an order: a sort with its direction. */
const orders = {
  name: { sort: 'name', direction: 'asc' },
  progress: { sort: 'progress', direction: 'asc' },
  progressDesc: { sort: 'progress', direction: 'desc' },
  lastActivity: { sort: 'lastActivity', direction: 'asc' },
  lastActivityDesc: { sort: 'lastActivity', direction: 'desc' },
} as const;
const orderNames = Object.keys(orders) as (keyof typeof orders)[];

/** Which learners are shown, their order, and the same as a file. */
export function GradeBookFilters({ courseId, view, lessons, onChange }: GradeBookFiltersProps) {
  const { t } = useTranslation('gradeBook');
  const { language } = useLanguage();
  const states = [
    { value: '', label: t('states.all') },
    ...gradeBookStates.map((value) => ({ value, label: t(`states.${value}`) })),
  ];
  return (
    <Box role="search" sx={rowStyles}>
      <SearchField
        id="grade-book-search"
        label={t('search')}
        placeholder={t('searchHint')}
        value={view.search}
        onSearch={(search) => onChange({ search }, true)}
      />
      <NativeSelect
        id="grade-book-state"
        name="state"
        label={t('state')}
        value={view.state}
        options={states}
        onChange={(value) => onChange({ state: gradeBookStates.find((state) => state === value) ?? '' })}
      />
      <NativeSelect
        id="grade-book-missing"
        name="missing"
        label={t('missing')}
        value={lessons.some(({ id }) => id === view.missing) ? view.missing : ''}
        options={[
          { value: '', label: t('anyLesson') },
          ...lessons.map((lesson) => ({ value: lesson.id, label: lessonTitle(lesson, language).text })),
        ]}
        onChange={(missing) => onChange({ missing })}
      />
      <OrderSelect view={view} onChange={onChange} />
      <Button
        component="a"
        href={gradeBookCsvPath(courseId, view)}
        download
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        sx={{ minBlockSize: 48 }}
      >
        {t('export')}
      </Button>
    </Box>
  );
}

/** The headings of the table order it, too; results and names from the end by them alone. */
function OrderSelect({ view, onChange }: Pick<GradeBookFiltersProps, 'view' | 'onChange'>) {
  const { t } = useTranslation('gradeBook');
  const current = orderNames.find(
    (name) => orders[name].sort === view.sort && orders[name].direction === view.direction,
  );
  const options = orderNames.map((value): { value: string; label: string } => ({ value, label: t(`orders.${value}`) }));
  return (
    <NativeSelect
      id="grade-book-order"
      name="order"
      label={t('order')}
      value={current ?? 'heading'}
      options={current ? options : [...options, { value: 'heading', label: t('orders.heading') }]}
      onChange={(value) => {
        const name = orderNames.find((each) => each === value);
        if (name) onChange({ ...orders[name], result: '' });
      }}
    />
  );
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 3fr) repeat(3, minmax(0, 2fr)) auto',
  },
  alignItems: 'end',
  gap: { xs: 1.5, md: 2 },
  marginBlockEnd: 2,
  '& > :first-child': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
} as const;
