import Button, { type ButtonProps } from '@mui/material/Button';
import { paths } from '../paths';
import { addressOf, type CourseFilters } from './filters';

const clearingForm = 'course-filters-cleared';

/** The form behind every clear button: sent without scripts, it leads to the list that has no filters. */
export function ClearingForm({ filters: { view, sort }, onClear }: { filters: CourseFilters; onClear(): void }) {
  const kept = addressOf({ view, sort });
  return (
    <form
      id={clearingForm}
      action={paths.courses()}
      onSubmit={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** A button that takes all filters away, wherever it stands. */
export function ClearFilters(props: Omit<ButtonProps, 'type' | 'form' | 'onClick'>) {
  return <Button {...props} type="submit" form={clearingForm} />;
}
