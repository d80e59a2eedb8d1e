import { visuallyHidden } from '../../ui/layout/hiddenStyles';

/** The form's id: the order of the list belongs to it, though it stands elsewhere. */
export const filterFormId = 'course-filters';

/** The id of the fields that a button opens on narrow windows. */
export const filterFieldsId = 'course-filter-fields';

/** Beside the list and in sight on wide windows; on narrow ones the fields open under the search, when asked for. */
export const filterPanelStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto', md: 'minmax(0, 1fr)' },
  alignItems: 'end',
  gap: { xs: 1.5, md: 3 },
  position: { md: 'sticky' },
  insetBlockStart: { md: 96 },
  maxBlockSize: { md: 'calc(100vh - 120px)' },
  overflowY: { md: 'auto' },
  padding: { sm: 2, md: 3 },
  border: { sm: '1px solid' },
  borderColor: { sm: 'divider' },
  borderRadius: '16px',
  backgroundColor: { sm: 'paper' },
  '& > .narrow': { display: { md: 'none' } },
  '& > .whole': { gridColumn: '1 / -1' },
  // On phones the glass says it, so that the first course is in the first view.
  '& > .MuiFormControl-root > label': { '@media (max-width: 599.95px)': visuallyHidden },
  '@media (scripting: none)': { '& > .scripted': { display: 'none' } },
  '@media (scripting: enabled)': { '& > .closed': { display: { xs: 'none', md: 'flex' } } },
} as const;
