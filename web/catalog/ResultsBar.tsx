import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useCounted } from '../language/useCounted';
import { paths } from '../paths';
import { ViewSwitch } from '../ui/ViewSwitch';
import { addressOf, type CourseFilters } from './filters';
import { SortField } from './SortField';

interface ResultsBarProps {
  /** The line that says how many: it takes the focus of a button that clears the filters, and itself, away. */
  countRef: Ref<HTMLHeadingElement>;
  /** Absent while it is not known. */
  found: number | undefined;
  filters: CourseFilters;
  change(part: Partial<CourseFilters>): void;
}

/** How many courses were found, in what order and how they are shown. */
export function ResultsBar({ countRef, found, filters, change }: ResultsBarProps) {
  const counted = useCounted('courses');
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, marginBlockEnd: 3 }}
    >
      <Typography
        ref={countRef}
        component="h2"
        variant="h4"
        tabIndex={-1}
        aria-live="polite"
        sx={{ minBlockSize: '1.5em' }}
      >
        {found !== undefined && counted('list.found', found)}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        <SortField value={filters.sort} onChoose={(sort) => change({ sort })} />
        <ViewSwitch chosen={filters.view} addressOf={(view) => paths.courses(addressOf({ ...filters, view }))} />
      </Stack>
    </Stack>
  );
}
