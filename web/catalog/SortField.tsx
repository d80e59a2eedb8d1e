import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { CourseSort } from '../data/generated';
import { sorts } from './filters';
import { filterForm } from './panelStyles';

/** The order of the list; part of the filters' form. */
export function SortField({ value, onChoose }: { value: CourseSort; onChoose(sort: CourseSort): void }) {
  const { t } = useTranslation('courses');
  return (
    <TextField
      select
      fullWidth={false}
      id="course-sort"
      name="sort"
      value={value}
      onChange={(event) => onChoose(sorts.find((sort) => sort === event.target.value) ?? value)}
      slotProps={{ select: { native: true }, htmlInput: { form: filterForm, 'aria-label': t('list.sort') } }}
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(`list.sorts.${sort}`)}
        </option>
      ))}
    </TextField>
  );
}
