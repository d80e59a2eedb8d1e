import { Tooltip } from '@mui/material';
import type { ReactElement } from 'react';

export interface ToolbarHintProps {
  title: string;
  children: ReactElement;
}

/** Within the toolbar: at the end of the document it is outside of all landmarks. Above, it hides neither tools nor text. */
export const ToolbarHint = (props: ToolbarHintProps) => (
  <Tooltip
    {...props}
    placement="top"
    enterDelay={500}
    enterNextDelay={500}
    slotProps={{ popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } }}
  />
);
