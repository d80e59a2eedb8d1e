import { visuallyHidden } from '../../ui/layout/layoutStyles';

/** The sort field is rendered outside of the form and refers to it by this id. */
export const filterFormId = 'course-filters';

export const filterFieldsId = 'course-filter-fields';

/** A sticky column on wide windows; on narrow ones the fields open below the search field. */
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
  // The search icon is enough on phones, so that the first course fits in the first view.
  '& > .MuiFormControl-root > label': { '@media (max-width: 37.45em)': visuallyHidden },
  // A typed text needs the whole row of a phone to be readable.
  '& > .MuiFormControl-root:has(input:not(:placeholder-shown))': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  'html[data-scripting="none"] & > .scripted': { display: 'none' },
  'html[data-scripting="enabled"] & > [aria-expanded="false"] ~ .whole': { display: { xs: 'none', md: 'flex' } },
} as const;
