import { Button, type ButtonProps } from '@mui/material';
import { paths } from '../../paths';
import { courseFilterParams, type CourseFilters } from './courseFilters';

const resetFormId = 'course-filters-cleared';

/** Used by every reset button. Without JavaScript it submits to the list without filters. */
export function ResetFiltersForm({ filters: { view, sort }, onClear }: { filters: CourseFilters; onClear(): void }) {
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
