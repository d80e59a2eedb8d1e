import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '../../schema/contract/permissions';
import { PlusIcon } from '../art/icons/editIcons';
import { formatNumber } from '../language/formatters';
import { usePlural } from '../language/usePlural';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { useViewer } from '../session/useViewer';
import { ViewSwitch } from '../ui/navigation/ViewSwitch';
import { useTermEditor } from './termEditor/TermEditorProvider';
import { glossaryFilterParams, type GlossaryFilters } from './glossaryFilters';

interface GlossaryToolbarProps {
  /** Receives the focus when the focused element is removed. */
  headingRef: Ref<HTMLHeadingElement>;
  resultCount: number | undefined;
  totalCount: number | undefined;
  /** Whether the count is the server's response; intermediate counts are not announced to screen readers. */
  isUpToDate: boolean;
  filters: GlossaryFilters;
}

const toolbarStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1.5,
  rowGap: 2,
  marginBlock: 3,
} as const;

export function GlossaryToolbar({ headingRef, resultCount, totalCount, isUpToDate, filters }: GlossaryToolbarProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const formatCount = usePlural('glossary');
  const { viewer } = useViewer();
  const editing = useTermEditor();
  const isKnown = resultCount !== undefined && totalCount !== undefined;
  return (
    <Stack direction="row" sx={toolbarStyles}>
      <Typography
        ref={headingRef}
        component="h2"
        variant="h4"
        tabIndex={-1}
        aria-live="polite"
        aria-busy={!isUpToDate}
        sx={{ minBlockSize: '1.5em', fontSize: { xs: '1.125rem', sm: '1.25rem' } }}
      >
        {isKnown && formatCount('found', resultCount, { total: formatNumber(totalCount, language) })}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        {editing && viewer && hasPermission(viewer.role, 'glossary:write') && (
          <Button variant="contained" size="small" startIcon={<PlusIcon />} onClick={editing.add}>
            {t('edit.add')}
          </Button>
        )}
        <ViewSwitch
          chosen={filters.view}
          hrefFor={(view) => paths.glossary(glossaryFilterParams({ ...filters, view }))}
        />
      </Stack>
    </Stack>
  );
}
