import { Button, type ButtonProps } from '@mui/material';
import { paths } from '../../routing';
import { countActiveFilters, courseFilterParams, type CourseFilters } from './courseFilters';

const resetFormId = 'course-filters-cleared';

/** Used by every reset button; without filters there is none. Without JavaScript it leads to the list without filters. */
export function ResetFiltersForm({ filters, onClear }: { filters: CourseFilters; onClear(): void }) {
  const { view, sort } = filters;
  if (countActiveFilters(filters) === 0) return null;
  const displayParams = courseFilterParams({ view, sort });
  return (
    <form
      id={resetFormId}
      action={paths.courses()}
      onSubmit={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      {Object.entries(displayParams).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** Can be placed anywhere on the page: it refers to the form by id. */
export function ResetFiltersButton(props: Omit<ButtonProps, 'type' | 'form' | 'onClick'>) {
  return <Button {...props} type="submit" form={resetFormId} />;
}
