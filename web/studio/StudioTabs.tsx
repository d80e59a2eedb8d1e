import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../ui/LinkTabs';
import { useAddressState } from '../ui/useAddressState';
import { Analytics } from './Analytics';
import { Courses } from './Courses';
import { readStudio, studioPath, tabs, type StudioState } from './state';
import { Students } from './Students';
import type { Figures } from './TeachingFigures';

/** What each tab is given: what the address says, and the way to change it. */
export interface TabProps {
  state: StudioState;
  change(part: Partial<StudioState>, replace?: boolean): void;
  figures: Figures;
}

const panels = { courses: Courses, students: Students, analytics: Analytics };

/** Courses, Students and Analytics (spec.md section 2). */
export function StudioTabs({ figures }: { figures: Figures }) {
  const { t } = useTranslation('studio');
  const [state, goTo] = useAddressState(readStudio, studioPath);
  const change: TabProps['change'] = (part, replace) => goTo({ ...state, page: 1, ...part }, replace);
  const Panel = panels[state.tab];
  return (
    <Box sx={{ marginBlockStart: { xs: 3, md: 4 } }}>
      <LinkTabs
        id="studio"
        label={t('tabs')}
        tabs={tabs.map((tab) => ({ name: tab, label: t(`tab.${tab}`), to: studioPath({ tab }) }))}
        chosen={state.tab}
      >
        <Panel state={state} change={change} figures={figures} />
      </LinkTabs>
    </Box>
  );
}
